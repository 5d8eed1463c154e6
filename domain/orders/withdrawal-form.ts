import { email, line, lines } from '../forms/fields.ts'
import { form, type Values } from '../forms/form.ts'

/**
 * A statement of withdrawal as the law has it (R16.8): who, which contract, and where the acknowledgement goes. A
 * reason is never asked.
 */
export const withdrawalForm = form({ name: line(200), contract: lines(2000), email: email() })

export type WithdrawalStatement = Values<typeof withdrawalForm>
