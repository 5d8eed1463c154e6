/** A valid Idempotency-Key: what a program sends with each try of one and the same request. */
export const idempotencyKey = /^[\x21-\x7e]{1,200}$/
