import styles from './whole-numbers.module.css'

/** A text in which no order's number breaks at its hyphen. */
export const WholeNumbers = ({ text }: { text: string }) =>
  text.split(/\b([2-9A-Z]{4}-[2-9A-Z]{4})\b/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className={styles.number}>
        {part}
      </span>
    ) : (
      part
    ),
  )
