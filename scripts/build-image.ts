// Builds the image with podman and tries it: read-only, as its own user, without privileges. Needs Linux and root.
//
//   npm run image                    base images from a registry
//   npm run image -- --from-packages without a registry: base images made of Debian packages (needs mmdebstrap)
import { spawnSync } from 'node:child_process'
import { chownSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getEnvironment, getUser, readDockerfile } from './dockerfile.ts'
import { root } from './ensure-installed.mjs'
import { tryImage } from './try-image.ts'

const stages = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))
const image = stages.at(-1)!
const work = mkdtempSync(join(tmpdir(), 'evenkeel-image-'))
const storage = ['--root', join(work, 'storage'), '--runroot', join(work, 'run'), '--cgroup-manager', 'cgroupfs']
const runPodman = (...args: string[]) => run('podman', ...storage, ...args)
const build = (...args: string[]) =>
  runPodman('build', '--isolation', 'chroot', '--network', 'host', '--format', 'docker', ...args)

try {
  if (process.argv.includes('--from-packages')) makeBaseImages()
  const pull = process.argv.includes('--from-packages') ? 'never' : 'missing'
  build(`--pull=${pull}`, '--tag', 'evenkeel', root)
  const folder = readOutput('podman', ...storage, 'image', 'mount', 'evenkeel')
  const data = join(work, 'data')
  mkdirSync(data)
  chownSync(data, ...getUser(image))
  await tryImage(image, { prefix: getCommandInside(folder, data), env: { DATA_DIR: getEnvironment(image).DATA_DIR! } })
  console.log(readOutput('podman', ...storage, 'images', '--format', '{{.Repository}} {{.Size}}', 'evenkeel'))
  console.log('The image builds, starts and responds.')
} finally {
  spawnSync('podman', [...storage, 'image', 'unmount', '--all'])
  spawnSync('podman', [...storage, 'rmi', '--all', '--force'])
  rmSync(work, { recursive: true, force: true })
}

/** Base images under the same names: Debian without documentation, and one that adds Node, npm and what Node needs. */
function makeBaseImages(): void {
  const [nodeBase, debian] = [stages[0]!.base, image.base].map((name) => `docker.io/library/${name}`) as [
    string,
    string,
  ]
  const withoutDocs = ['man', 'doc', 'locale'].map((folder) => `--dpkgopt=path-exclude=/usr/share/${folder}/*`)
  const bootstrap = (file: string, ...more: string[]) =>
    run('mmdebstrap', '--variant=minbase', ...withoutDocs, ...more, 'bookworm', join(work, file))
  bootstrap('debian.tar')
  runPodman('import', '--quiet', join(work, 'debian.tar'), debian)
  bootstrap('node.tar', '--include=libatomic1,ca-certificates')
  runPodman('import', '--quiet', join(work, 'node.tar'), 'localhost/node-base')
  const context = join(work, 'node')
  mkdirSync(context)
  copyFileSync(process.execPath, join(context, 'node'))
  cpSync(join(readOutput('npm', 'root', '--global'), 'npm'), join(context, 'npm'), { recursive: true })
  copyFileSync(process.env.NODE_EXTRA_CA_CERTS ?? '/etc/ssl/certs/ca-certificates.crt', join(context, 'ca.crt'))
  const lines = [
    'FROM localhost/node-base',
    'COPY node /usr/local/bin/node',
    'COPY npm /usr/local/lib/node_modules/npm',
    'COPY ca.crt /usr/local/share/ca.crt',
    'ENV NODE_EXTRA_CA_CERTS=/usr/local/share/ca.crt',
    'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
  ]
  writeFileSync(join(context, 'Dockerfile'), lines.join('\n'))
  build('--pull=never', '--tag', nodeBase, context)
}

/** Runs a command in the mounted image as compose.yaml does: only /data and /tmp are writable. */
function getCommandInside(folder: string, data: string): string[] {
  const [uid, gid] = getUser(image)
  const script = `cd ${folder} && mount -t proc proc proc && mount -t tmpfs tmpfs tmp && mount --bind ${data} data && mount --bind /dev dev &&
    exec /usr/sbin/chroot . env -C /app setpriv --reuid=${uid} --regid=${gid} --clear-groups --no-new-privs --bounding-set=-all "$@"`
  return ['/usr/bin/unshare', '--mount', '/bin/sh', '-c', script, 'sh']
}

function run(program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`failed: ${program} ${args.join(' ')}`)
}

function readOutput(program: string, ...args: string[]): string {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  if (status !== 0) throw new Error(`failed: ${program} ${args.join(' ')}`)
  return stdout.trim()
}
