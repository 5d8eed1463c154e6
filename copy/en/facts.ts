/** What is said beside a fact that the owner has not confirmed yet. */
export const facts = { sample: 'sample' }
