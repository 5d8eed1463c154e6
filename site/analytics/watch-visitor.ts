import { type Country, countryOf, type Language, otherLanguage } from '../../domain/language.ts'
import { isPackageId, type PackageId } from '../../domain/packages/cleaning-packages.ts'
import { checkPostcode } from '../../domain/places/postcode.ts'
import { countEvent } from '../../ui/browser/events.ts'

/**
 * Counts what visitors do with postcodes and links to the ordering site. One pair of ears for the whole page, so that forms
 * and buttons know nothing of counting, and work alike before and after hydration.
 */
export function watchVisitor(language: Language): void {
  let last = { at: -onePress, text: '' }
  addEventListener(
    'submit',
    ({ target, submitter, timeStamp: at }) => {
      const form = target as HTMLFormElement
      const text = [...new FormData(form)].join()
      if (text !== last.text || at - last.at >= onePress) onSubmit(form, submitter, language)
      last = { at, text }
    },
    true,
  )
  addEventListener('click', ({ target, detail }) => target instanceof Element && detail < 2 && onClick(target), true)
}

/** Milliseconds within which a second press is the end of a double click. */
const onePress = 1000

/** Where a form goes that hands its visitor over (decisions §4). Others that hold a postcode, as that of the estimate, do not. */
const start = '/start'

function onSubmit(form: HTMLFormElement, submitter: HTMLElement | null, language: Language): void {
  const goesTo = submitter?.getAttribute('formaction') ?? form.getAttribute('action')
  const data = new FormData(form)
  const packageId = String(data.get('packageId'))
  if (goesTo !== start || !isPackageId(packageId)) return
  const country = countryOf(language)
  const check = checkPostcode(country, String(data.get('zipCode')))
  const submitted = (of: Country, covered: 'yes' | 'no') =>
    countEvent({ event: 'postcode_submit', package: packageId, country: of, covered })
  if (check.ok) {
    submitted(country, 'yes')
    countEvent({ event: 'handoff', package: packageId })
  } else if (check.problem === 'notCovered') submitted(country, 'no')
  else if (check.problem === 'otherCountry') submitted(countryOf(otherLanguage(language)), 'no')
}

function onClick(target: Element): void {
  const packageId = handedOver(target.closest('a')?.href ?? '')
  if (packageId) countEvent({ event: 'handoff', package: packageId })
}

/** The package that an address hands over to the ordering site (decisions §4). */
function handedOver(address: string): PackageId | undefined {
  const [, packageId = ''] = /\/location\?packageId=(\w+)/.exec(address) ?? []
  return isPackageId(packageId) ? packageId : undefined
}
