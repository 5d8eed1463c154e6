import { useEffect, useState } from 'react'
import type { VisitProgress } from '../../../domain/visits/fold-visit.ts'
import { useCrew, useWords } from './crew-state.ts'
import styles from './visit.module.css'
import { timeOf } from './visit-records.ts'

/** The photos of a visit that this phone has, small, but for those that were removed. A photo is shown only once it is on the disk. */
export function Thumbnails({ progress }: { progress: VisitProgress }) {
  const words = useWords()
  const { photos, operations } = useCrew()
  const removed = new Set(operations.filter(({ outcome }) => outcome === 'removed').map(({ id }) => id))
  const shown = progress.photos.flatMap(({ id, at, sha256 }) => {
    const bytes = !removed.has(id) && photos.find((photo) => photo.sha256 === sha256)?.bytes
    return bytes ? [<Thumbnail key={id} bytes={bytes} name={`${words.kinds.photo} ${timeOf({ at })}`} />] : []
  })
  return shown.length > 0 && <div className={styles.thumbnails}>{shown}</div>
}

function Thumbnail({ bytes, name }: { bytes: ArrayBuffer; name: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return url && <img src={url} alt={name} />
}
