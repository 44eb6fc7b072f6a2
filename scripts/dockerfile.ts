/** One instruction of a Dockerfile, with continued lines joined. */
export type Step = { instruction: string; args: string }
export type Stage = { name: string; base: string; steps: Step[] }

/** The stages of a Dockerfile in order. Throws on an instruction that ours doesn't use. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = []
  const joined = text.replaceAll(/^#.*\n/gm, '').replaceAll(/\\\n\s*/g, ' ')
  for (const line of joined.split('\n').map((each) => each.trim())) {
    if (line === '') continue
    const [, instruction = '', args = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (!KNOWN.has(instruction)) throw new Error(`Dockerfile: unsupported line: ${line}`)
    if (instruction !== 'FROM') {
      stages.at(-1)!.steps.push({ instruction, args })
      continue
    }
    const [, base = '', name] = /^(?:--platform=\S+ )?(\S+)(?: AS (\S+))?$/.exec(args) ?? []
    stages.push({ name: name ?? 'image', base, steps: [] })
  }
  return stages
}

const KNOWN = new Set('FROM WORKDIR COPY RUN ENV LABEL VOLUME EXPOSE USER HEALTHCHECK STOPSIGNAL CMD'.split(' '))

/** The arguments of the last instruction of this kind in a stage; undefined if there is none. */
export function findLast(stage: Stage, instruction: string): string | undefined {
  return stage.steps.findLast((step) => step.instruction === instruction)?.args
}

/** All ENV values of a stage. */
export function getEnvironment(stage: Stage): Record<string, string> {
  const pairs = stage.steps.filter(({ instruction }) => instruction === 'ENV').flatMap(({ args }) => args.split(/\s+/))
  return Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2)))
}

/** The words of a command in the exec form, `["node", "main.ts"]`, without anything in front of it. */
export function parseExecForm(args: string): string[] {
  return JSON.parse(args.slice(args.indexOf('['))) as string[]
}

/** "10001:10001" as a user id and a group id. */
export function getOwner(text: string): [number, number] {
  const [user = 0, group = user] = text.split(':').map(Number)
  return [user, group]
}

export function getUser(image: Stage): [number, number] {
  return getOwner(findLast(image, 'USER')!)
}
