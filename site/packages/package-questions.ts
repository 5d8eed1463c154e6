import type { PackagePageId } from '../page-data/package-data.ts'

/** Ids of the FAQ questions (`copy/<language>/faq/`) that customers ask about a package before they book. */
export const packageQuestions: Readonly<Record<PackagePageId, readonly string[]>> = {
  gs: ['how-to-prepare', 'pets', 'how-many-people', 'do-i-stay'],
  ls: ['how-to-prepare', 'which-package', 'days-and-times', 'do-i-stay'],
  es: ['what-cannot-be-cleaned', 'satisfaction-guarantee', 'not-at-home'],
  rs: ['how-to-prepare', 'products-and-equipment', 'damage', 'not-at-home'],
  vs: ['days-and-times', 'free-change', 'not-at-home', 'walk-through'],
  zs: ['products-and-equipment', 'how-to-prepare', 'free-change', 'who-comes'],
  ms: ['walk-through', 'how-many-people', 'when-to-pay', 'pets'],
  custom: ['walk-through', 'what-cannot-be-cleaned', 'holiday-home', 'order-for-somebody-else'],
}
