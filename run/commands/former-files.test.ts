import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { clearFormerFiles, layFilesAside } from './former-files.ts'

const day = 24 * 60 * 60 * 1000

/** A build folder, and a release into it: the folder is emptied, then the files of the release are written. */
function newFolder() {
  const folder = temporaryFolder()
  const assets = join(folder, 'client/assets')
  return {
    folder,
    former: () => readdirSync(join(folder, 'former/assets')).sort(),
    release(files: string[], now: Date) {
      layFilesAside(folder)
      rmSync(assets, { recursive: true, force: true })
      const during = files.map((file) => existsSync(join(folder, 'former/assets', file)))
      mkdirSync(assets, { recursive: true })
      for (const file of files) writeFileSync(join(assets, file), `content of ${file}`)
      clearFormerFiles(folder, now)
      return during
    },
  }
}

test('files that a release replaces stay for open pages, and files it still has are not kept twice', () => {
  const { folder, former, release } = newFolder()
  release(['home-1.js', 'home-1.js.br', 'react.js'], new Date())
  expect(former()).toEqual([])
  release(['home-2.js', 'home-2.js.br', 'react.js'], new Date())
  expect(former()).toEqual(['home-1.js', 'home-1.js.br'])
  expect(readFileSync(join(folder, 'former/assets/home-1.js'), 'utf8')).toBe('content of home-1.js')
  release(['home-3.js', 'react.js'], new Date())
  expect(former()).toEqual(['home-1.js', 'home-1.js.br', 'home-2.js', 'home-2.js.br'])
})

test('while a release is being built, no file of the running one is missing', () => {
  const { release } = newFolder()
  release(['home-1.js', 'react.js'], new Date())
  expect(release(['home-1.js', 'react.js'], new Date())).toEqual([true, true])
})

test('replaced files are deleted a week after the release that replaced them, however old they are', () => {
  const { folder, former, release } = newFolder()
  release(['home-1.js'], new Date())
  const longAgo = new Date(Date.now() - 60 * day)
  utimesSync(join(folder, 'client/assets/home-1.js'), longAgo, longAgo)
  release(['home-2.js'], new Date())
  expect(former()).toEqual(['home-1.js'])
  release(['home-2.js'], new Date(Date.now() + 6.9 * day))
  expect(former()).toEqual(['home-1.js'])
  release(['home-2.js'], new Date(Date.now() + 7.1 * day))
  expect(former()).toEqual([])
})
