import { molliePayments } from '../../services/payments/provider/mollie.ts'
import { isOnTrial, publicOrigins } from '../../services/settings/public-origins.ts'
import { readSettings, type Settings, SettingsProblem } from '../../services/settings/settings.ts'
import { checkAddresses } from './check-addresses.ts'
import { type CompanyState, checkCompany } from './check-company.ts'
import { checkClock, checkDisk, checkKeys } from './check-machine.ts'
import { checkMailServer } from './check-mail-server.ts'
import { checkProcesses } from './check-processes.ts'
import { checkStoredData } from './check-stored-data.ts'
import { type Checked, ok, reasonOf, wrong } from './checked.ts'

interface ExamineOptions {
  /** Where a test e-mail goes; undefined: none is sent. */
  mail?: string | undefined
  /** The address of a server whose clock is trusted. */
  clock?: string | undefined
  /** Names of the hosts of the English site, the Dutch site and the office, if not this machine. */
  hosts: readonly string[]
}

/** Checks everything that has to be right for the sites to work. Each fault is found beside the others (R14.9). */
export async function examineInstallation(company: CompanyState, options: ExamineOptions): Promise<Checked[]> {
  const clock = await checkClock(options.clock)
  const settings = settingsOrProblem()
  if (typeof settings === 'string')
    return [wrong('settings', settings, 'Correct that setting.'), checkCompany(company, false), clock]
  const origins = publicOrigins(settings)
  const isTrial = isOnTrial(origins)
  const now = new Date()
  const own = settings.host ?? '127.0.0.1'
  const [en = own, nl = en, office = nl] = options.hosts
  return [
    ok('settings', isTrial ? 'all understood; this is a trial' : 'all understood'),
    checkCompany(company, isTrial),
    ...(await checkProcesses(settings, { en, nl, office })),
    ...(await checkStoredData(settings, isTrial, now)),
    ...checkKeys(settings),
    await checkMailServer(settings, isTrial, options.mail),
    ...(await checkProvider(settings)),
    ...(await checkAddresses(origins, now)),
    clock,
    checkDisk(settings),
  ]
}

function settingsOrProblem(): Settings | string {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (error instanceof SettingsProblem) return error.message
    throw error
  }
}

/** Asks the payment provider with our key, where there is one, for what it would not change. */
async function checkProvider({ payments }: Pick<Settings, 'payments'>): Promise<Checked[]> {
  if (!payments || payments.standInPort !== undefined) return []
  try {
    await molliePayments(payments).newestReturns()
    return [ok('payments', 'the provider answers and accepts our key')]
  } catch (error) {
    const todo =
      'See docs/on-call.md, “The payment provider is unavailable”. Customers can pay by bank transfer meanwhile.'
    return [wrong('payments', `the provider does not answer as it should: ${reasonOf(error)}`, todo)]
  }
}
