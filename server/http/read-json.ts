/** The JSON body of a request; undefined if it is malformed. */
export const readJson = (request: Request): Promise<unknown> => request.json().catch(() => undefined)
