import { handoverChecklist as words } from '#copy/handover-checklist.ts'
import { language } from '#copy/language.ts'
import type { HandoverRow } from '../../../copy/handover-rows.ts'
import { otherLanguage } from '../../../domain/language.ts'
import { ButtonLink, PrintButton } from '../../../ui/components/button.tsx'
import { Icon, printerIcon } from '../../../ui/components/icon.tsx'
import illustration from '../../illustrations/inspection.svg'
import { href } from '../../page-data/page-facts.ts'
import { Callout } from '../../sections/callout.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import styles from './handover-checklist-page.module.css'

const other = otherLanguage(language)

/** The places of this site's language and of the other one in a line. */
const [here, there] = language === 'en' ? ([0, 1] as const) : ([1, 0] as const)

/**
 * The checklist that tenant and landlord fill in together at the handover. On both sites it is in English and Dutch, so
 * that each can read it (decision 45). On screen it opens part by part; on paper it is whole, with a box for each of
 * the two.
 */
export default function HandoverChecklistPage() {
  const { groups, fields, tips, clean } = words
  return (
    <>
      <PageHeader words={words} picture={illustration}>
        <PrintButton>
          <Icon shape={printerIcon} size={20} /> {words.printLabel}
        </PrintButton>
        <p className={`screen ${styles.paper}`}>{words.paper}</p>
      </PageHeader>
      <div className={`wrap ${styles.content}`}>
        <div className={styles.sheet}>
          {groups.map((group, index) => (
            <Group key={group.title[here]} group={group} open={index === 0} />
          ))}
          <dl className={styles.fields}>
            {fields.map((field) => (
              <div key={field[here]}>
                <dt>
                  <InBoth text={field} />
                </dt>
                <dd />
              </div>
            ))}
          </dl>
        </div>
        <ul className={styles.tips}>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <div className="screen">
          <Callout heading={clean.heading} text={clean.text} tone="mint">
            <ButtonLink href={href('es')}>{clean.link}</ButtonLink>
          </Callout>
        </div>
      </div>
    </>
  )
}

const Group = ({ group: { title, rows }, open }: { group: (typeof words.groups)[number]; open: boolean }) => (
  <details className={`fold ${styles.group}`} open={open}>
    <summary>
      <h2>
        <InBoth text={title} />
      </h2>
      <span className={styles.signer}>{words.tenantColumn}</span>
      <span className={styles.signer}>{words.landlordColumn}</span>
    </summary>
    <ul>
      {Object.values(rows).map((row) => (
        <li key={row[here]}>
          <label>
            <input type="checkbox" /> {row[here]}
          </label>
          <span lang={other}>{row[there]}</span>
        </li>
      ))}
    </ul>
  </details>
)

/** A text in this site's language, and quieter in the other one. */
const InBoth = ({ text }: { text: HandoverRow }) => (
  <>
    {text[here]} {text[here] !== text[there] && <span lang={other}>{text[there]}</span>}
  </>
)
