import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sharePictures } from '../share-pictures/share-pictures.ts'

// Draws the share pictures of one language into a folder, like the build: `node run/commands/draw-share-pictures.ts
// FOLDER`.
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder to write into.')
for (const { path, png } of sharePictures()) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, png)
}
