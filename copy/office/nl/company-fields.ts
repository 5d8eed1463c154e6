import { unconfirmed } from '../../nl/unconfirmed.ts'
import type { companyFields as english } from '../en/company-fields.ts'
import { companyProblems } from './company-problems.ts'

/**
 * Hoe de waarden van het bedrijfsbestand heten, wat een bewering zou bewijzen en wat er mis kan zijn met een waarde.
 * Placeholders: {label}, {country}, {proof}.
 */
export const companyFields: typeof english = {
  fields: {
    'phoneNumber.BE': 'Telefoonnummer in België (+32…)',
    'phoneNumber.NL': 'Telefoonnummer in Nederland (+31…)',
    'email.BE': 'E-mailadres voor klanten in België',
    'email.NL': 'E-mailadres voor klanten in Nederland',
    'mail.from': 'Adres waarvandaan de sites mailen',
    'mail.to': 'Adres van de mailbox van het kantoor',
    googleProfileUrl: 'Waar klanten beoordelingen lezen en schrijven (https://…)',
    socialLinks: 'Sociale media (één per regel, Facebook: https://…)',
    'hours.opens': 'Open vanaf (bijvoorbeeld 08:00)',
    'hours.closes': 'Open tot (bijvoorbeeld 18:00)',
    closedDays: 'Gesloten dagen naast weekends en feestdagen, één per regel (bijvoorbeeld 2026-12-24)',
    'invoices.BE': 'Wanneer klanten in België een factuur krijgen: een consument misschien voor elke schoonmaak',
    'invoices.NL': 'Wanneer klanten in Nederland een factuur krijgen',
    'invoiceLanguage.BE':
      'Taal van facturen uit België, zoals de regio van je zetel eist; wie een andere taal leest, krijgt er een vertaling bij',
    'reverseCharge.BE': 'Btw verleggen naar Belgische bedrijven met btw-aangifte: mijn accountant heeft het bevestigd',
    since: 'Eerste jaar, voor de copyrightregel en “sinds”',
    'figures.homesCleaned': 'Aantal schoongemaakte woningen tot nu toe, naar beneden afgerond',
    'figures.minutesToBook': 'Hoeveel minuten bestellen duurt',
    brand: 'Naam waaronder klanten je kennen',
    'branch.path': 'Adres van de pagina van de vestiging (bijvoorbeeld /naam-plaats)',
    'branch.place': 'Plaats van de vestiging',
  },
  legal: {
    name: 'Naam volgens het register',
    legalForm: 'Rechtsvorm',
    'seat.street': 'Straat en nummer',
    'seat.zipCode': 'Postcode',
    'seat.city': 'Plaats',
    companyNumber: 'KvK- of ondernemingsnummer',
    register: 'Register',
    vatNumber: 'Btw-nummer',
  },
  area: {
    entry: 'Waar je komt',
    regions: 'Regio’s waar je komt; niets aangevinkt en geen postcodes: overal',
    codes: 'Postcodes waar je ook komt, op elke regel een reeks (zoals 8000-8049)',
    except: 'Postcodes waar je niet komt, op elke regel een reeks',
    covers: '{count} van de {total} regio’s',
    inPart: ', waarvan {count} voor een deel',
    idleTeams: '; niemand valt onder {names}',
  },
  account: {
    iban: 'IBAN van de rekening',
    bic: 'BIC, mag leeg blijven',
    name: 'Rekeninghouder, als die anders heet dan in het register',
  },
  inCountry: '{label}, {country}',
  countries: { BE: 'België', NL: 'Nederland' },
  proof: {
    proof: 'Bewijs en waar het ligt',
    by: 'Gecontroleerd door',
    on: 'Gecontroleerd op (bijvoorbeeld 2026-05-01)',
  },
  proves: 'Dit zou het bewijzen: {proof}.',
  confirm: 'Ik bevestig dit',
  facts: unconfirmed.facts,
  promises: unconfirmed.promises,
  claims: unconfirmed.claims,
  /** How values of facts are written. */
  factHints: {
    morningArrival: 'bijvoorbeeld 10:00–11:00',
    afternoonArrival: 'bijvoorbeeld 14:00–15:00',
    paymentMethods: 'in de taal van de site',
    teamLanguages: 'in de taal van de site',
  },
  proofs: {
    homesCleaned: 'de bezoeken in de administratie sinds het eerste jaar',
    foundedInYearOfCopyright: 'het handelsregister of de eerste factuur',
    minutesToBook: 'de gemeten tijd van tien nieuwe klanten die de maten van hun ruimtes bij de hand hadden',
    certifiedProfessionals:
      'van iedereen een extern certificaat, of de aantekening van je eigen training en een schoonmaak onder begeleiding',
    payByCardTerminal: 'een contract voor pinapparaten, één voor elk team dat op pad is',
    satisfactionGuarantee: 'de voorwaarden, en hoeveel bezoeken vorig jaar zijn overgedaan of terugbetaald',
    answeredInTime: 'wie op welke dag antwoordt, ook in het weekend',
    noServiceVouchers: 'het register van erkende bedrijven, waar jullie niet in staan',
    noPersonalBudgets: 'de lijst van je contracten, waar geen pgb- of Wmo-contract bij zit',
    samePriceIfFinishedSooner: 'je instructie aan de teams',
    guaranteeCoversHourlyWork: 'je instructie aan kantoor',
    noRegularCleaningOfHomes: 'je telefonische bestellingen, waar geen vaste schoonmaak bij zit',
    refusedExtraTimeIsFree: 'je instructie aan de teams',
    visitsOnSaturday: 'het rooster',
    coverage: 'het rooster, met een team voor elke regio',
    oneContactForBusinesses: 'de naam in elk contract',
    complaintSeenByColleague: 'de naam bij elk besluit',
    ratingsNotPaidFor: 'het verzoek om een beoordeling, zonder korting of cadeau',
    officeInEnglishAndDutch: 'het rooster van kantoor',
    noDutchDisputesCommittee: 'de ledenlijst van de commissie, waar jullie niet op staan',
    workOrderMailedToAbsentCustomer: 'een van die mails',
  },
  problems: companyProblems,
}
