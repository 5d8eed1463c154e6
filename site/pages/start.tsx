import { postcodeForm as words } from '#copy/postcode-form.ts'
import { PostcodeForm } from '../forms/postcode-form.tsx'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import type { DataOf } from '../page-data.ts'
import styles from './start.module.css'

/** Shown after a postcode was refused without script: the same form, with what was typed and what is wrong with it. */
export default function StartPage({ data }: { data: DataOf<'start'> }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb />
      <h1>{words.startPage.title}</h1>
      <p className="lead">{words.startPage.lead}</p>
      <PostcodeForm failed={data.zipCode} />
    </div>
  )
}
