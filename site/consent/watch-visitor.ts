import { type Country, countryOf, type Language, otherLanguage } from '../../domain/language.ts'
import { isPackageId, type PackageId } from '../../domain/packages/cleaning-packages.ts'
import { checkCoveredPostcode } from '../../domain/places/postcode.ts'
import { countEvent } from '../../ui/browser/events.ts'
import { pageCoverage } from '../../ui/browser/page-coverage.ts'

/**
 * Counts submitted postcodes and hand-offs to the ordering site (R12.4). It uses delegated listeners, so that forms and
 * buttons need no analytics code and are counted before hydration too.
 */
export function watchVisitor(language: Language): void {
  let last = { at: -doubleClickMs, text: '' }
  addEventListener(
    'submit',
    ({ target, submitter, timeStamp: at }) => {
      const form = target as HTMLFormElement
      const text = [...new FormData(form)].join()
      if (text !== last.text || at - last.at >= doubleClickMs) onSubmit(form, submitter, language)
      last = { at, text }
    },
    true,
  )
  addEventListener('click', ({ target, detail }) => target instanceof Element && detail < 2 && onClick(target), true)
}

/** A second click within this many milliseconds counts as a double click. */
const doubleClickMs = 1000

/**
 * The action of forms that lead to the ordering site (R5.8). Other forms with a postcode, like the estimate's, do not.
 */
const handOffAction = '/start'

function onSubmit(form: HTMLFormElement, submitter: HTMLElement | null, language: Language): void {
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action')
  const data = new FormData(form)
  const packageId = String(data.get('packageId'))
  if (action !== handOffAction || !isPackageId(packageId)) return
  const country = countryOf(language)
  const check = checkCoveredPostcode(country, String(data.get('zipCode')), pageCoverage())
  const submitted = (of: Country, covered: 'yes' | 'no') =>
    countEvent({ event: 'postcode_submit', package: packageId, country: of, covered })
  if (check.ok) {
    submitted(country, 'yes')
    countEvent({ event: 'handoff', package: packageId })
  } else if (check.problem === 'notCovered') submitted(country, 'no')
  else if (check.problem === 'otherCountry') submitted(countryOf(otherLanguage(language)), 'no')
}

function onClick(target: Element): void {
  const packageId = handOffPackage(target.closest('a')?.href ?? '')
  if (packageId) countEvent({ event: 'handoff', package: packageId })
}

/** The package in a hand-off address (R5.6). Undefined for any other address. */
function handOffPackage(address: string): PackageId | undefined {
  const [, packageId = ''] = /\/location\?packageId=(\w+)/.exec(address) ?? []
  return isPackageId(packageId) ? packageId : undefined
}
