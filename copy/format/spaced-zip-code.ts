/** A postcode in canonical form as people write it, with a space in a Dutch one: "2000", "7551 AB". */
export const spacedZipCode = (zipCode: string): string => zipCode.replace(/(?<=\d)(?=[A-Z])/, ' ')
