import { useState } from 'react'
import { fill } from '../../../copy/fill.ts'
import type { CrewVisit } from '../../../domain/visits/crew-day.ts'
import { useWords } from './crew-state.ts'
import { PhoneButton } from './phone-button.tsx'
import { PhotoButton } from './photo-button.tsx'
import { record } from './record.ts'
import styles from './sheet.module.css'
import { Choices, Sheet, SheetForm, TextField, typedText } from './sheet.tsx'

/** Reports damage, an injury, or a home other than ordered; then offers the office's number and a photo (R20.9). */
export function DamageSheet({ visit, onClose }: { visit: CrewVisit; onClose: () => void }) {
  const words = useWords()
  const { damage } = words
  const [reported, setReported] = useState<string>()
  const office = <PhoneButton label={fill(words.callOffice, { name: '' })} number={visit.officePhone} />
  const report = async (data: FormData) => {
    const what = data.get('what')
    const body = { hurt: what === 'hurt', ...(what === 'otherHome' && { otherHome: true }) }
    const ids = await record(visit, [{ kind: 'damage', ...body, ...typedText(data) }])
    setReported(ids?.[0])
    return undefined
  }
  return (
    <Sheet title={damage.title} onClose={onClose}>
      {reported ? (
        <div className={styles.form}>
          <p role="alert">{damage.reported}</p>
          {office}
          {visit.photosAllowed && <PhotoButton visit={visit} of={{ damage: reported }} />}
        </div>
      ) : (
        <SheetForm button={damage.button} isDanger onRecord={report}>
          <a className={styles.emergency} href="tel:112">
            {damage.emergency}
          </a>
          <Choices
            legend={damage.title}
            name="what"
            choices={{ broke: damage.broke, hurt: damage.hurt, otherHome: damage.otherHome }}
          />
          <TextField label={damage.title} />
        </SheetForm>
      )}
    </Sheet>
  )
}
