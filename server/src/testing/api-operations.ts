import type { FastifyInstance } from 'fastify'

export const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000'

export type Operation = { method: string; path: string; access: string; isOpen: boolean }

/** Every operation in the OpenAPI document, with plausible parameters that match nothing. */
export async function listOperations(app: FastifyInstance): Promise<Operation[]> {
  type Document = { paths: Record<string, Record<string, { 'x-access': string; security?: unknown[] }>> }
  const { paths }: Document = (await app.inject('/api/openapi.json')).json()
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: path.replaceAll('{line}', '1').replace(/\{\w+\}/g, UNKNOWN_ID),
      access: operation['x-access'],
      isOpen: operation.security?.length === 0,
    })),
  )
}
