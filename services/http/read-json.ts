/** The JSON body of a request; undefined if it is malformed. */
export const readJson = (request: Request): Promise<unknown> => request.json().catch(() => undefined)

/** The JSON object in the body of a request; undefined if the body is anything else. */
export async function readJsonObject(request: Request): Promise<Record<string, unknown> | undefined> {
  const body = await readJson(request)
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : undefined
}
