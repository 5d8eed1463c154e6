import { handoverChecklist as words } from '#copy/handover-checklist.ts'
import { language } from '#copy/language.ts'
import { packagePage } from '#copy/package-page.ts'
import type { HandoverRow } from '../../copy/handover-rows.ts'
import { otherLanguage } from '../../domain/language.ts'
import { PrintButton } from '../../ui/print-button.tsx'
import { Section } from '../sections/section.tsx'
import styles from './handover-checklist.module.css'
import rooms from './room-details.module.css'

const id = 'handover-checklist'
const other = otherLanguage(language)

/**
 * The checklist that tenant and landlord fill in together at the handover. On both sites it is in English and Dutch, so
 * that each can read it. On screen it opens part by part; on paper it is whole, with a box for each of the two.
 */
export const HandoverChecklist = () => (
  <Section id={id} title={words.title} lead={words.lead}>
    <p className={`screen ${rooms.bar}`}>
      <span>{packagePage.checklist.paper}</span>
      <PrintButton variant="secondary" small part={id}>
        {words.printLabel}
      </PrintButton>
    </p>
    <div className={styles.sheet}>
      {words.groups.map(({ rows, ...group }) => (
        <details key={group.id} className={`fold ${styles.group}`}>
          <summary>
            <h3>
              <InBoth {...group} />
            </h3>
            <span className={styles.signer}>{words.tenantColumn}</span>
            <span className={styles.signer}>{words.landlordColumn}</span>
          </summary>
          <ul>
            {rows.map(({ id, ...row }) => (
              <li key={id}>
                <label>
                  <input type="checkbox" /> {row[language]}
                </label>
                <span lang={other}>{row[other]}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <dl className={styles.fields}>
        {words.fields.map((field) => (
          <div key={field.id}>
            <dt>
              <InBoth {...field} />
            </dt>
            <dd />
          </div>
        ))}
      </dl>
    </div>
    <ul className={styles.tips}>
      {words.tips.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  </Section>
)

/** A text in this site's language, and quieter in the other one. */
const InBoth = (text: HandoverRow) => (
  <>
    {text[language]} {text.en !== text.nl && <span lang={other}>{text[other]}</span>}
  </>
)
