import { globSync } from 'node:fs'
import type { Language } from '../../domain/language.ts'

/** Addresses of what a page of a built site may load beside scripts and styles, which stand in the floor's page or not at all. */
export const clientFiles = (language: Language): string[] => {
  const folder = `dist/${language}/client`
  const files = globSync(`${folder}/{assets,icons}/**/*.{svg,png,ico,avif,webp,jpg,woff2,vtt}`)
  return [...files.map((file) => file.slice(folder.length)), '/manifest.webmanifest']
}
