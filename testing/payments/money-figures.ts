/** The counts and findings of a run of the proof. */
export interface MoneyFigures {
  /** Orders, each with a different schedule. */
  schedules: number
  /** Payments that the provider made, those of them that were paid, and what went back there. */
  provider: { made: number; paid: number; refunds: number }
  /** Lines of the bank, each in several files. */
  lines: number
  /** Invoices and credit notes that were numbered. */
  invoices: number
  /** Presses on the button while the provider did not answer. */
  offline: number
  kills: number
  days: number
  seconds: number
  /** A sentence for each broken promise. */
  violations: string[]
}

/** The figures of two runs together. */
export function addFigures(one: MoneyFigures | undefined, other: MoneyFigures): MoneyFigures {
  if (!one) return other
  const sum = (name: 'schedules' | 'lines' | 'invoices' | 'offline' | 'kills' | 'days' | 'seconds') =>
    one[name] + other[name]
  const online = (name: keyof MoneyFigures['provider']) => one.provider[name] + other.provider[name]
  return {
    schedules: sum('schedules'),
    lines: sum('lines'),
    invoices: sum('invoices'),
    offline: sum('offline'),
    kills: sum('kills'),
    days: sum('days'),
    seconds: sum('seconds'),
    provider: { made: online('made'), paid: online('paid'), refunds: online('refunds') },
    violations: [...one.violations, ...other.violations],
  }
}
