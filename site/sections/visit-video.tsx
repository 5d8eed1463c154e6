import { film as words } from '#copy/film.ts'
import captions from '#copy/film.vtt'
import { language } from '#copy/language.ts'
import { Icon, pauseIcon, playIcon } from '../../ui/components/icon.tsx'
import { useModule } from '../../ui/document/page-modules.ts'
import poster from '../illustrations/inspection.svg'
import medium from '../video/visit-medium.mp4'
import small from '../video/visit-small.mp4'
import { Section } from './section.tsx'
import styles from './visit-video.module.css'

/**
 * Phones, held upright or sideways, get the small file; desktops the medium one. A desktop is a screen as wide as a
 * tablet with a pointer as precise as a mouse: a phone held sideways has one of the two.
 */
const phone = 'not all and (pointer: fine) and (min-width: 48rem)'

/**
 * The video of a visit (R3.6). On desktops an overlay button plays and pauses it; phones, and visitors without script,
 * use the browser's own controls. When it ends, it is paused again and shows its poster. Captions are on from the
 * start.
 */
export function VisitVideo() {
  useModule('play-video')
  return (
    <Section title={words.title} lead={words.description} screen>
      <div className={styles.player}>
        <video
          className={styles.video}
          width="1280"
          height="720"
          preload="none"
          poster={poster}
          playsInline
          controls
          aria-label={words.title}
        >
          <source src={small} type="video/mp4" media={phone} />
          <source src={medium} type="video/mp4" />
          <track kind="captions" src={captions} srcLang={language} label={words.captions} default />
          {words.fallback}
        </video>
        <button
          type="button"
          className={styles.overlay}
          data-on-click="play-video"
          data-play={words.play}
          data-pause={words.pause}
          aria-label={words.play}
        >
          <span>
            <Icon shape={playIcon} size={30} />
            <Icon shape={pauseIcon} size={30} />
          </span>
        </button>
      </div>
    </Section>
  )
}
