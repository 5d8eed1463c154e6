import { unconfirmed as words } from '#copy/unconfirmed.ts'
import { companyFacts } from '../../../copy/format/company-facts.ts'
import { claimsOf } from '../../../domain/company/claims.ts'
import { company } from '../../../domain/company/company.ts'
import { PlainList } from '../../../ui/components/plain-list.tsx'
import { usePageFacts } from '../../page-data/page-facts.ts'
import { HeadedPart } from '../../sections/headed-part.tsx'
import { PageHeader } from '../../sections/page-header.tsx'

type Entry<Group extends 'claims' | 'promises' | 'facts'> = keyof (typeof words)[Group]

const made = claimsOf(company)
const claims = (Object.keys(words.claims) as Entry<'claims'>[]).filter((id) => made.includes(id) && !company.claims[id])
const promises = (Object.keys(words.promises) as Entry<'promises'>[]).filter((id) => !company.promises[id].confirmed)
const facts = (Object.keys(words.facts) as Entry<'facts'>[]).filter((id) => !company.facts[id].confirmed)

const lists = {
  claims: claims.map((id) => words.claims[id]),
  promises: promises.map((id) => words.promises[id]),
  facts: facts.map((id) => words.facts[id] + (companyFacts[id] === '' ? '' : `: ${companyFacts[id]}`)),
}

/** What the pages say and the owner has not confirmed (R1.5); while prices are samples, also what is made up. */
export default function UnconfirmedPage() {
  const { demonstration, headings, none } = words
  const isDemonstration = usePageFacts().tariff?.sample ?? false
  const open = (['claims', 'promises', 'facts'] as const).filter((group) => lists[group].length > 0)
  const lead = isDemonstration ? demonstration.lead : open.length > 0 ? words.lead : none
  return (
    <>
      <PageHeader words={{ title: words.title, lead }} />
      <div className="wrap">
        {isDemonstration && (
          <HeadedPart id="samples" heading={demonstration.heading}>
            <PlainList items={demonstration.samples} />
          </HeadedPart>
        )}
        {open.map((group) => (
          <HeadedPart key={group} id={group} heading={headings[group]}>
            <PlainList items={lists[group]} />
          </HeadedPart>
        ))}
      </div>
    </>
  )
}
