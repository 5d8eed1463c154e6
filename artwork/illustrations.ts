import { complaint, customerService, question, reviews } from './scenes/asking.ts'
import { hengelo } from './scenes/branch.ts'
import { cloths, inspection } from './scenes/checking.ts'
import { dirtHeavy, dirtLight, dirtNormal } from './scenes/dirt.ts'
import { hero } from './scenes/hero.ts'
import { logo } from './scenes/logo.ts'
import { journey } from './scenes/ordering.ts'
import { packageCustom } from './scenes/package-custom.ts'
import { packageEs } from './scenes/package-es.ts'
import { packageGs } from './scenes/package-gs.ts'
import { packageLs } from './scenes/package-ls.ts'
import { packageMs } from './scenes/package-ms.ts'
import { packageRs } from './scenes/package-rs.ts'
import { packageVs } from './scenes/package-vs.ts'
import { packageZs } from './scenes/package-zs.ts'
import { newspaper, privacy, terms } from './scenes/papers.ts'
import { business, notFound, partner } from './scenes/places.ts'
import { roomSigns } from './scenes/room-signs.ts'
import { whoWeAre, whyGuarantee, whyPrice, whyTeam } from './scenes/why.ts'

/** Every illustration: file name without `.svg` → function that returns its SVG document. */
export const illustrations: Readonly<Record<string, () => string>> = {
  hero,
  logo,
  'package-gs': packageGs,
  'package-ls': packageLs,
  'package-es': packageEs,
  'package-rs': packageRs,
  'package-vs': packageVs,
  'package-zs': packageZs,
  'package-ms': packageMs,
  'package-custom': packageCustom,
  'why-price': whyPrice,
  'why-team': whyTeam,
  'why-guarantee': whyGuarantee,
  'who-we-are': whoWeAre,
  business,
  partner,
  'not-found': notFound,
  'dirt-1': dirtLight,
  'dirt-2': dirtNormal,
  'dirt-3': dirtHeavy,
  question,
  'customer-service': customerService,
  reviews,
  complaint,
  inspection,
  cloths,
  journey,
  terms,
  privacy,
  newspaper,
  hengelo,
  ...Object.fromEntries(Object.entries(roomSigns).map(([room, draw]) => [`room-${room}`, draw])),
}

/** Where a picture is committed: those of the home's form, which the sites share, beside it. */
export const fileOf = (name: string): URL =>
  new URL(`../${name.startsWith('dirt-') ? 'ui/home-form' : 'site/illustrations'}/${name}.svg`, import.meta.url)
