import styles from './part-picture.module.css'

interface PartPictureProps {
  src: string
  /** The alternative text of a photograph; drawings have none. */
  alt?: string
}

/** A picture of 640 × 400 below the heading of a section. */
export const PartPicture = ({ src, alt = '' }: PartPictureProps) => (
  <img className={styles.picture} src={src} width="640" height="400" alt={alt} loading="lazy" />
)
