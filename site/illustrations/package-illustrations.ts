import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import custom from './package-custom.svg'
import es from './package-es.svg'
import gs from './package-gs.svg'
import ls from './package-ls.svg'
import ms from './package-ms.svg'
import rs from './package-rs.svg'
import vs from './package-vs.svg'
import zs from './package-zs.svg'

/** Address of the illustration (400 × 300) of each landing page; `custom` is the second page of the hourly package. */
export const packageIllustrations: Record<PackageId | 'custom', string> = { gs, ms, vs, zs, ls, rs, es, custom }
