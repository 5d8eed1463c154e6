import styles from './part-picture.module.css'

/** An illustration of 640 × 400 below the heading of a section. */
export const PartPicture = ({ src }: { src: string }) => (
  <img className={styles.picture} src={src} width="640" height="400" alt="" loading="lazy" />
)
