/**
 * Why a review may be withheld from the website (R9.7): it names someone or reveals private facts, insults or
 * threatens, advertises, is about another company, or a court forbids it. Never for its stars or for being
 * unfavourable.
 */
export const withholdReasons = ['privateFacts', 'insult', 'advertising', 'otherCompany', 'court'] as const

export type WithholdReason = (typeof withholdReasons)[number]
