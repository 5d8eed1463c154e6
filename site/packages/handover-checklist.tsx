import { handoverChecklist as words } from '#copy/handover-checklist.ts'
import { language } from '#copy/language.ts'
import { packagePage } from '#copy/package-page.ts'
import type { Language } from '../../domain/language.ts'
import { PrintButton } from '../../ui/print-button.tsx'
import { Section } from '../sections/section.tsx'
import styles from './handover-checklist.module.css'

const id = 'handover-checklist'

/** The `lang` of text in `of`. Only set if it differs from the page's language (WCAG 3.1.2). */
const lang = (of: Language) => (of === language ? undefined : of)

/**
 * The checklist that tenant and landlord fill in together at the handover. On both sites it is in English and Dutch, so
 * that each can read it.
 */
export const HandoverChecklist = () => (
  <Section id={id} title={words.title} lead={words.lead}>
    <p className={styles.bar}>
      <span>{packagePage.checklist.paper}</span>
      <PrintButton part={id}>{words.printLabel}</PrintButton>
    </p>
    <div className={styles.sheet}>
      <table>
        <thead>
          <tr>
            <th scope="col" lang={lang('en')}>
              {words.englishColumn}
            </th>
            <th scope="col" lang={lang('nl')}>
              {words.dutchColumn}
            </th>
            <th scope="col">{words.tenantColumn}</th>
            <th scope="col">{words.landlordColumn}</th>
          </tr>
        </thead>
        {words.groups.map((group) => (
          <tbody key={group.id}>
            <tr>
              <th scope="rowgroup" lang={lang('en')}>
                {group.en}
              </th>
              <th scope="rowgroup" lang={lang('nl')}>
                {group.nl}
              </th>
              <td colSpan={2} />
            </tr>
            {group.rows.map(({ id, en, nl }) => (
              <Row key={id} en={en} nl={nl} />
            ))}
          </tbody>
        ))}
      </table>
      <dl className={styles.fields}>
        {words.fields.map(({ id, en, nl }) => (
          <div key={id}>
            <dt lang={lang('en')}>{en}</dt>
            <dt lang={lang('nl')}>{nl}</dt>
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

/** One line: a single checkbox on screen; on paper, tenant and landlord each have a box. */
const Row = ({ en, nl }: { en: string; nl: string }) => (
  <tr>
    <td lang={lang('en')}>
      <label>
        <input type="checkbox" /> {en}
      </label>
    </td>
    <td lang={lang('nl')}>{nl}</td>
    <td />
    <td />
  </tr>
)
