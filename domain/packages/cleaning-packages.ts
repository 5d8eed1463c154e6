/**
 * Ids of the seven cleaning packages in the order we offer them (R4.1): general, per hour, move-in/out, pregnancy,
 * spring, renovation, end of tenancy. The ordering site uses the same ids. Names and texts are copy.
 */
export const packageIds = ['gs', 'ms', 'vs', 'zs', 'ls', 'rs', 'es'] as const

export type PackageId = (typeof packageIds)[number]

/** What an order is of: a package, or work that was agreed with a business (R19.1). */
export type OrderedPackage = PackageId | 'business'

/** Whether a text, such as a form's hidden `packageId` field, is one of the seven ids. Case-sensitive. */
export const isPackageId = (text: string): text is PackageId => (packageIds as readonly string[]).includes(text)

/**
 * Ids of the seven room types (R4.4): bathroom, kitchen, toilet, other rooms, bedroom, hallway, living room. Their
 * names are copy.
 */
export const roomTypeIds = ['br', 'kr', 'tr', 'or', 'sk', 'hg', 'wk'] as const

export type RoomTypeId = (typeof roomTypeIds)[number]
