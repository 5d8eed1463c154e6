/**
 * The seven cleaning packages in the order in which they are offered: general, per hour, move-in/out, pregnancy,
 * spring, renovation, end of tenancy. The ordering site knows them by these ids; their names and texts are copy.
 */
export const packageIds = ['gs', 'ms', 'vs', 'zs', 'ls', 'rs', 'es'] as const

export type PackageId = (typeof packageIds)[number]

/** Whether a text, such as a form's hidden `packageId` field, is one of the seven ids (case counts). */
export function isPackageId(text: string): text is PackageId {
  return (packageIds as readonly string[]).includes(text)
}
