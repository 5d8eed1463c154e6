import { drawIcons } from '../share-pictures/draw-icons.ts'

// Draws the icons of the company into a folder, like the build: `node run/commands/draw-icons-command.ts FOLDER`.
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder to write into.')
drawIcons(folder)
