import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { companyWith } from '../../testing/company/company-with.ts'
import { checkPhotographs, strippedPhotograph } from './check-photographs.ts'

/** A JPEG of this size in pixels, from a camera that writes a place into it. */
const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8aa' } })
    .withExif({ IFD0: { Copyright: 'Secret Street 1' } })
    .jpeg()
    .toBuffer()

/** The sample's folder with these pictures, and words for one of them. */
function folderWith(files: Readonly<Record<string, Buffer>>): string {
  const folder = companyWith({})
  mkdirSync(join(folder, 'pictures'))
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, 'pictures', name), bytes)
  for (const language of ['en', 'nl']) {
    const words = join(folder, `words-${language}.yaml`)
    writeFileSync(words, readFileSync(words, 'utf8').replace('  team:', '  team: Two people and a van.'))
  }
  return folder
}

test('a photograph of the right name, shape and size, with words, loses what its camera wrote into it', async () => {
  const folder = folderWith({ 'team.jpg': await jpeg(1280, 800) })
  await checkPhotographs(folder)
  const bytes = readFileSync(join(folder, 'pictures/team.jpg'))
  expect(bytes.includes('Secret')).toBe(true)
  expect((await strippedPhotograph(bytes))?.includes('Secret')).toBe(false)
})

test('another name, shape or size, and a photograph without words, is a sentence for the owner', async () => {
  const folder = folderWith({
    'Team.JPG': await jpeg(1280, 800),
    'team.jpg': await jpeg(800, 1280),
    'hob-after.jpg': Buffer.from('GIF89a'),
    'who-we-are.jpg': Buffer.concat([await jpeg(1280, 800), Buffer.alloc(301 * 1024)]),
  })
  const sentences = [
    'pictures/Team.JPG: no page shows it. The names are who-we-are.jpg, team.jpg, hob-before.jpg, hob-after.jpg.',
    'pictures/hob-after.jpg is not a JPEG, or is damaged.',
    'pictures/team.jpg has 800 × 1280 pixels, and has to have 1280 × 800.',
    'pictures/who-we-are.jpg has to be smaller than 300 KB.',
    'words-en.yaml, line 13: photographs.who-we-are has to say what who-we-are.jpg shows.',
    'words-nl.yaml, line 6: photographs.who-we-are has to say what who-we-are.jpg shows.',
  ]
  const problem = sentences.map((sentence) => `${folder}/${sentence}`).join('\n')
  await expect(checkPhotographs(folder)).rejects.toThrow(problem)
})
