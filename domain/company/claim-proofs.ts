/** What the site claims beyond describing the service; the owner has to be able to prove it (R1.3). */
export const claimIds = ['homesCleaned', 'minutesToBook', 'certifiedProfessionals', 'satisfactionGuarantee'] as const

export type ClaimId = (typeof claimIds)[number]

/**
 * Where the proof of a claim is kept, who checked it and when, in an owner's words: 'orders since 2006, ledger K3, checked by
 * the bookkeeper on 1 May 2026'. A claim that is not in here is reported (`npm run content -- report`).
 */
export const claimProofs: Readonly<Partial<Record<ClaimId, string>>> = {}
