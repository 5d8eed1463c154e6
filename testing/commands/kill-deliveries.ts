import { runKillSuite } from '../mail/kill-suite.ts'
import { runProof } from './run-proof.ts'

/**
 * `npm run kills`: on each engine, kills the site's process in turn at every stage of a delivery, under a stream of
 * messages and paid orders. A promise is broken when one was lost, or arrived twice without a kill that explains it.
 */
await runProof('npm run kills', { kills: 60 }, async (url, { kills }) => {
  const { accepted, lost, duplicates, unexplained, faults } = await runKillSuite(url, kills)
  const tried = [`${accepted} messages and paid orders accepted, ${kills} kills, ${duplicates} delivered twice`]
  const violations = [
    ...Array.from({ length: lost }, () => 'A message or order is lost.'),
    ...Array.from({ length: unexplained }, () => 'A mail was delivered twice, and no kill explains it.'),
    ...faults,
  ]
  return { tried, violations }
})
