import { fill } from '../../copy/fill.ts'
import { keyOf } from '../../services/cms/cms-pages.ts'
import { longestText } from '../../services/cms/page-fields.ts'
import type { PictureUses } from '../../services/cms/picture-uses.ts'
import { pictureAddress } from '../../services/cms/pictures.ts'
import type { PictureProblem } from '../../services/cms/shrink-picture.ts'
import { escapeMarkup } from '../../services/http/escape-markup.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { Fact } from '../sections/facts.tsx'
import form from '../sections/form.module.css'
import { Alert, Saved } from '../sections/office-form.tsx'
import { PostButton } from '../sections/post-button.tsx'
import { NextPage, Table } from '../sections/table.tsx'
import styles from './pictures-page.module.css'

/** A picture in the list; its size is unknown for a file that browsers alone can read. */
export interface ListedPicture {
  name: string
  alt: string
  width: number | undefined
  height: number | undefined
  bytes: number
  uses: PictureUses
}

/** How a form went. `file` and `text`: what is wrong with either. */
export interface PictureNotice {
  done?: 'add' | 'remove'
  alt?: string
  file?: PictureProblem | 'none' | undefined
  text?: 'alt' | undefined
  /** The picture that stays because it is used. */
  stillUsed?: string
}

interface PicturesProps {
  pictures: readonly ListedPicture[]
  /** Where the next part of the list begins; undefined on the last. */
  next: string | undefined
  notice: PictureNotice
}

/** The pictures that pages show. */
export function PicturesPage({ pictures, next, notice }: PicturesProps) {
  const { frame, pictures: labels } = useOffice().words
  const { columns, ...words } = labels
  return (
    <OfficeLayout title={words.title}>
      <Saved text={notice.done && words.done[notice.done]} />
      <p>{words.text}</p>
      <p>
        <a href="/pages">{frame.pages.pages}</a>
      </p>
      <AddForm notice={notice} />
      <Table columns={Object.values(columns)} asCards empty={words.empty}>
        {pictures.map((picture) => (
          <PictureRow key={picture.name} picture={picture} isRefused={picture.name === notice.stillUsed} />
        ))}
      </Table>
      <NextPage path="/pictures" after={next} />
    </OfficeLayout>
  )
}

function AddForm({ notice: { alt, file, text } }: { notice: PictureNotice }) {
  const { add } = useOffice().words.pictures
  return (
    <form method="post" action="/pictures" encType="multipart/form-data" className={form.stacked}>
      <h2>{add.title}</h2>
      <Field
        label={add.file}
        hint={add.fileHint}
        name="picture"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        problem={file && add.problems[file]}
      />
      <Field
        label={add.alt}
        hint={add.altHint}
        name="alt"
        defaultValue={alt}
        maxLength={longestText}
        problem={text && add.problems[text]}
      />
      <Button type="submit">{add.button}</Button>
    </form>
  )
}

function PictureRow({ picture, isRefused }: { picture: ListedPicture; isRefused: boolean }) {
  const { columns, ...words } = useOffice().words.pictures
  const { name, alt, width, height, bytes, uses } = picture
  const address = pictureAddress(name)
  const facts = { name, width: width ?? 0, height: height ?? 0, kilobytes: Math.ceil(bytes / 1024) }
  return (
    <tr>
      <th scope="row">
        <img src={address} alt={alt} loading="lazy" className={styles.picture} />
        <span className={styles.facts}>{fill(width ? words.size : words.unknownSize, facts)}</span>
      </th>
      <td data-label={columns.use}>
        <dl className={styles.lines}>
          <Fact name={words.inMarkdown}>
            <code>{`![${alt.replace(/[\\[\]]/g, '\\$&')}](${address})`}</code>
          </Fact>
          <Fact name={words.inHtml}>
            <code>{`<img src="${address}" alt="${escapeMarkup(alt)}">`}</code>
          </Fact>
        </dl>
      </td>
      <td data-label={columns.used}>
        {uses.pages.length > 0 ? (
          <ul className={styles.uses}>
            {uses.pages.map((page) => (
              <li key={keyOf(page)}>
                <a href={`/pages/${page.language}/${encodeURIComponent(page.path)}`}>{keyOf(page)}</a>
              </li>
            ))}
          </ul>
        ) : (
          words[uses.elsewhere ? 'former' : 'unused']
        )}
      </td>
      <td data-label={columns.remove}>
        <Alert text={isRefused && words.stillUsed} />
        {uses.pages.length === 0 && !uses.elsewhere && (
          <PostButton
            action={`${address}/remove`}
            text={columns.remove}
            label={`${columns.remove} ${name}`}
            variant="danger"
            small
          />
        )}
      </td>
    </tr>
  )
}
