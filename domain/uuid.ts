const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a part of a path can be an id of ours. Nothing else is looked up: PostgreSQL rejects a NUL byte. */
export const isUuid = (text: string): boolean => uuid.test(text)
