import summary from '../../ui/components/error-summary.module.css'
import field from '../../ui/components/field.module.css'
import { useOffice } from './office-facts.ts'

/** The words and elements with which the browser lists the problems of a form (office/browser/list-problems.ts). */
export function FormProblems() {
  const { title, tooLong: _, stale: __, ...sentences } = useOffice().words.frame.problems
  const words = Object.fromEntries(Object.entries(sentences).map(([name, sentence]) => [`data-${name}`, sentence]))
  return (
    <template id="problems" {...words}>
      <div data-part="list" role="alert" tabIndex={-1} className={summary.summary}>
        <p>
          <strong>{title}</strong>
        </p>
        <ul />
      </div>
      <p data-part="sentence" className={field.problem} />
    </template>
  )
}
