import { termsAndConditions as words } from '#copy/legal/terms-and-conditions.ts'
import { fill } from '../../../copy/fill.ts'
import { withFacts } from '../../../copy/format/company-facts.ts'
import { withdrawalUrl } from '../../../domain/orders/ordering-site.ts'
import { ButtonLink, PrintButton } from '../../../ui/components/button.tsx'
import { Icon, printerIcon } from '../../../ui/components/icon.tsx'
import terms from '../../illustrations/terms.svg'
import { LegalBlock } from '../../layout/legal-block.tsx'
import { usePageFacts } from '../../page-data/page-facts.ts'
import { Articles } from '../../sections/articles.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import { PartBody } from '../../sections/part-body.tsx'
import { RulesTable } from '../../sections/rules-table.tsx'
import { VersionLine } from '../../sections/version-line.tsx'
import styles from './terms-and-conditions-page.module.css'

/** The terms, article by article, with tables of the rules for changing and paying. */
export default function TermsPage() {
  return (
    <>
      <PageHeader words={words} picture={terms}>
        <VersionLine date={words.updated} />
        <PrintButton variant="secondary">
          <Icon shape={printerIcon} size={20} /> {words.printLabel}
        </PrintButton>
      </PageHeader>
      <Articles
        articles={words.articles}
        body={(article) => (
          <>
            <PartBody {...article} />
            {article.table && <ArticleTable {...article.table} />}
            {article.id === 'withdrawal' && <WithdrawalButton />}
          </>
        )}
        end={
          <div className={styles.company}>
            <h2>{words.companyHeading}</h2>
            <LegalBlock label={words.companyHeading} />
          </div>
        }
      />
    </>
  )
}

type Rules = NonNullable<(typeof words.articles)[number]['table']>

function ArticleTable({ caption, whenLabel, costLabel, rows }: Rules) {
  const { tariff } = usePageFacts()
  return (
    <RulesTable
      caption={caption}
      columns={{ when: whenLabel, cost: costLabel }}
      rows={rows.map(({ when, cost, share }) => ({
        when: withFacts(when),
        cost: share && tariff ? fill(share, { percent: tariff.lateChangePercent }) : withFacts(cost),
      }))}
    />
  )
}

function WithdrawalButton() {
  const { orderSiteUrl } = usePageFacts()
  return (
    <p className={`screen ${styles.withdrawal}`}>
      <ButtonLink variant="secondary" href={withdrawalUrl(orderSiteUrl)}>
        {words.withdrawalLabel}
      </ButtonLink>
    </p>
  )
}
