/**
 * The only script of a visitor who only reads (decision 20). Anything longer than a few lines is fetched when it is
 * needed.
 */
import { handleCommands } from './commands.ts'
import type {} from './events.ts'
import { keepDrafts, recallDrafts } from './form-drafts.ts'
import { wakeIslands } from './islands.ts'
import { countPageView } from './page-view.ts'
import { keepPostcode, recallPostcode } from './postcode-memory.ts'
import { openDetailsOnPaper } from './print-details.ts'
import { updateOpeningLines } from './renew-opening-line.ts'
import { markScrolled } from './scrolled.ts'
import { handleEvents } from './small-modules.ts'
import { hideControlsOnDesktops } from './video-controls.ts'

window.dataLayer ??= []
markScrolled()
keepPostcode()
keepDrafts()
handleCommands()
handleEvents()
openDetailsOnPaper()
hideControlsOnDesktops()
wakeIslands()

const onShow = () => {
  countPageView()
  updateOpeningLines()
}
const begin = () => {
  onShow()
  recallPostcode()
  recallDrafts()
}
// A prerendered page begins when it is shown, with everything typed on other pages until then.
if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', begin)
else begin()
addEventListener('pageshow', (event) => event.persisted && onShow())
