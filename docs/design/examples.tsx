import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { commercialCleaning } from '#copy/commercial-cleaning.ts'
import { contactForm } from '#copy/contact-form.ts'
import { estimate } from '#copy/estimate.ts'
import { faq } from '#copy/faq/faq.ts'
import { home } from '#copy/home.ts'
import { language } from '#copy/language.ts'
import { termsAndConditions } from '#copy/legal/terms-and-conditions.ts'
import { orderProcess } from '#copy/order-process.ts'
import { packageNames } from '#copy/package-names.ts'
import { packagePage } from '#copy/package-page.ts'
import { partnerForm } from '#copy/partner-form.ts'
import { priceExamples } from '#copy/price-examples.ts'
import { roomNames } from '#copy/room-tasks.ts'
import { workOrder } from '#copy/work-order.ts'
import { fill } from '../../copy/fill.ts'
import { withFacts } from '../../copy/format/company-facts.ts'
import { money, shortDay } from '../../copy/format/format-work.ts'
import { weekdays } from '../../domain/opening/weekdays.ts'
import journey from '../../site/illustrations/journey.svg'
import guarantee from '../../site/illustrations/why-guarantee.svg'
import { RoomPanel } from '../../site/packages/room-panel.tsx'
import type { PageFacts } from '../../site/page-data/page-data.ts'
import { PageFactsProvider } from '../../site/page-data/page-facts.ts'
import { QuestionList } from '../../site/pages/faq/question-list.tsx'
import { PackageCards } from '../../site/pages/home/package-cards.tsx'
import { PaymentMoments } from '../../site/pages/order-process/payment-moments.tsx'
import { Callout } from '../../site/sections/callout.tsx'
import { IconCards } from '../../site/sections/icon-cards.tsx'
import { Steps } from '../../site/sections/numbered-steps.tsx'
import { PageHeader } from '../../site/sections/page-header.tsx'
import { PostcodeFormIsland } from '../../site/sections/postcode-form-island.tsx'
import { ReviewCard } from '../../site/sections/review-card.tsx'
import { RulesTable } from '../../site/sections/rules-table.tsx'
import { Button, ButtonLink } from '../../ui/components/button.tsx'
import { CheckList } from '../../ui/components/check-list.tsx'
import { Agreement, Choices } from '../../ui/components/choices.tsx'
import { FactText } from '../../ui/components/fact-text.tsx'
import { Field } from '../../ui/components/field.tsx'
import { Icon } from '../../ui/components/icon.tsx'
import { arrowRightIcon, printerIcon, storeIcon } from '../../ui/components/icons.ts'
import { PlainList } from '../../ui/components/plain-list.tsx'
import { PrintButton } from '../../ui/components/print-button.tsx'
import { SampleMark } from '../../ui/components/sample-mark.tsx'
import { Stars } from '../../ui/components/stars.tsx'
import { DirtChoice } from '../../ui/home-form/dirt-choice.tsx'
import { ExtraBoxes } from '../../ui/home-form/extra-boxes.tsx'
import { HomeFigures } from '../../ui/home-form/home-figures.tsx'
import { RoomRows } from '../../ui/home-form/room-rows.tsx'
import { WorkLines } from '../../ui/work-order/work-lines.tsx'
import { WorkOrder } from '../../ui/work-order/work-order.tsx'
import '../../ui/components/select.css'
import '../../ui/styles/base.css'
import { exampleReview } from './example-review.ts'
import styles from './examples.module.css'

const facts: PageFacts = {
  path: '/',
  counterpartHref: '#',
  orderSiteUrl: '#',
  packageId: 'gs',
  estimates: true,
  origin: '',
  hasCounterpart: true,
  year: 2026,
  opening: { text: '', until: 0, afterwards: '' },
  breadcrumb: [
    { label: home.title, href: '#' },
    { label: orderProcess.title, href: '#' },
  ],
}

const stamps = Object.keys(workOrder.stamps) as (keyof typeof workOrder.stamps)[]
const bedroom = { type: 'sk', area: 12, dirt: 2 } as const
const days = weekdays.map((value) => ({ value, label: partnerForm.weekdays[value] }))
const [questions] = faq.topics.map((topic) => topic.questions.slice(0, 3))
const changing = termsAndConditions.articles.find(({ table }) => table)?.table
const { labels, placeholders, hints, problems } = contactForm

/** Every component in every state, by the name of its picture. What only a pointer or the keyboard shows is for the page itself. */
const examples: Readonly<Record<string, ReactNode>> = {
  button: (
    <p className={styles.row}>
      <Button>{home.packages.orderNow}</Button>
      <ButtonLink href="#more" variant="secondary">
        {home.packages.moreInfo}
      </ButtonLink>
      <Button disabled>{contactForm.sending}</Button>
      <Button small>{home.packages.orderNow}</Button>
      <PrintButton small variant="secondary">
        <Icon shape={printerIcon} size={20} /> {termsAndConditions.printLabel}
      </PrintButton>
    </p>
  ),
  field: (
    <div className={styles.columns}>
      <Field name="empty" label={labels.firstName} placeholder={placeholders.firstName} />
      <Field name="hint" label={labels.phoneNumber} hint={hints.phoneNumber} defaultValue={placeholders.phoneNumber} />
      <Field name="wrong" label={labels.email} problem={problems.email.malformed} defaultValue="anna@" />
      <Field name="long" label={labels.remark} placeholder={placeholders.remark} multiline rows={3} />
    </div>
  ),
  choices: (
    <div className={styles.columns}>
      <Choices name="days" label={partnerForm.labels.availability} options={days} chosen={['monday', 'friday']} />
      <Choices
        name="none"
        label={partnerForm.labels.availability}
        options={days.slice(0, 2)}
        chosen={[]}
        problem={partnerForm.problems.availability.required}
      />
      <Agreement name="consent" label={partnerForm.labels.consent} chosen="on" />
    </div>
  ),
  'postcode-form': (
    <div className={styles.columns}>
      <PostcodeFormIsland />
      <PostcodeFormIsland failed="12" />
    </div>
  ),
  'work-order': (
    <div className={styles.columns}>
      {stamps.map((stamp) => (
        <WorkOrder
          key={stamp}
          stamp={stamp}
          rooms={[bedroom]}
          place={<strong>{priceExamples.place}</strong>}
          price={money(24_900)}
          terms={packageNames.gs}
          actions={[
            <Button key="order">{estimate.order}</Button>,
            <a key="adjust" href="#adjust">
              {estimate.adjust}
            </a>,
          ]}
        >
          <WorkLines
            label={fill(estimate.firstDates, { team: priceExamples.place })}
            lines={[
              { key: 'a', label: shortDay('2026-11-26'), amount: money(24_900), href: '#a' },
              { key: 'b', label: shortDay('2026-12-01'), mark: estimate.lowest, amount: money(22_500) },
            ]}
          />
        </WorkOrder>
      ))}
    </div>
  ),
  'home-form': (
    <div className={styles.stack}>
      <HomeFigures rooms={[bedroom]} />
      <DirtChoice level={2} />
      <RoomRows rows={[{ key: 0, room: bedroom }]} typical />
      <ExtraBoxes chosen={['oven']} included={['fridge']} />
    </div>
  ),
  lists: (
    <div className={styles.columns}>
      <CheckList items={home.trust} />
      <PlainList items={home.promises} />
      <PlainList items={home.promises} ordered />
    </div>
  ),
  text: (
    <>
      <h1>{withFacts(home.title)}</h1>
      <h2>{home.why.title}</h2>
      <p>
        <FactText text="{phone} · {email} · {insuredAmount}" /> <SampleMark text={estimate.sample} />
      </p>
      <p>
        <Stars rating={4} /> <a href="#link">{home.guarantee}</a> <Icon shape={arrowRightIcon} size={18} />
      </p>
    </>
  ),
  'page-header': <PageHeader words={{ title: orderProcess.title, lead: orderProcess.lead }} picture={journey} />,
  'package-cards': <PackageCards ids={['gs', 'ms']} examples={{}} />,
  'icon-cards': (
    <IconCards
      cards={commercialCleaning.services.items.slice(0, 3)}
      icons={Object.fromEntries(
        commercialCleaning.services.items.map(({ id }) => [id, <Icon key={id} shape={storeIcon} />]),
      )}
    />
  ),
  'room-panel': (
    <>
      <RoomPanel room="br" title={roomNames.br} note={fill(packagePage.rooms.count, { count: 26 })}>
        {null}
      </RoomPanel>
      <RoomPanel room="kr" title={roomNames.kr}>
        {home.lead}
      </RoomPanel>
    </>
  ),
  question: <QuestionList questions={questions ?? []} />,
  steps: (
    <>
      <Steps steps={commercialCleaning.steps.items} direction="across" />
      <Steps steps={orderProcess.booking.steps} />
    </>
  ),
  'payment-moments': <PaymentMoments />,
  callout: (
    <div className={styles.columns}>
      <Callout heading={home.question.title} text={home.question.text} />
      <Callout heading={home.question.title} text={home.question.text} tone="sky" picture={guarantee} />
    </div>
  ),
  'rules-table': changing && (
    <RulesTable
      caption={changing.caption}
      columns={[changing.whenLabel, changing.costLabel]}
      rows={changing.rows.map(({ when, cost }) => [withFacts(when), withFacts(cost)])}
    />
  ),
  reviews: (
    <div className={styles.columns}>
      <ReviewCard review={exampleReview} />
      <ReviewCard review={{ ...exampleReview, commentEN: '', commentNL: '' }} />
    </div>
  ),
}

/**
 * The page of all examples, complete with its styles.
 * @param css the built styles of everything above
 */
export const examplesPage = (css: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>Design</title><style>${css}</style><body>${renderToStaticMarkup(
    <PageFactsProvider value={facts}>
      <main className="wrap">
        {Object.entries(examples).map(([name, example]) => (
          <section key={name} id={name} className={styles.example}>
            {example}
          </section>
        ))}
      </main>
    </PageFactsProvider>,
  )}`
