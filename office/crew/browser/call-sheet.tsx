import { fill } from '../../../copy/fill.ts'
import type { CrewVisit } from '../../../domain/visits/crew-day.ts'
import { useWords } from './crew-state.ts'
import { PhoneButton } from './phone-button.tsx'
import { record } from './record.ts'
import styles from './sheet.module.css'
import { Sheet, SheetForm } from './sheet.tsx'

/** Calls the customer first, then asks whether they answered (R20.10). */
export function CallSheet({ visit, onClose }: { visit: CrewVisit; onClose: () => void }) {
  const { call, kinds } = useWords()
  const { customer } = visit
  return (
    <Sheet title={kinds.called} onClose={onClose}>
      {customer && <PhoneButton label={fill(call.call, { name: customer.name })} number={customer.phoneNumber} />}
      <SheetForm onRecord={(data) => record(visit, [{ kind: 'called', answered: data.get('answered') === 'yes' }])}>
        <fieldset className={styles.buttons}>
          <legend>{call.ask}</legend>
          <button type="submit" name="answered" value="yes">
            {call.reached}
          </button>
          <button type="submit" name="answered" value="no">
            {call.notReached}
          </button>
        </fieldset>
        <p>{call.hint}</p>
      </SheetForm>
    </Sheet>
  )
}
