/** A number with its noun: '1 thing', '2 things'. */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
