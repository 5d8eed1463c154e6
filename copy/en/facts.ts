/** Beside a fact that the owner has not confirmed yet; in brackets, so that a sentence still reads well aloud. */
export const facts = { sample: '(sample)', samplePrices: '(sample prices)' }
