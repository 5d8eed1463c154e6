import { estimateDesk } from '#copy/estimate-desk.ts'
import { Button } from '../components/button.tsx'
import field from '../components/field.module.css'

const { failed, again } = estimateDesk.result

/** Says that the page does not say what its form says: `follow-home.ts` shows it. */
export const FollowFailure = () => (
  <p className={field.problem} role="alert" hidden data-failed="">
    {failed}{' '}
    <Button type="submit" name="refresh" value="yes" small variant="secondary">
      {again}
    </Button>
  </p>
)
