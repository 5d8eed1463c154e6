import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { windows } from './scenes/windows.ts'
import { stage } from './stage.ts'
import { picture, sceneStarts, scenes, videoSeconds } from './video.ts'

// Renders the video and its poster into `site/video/`: `node artwork/video/render-video.ts`. Needs ffmpeg on the path.
const framesPerSecond = 25
const folder = fileURLToPath(new URL('../../site/video/', import.meta.url))
mkdirSync(folder, { recursive: true })

const raw = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgba',
  '-s',
  `${stage.w}x${stage.h}`,
  '-r',
  `${framesPerSecond}`,
  '-i',
  'pipe:0',
]
const toVideoColours = 'out_color_matrix=bt709:out_range=tv'
const colours = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv']

function h264(label: string, crf: number, file: string): string[] {
  const quality = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', `${crf}`]
  // Every phone of the last ten years can decode level 3.1.
  const plays = ['-pix_fmt', 'yuv420p', '-profile:v', 'high', '-level:v', '3.1', '-refs', '4']
  return ['-map', label, ...quality, ...plays, ...colours, '-movflags', '+faststart', '-an', `${folder}${file}`]
}

/** Runs ffmpeg and pipes the pictures (RGBA pixels) into it one by one. Throws if ffmpeg exits with an error. */
async function ffmpeg(options: readonly string[], pictures: Iterable<Buffer>): Promise<void> {
  const child = spawn('ffmpeg', ['-v', 'error', '-y', ...options], { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = once(child, 'close')
  for (const pixels of pictures) {
    if (!child.stdin.write(pixels)) await once(child.stdin, 'drain')
  }
  child.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg exited with code ${code}`)
}

function pixelsAt(time: number): Buffer {
  return new Resvg(picture(time)).render().pixels
}

function* frames(): Generator<Buffer> {
  const count = Math.round(videoSeconds() * framesPerSecond)
  for (let frame = 0; frame < count; frame += 1) yield pixelsAt(frame / framesPerSecond)
}

const scaled = `[0:v]split[a][b];[a]scale=${stage.w}:${stage.h}:${toVideoColours}[medium];[b]scale=640:360:flags=lanczos:${toVideoColours}[small]`
await ffmpeg(
  [
    ...raw,
    '-filter_complex',
    scaled,
    ...h264('[medium]', 26, 'visit-medium.mp4'),
    ...h264('[small]', 26, 'visit-small.mp4'),
  ],
  frames(),
)

/** Seconds. At this moment two panes are clean and the third is being wiped. */
const posterTime = (sceneStarts()[scenes.indexOf(windows)] ?? 0) + 3.25
const size = ['-vf', `scale=${stage.w}:-1:flags=lanczos`, '-frames:v', '1']
const avif = ['-c:v', 'libaom-av1', '-still-picture', '1', '-crf', '30', '-cpu-used', '2', '-pix_fmt', 'yuv420p']
await ffmpeg([...raw, ...size, ...avif, `${folder}visit-poster.avif`], [pixelsAt(posterTime)])
