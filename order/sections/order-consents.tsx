import type { ComponentProps } from 'react'
import { check as words } from '#copy/order/check.ts'
import { ConsentBoxes } from '../../ui/forms/consent-boxes.tsx'
import { useOrderFacts } from '../layout/order-facts.ts'
import styles from './order-consents.module.css'

/** The boxes of an order, with what the early ones mean and a link to the terms. */
export const OrderConsents = (props: Pick<ComponentProps<typeof ConsentBoxes>, 'of' | 'consents'>) => (
  <ConsentBoxes
    {...props}
    words={words}
    before={{ beginEarly: <p>{words.early}</p> }}
    after={{
      // Outside the label, where a click would tick the box.
      terms: (
        <p className={styles.link}>
          <a href={useOrderFacts().website.terms} target="_blank" rel="noreferrer">
            {words.readTerms}
          </a>
        </p>
      ),
    }}
  />
)
