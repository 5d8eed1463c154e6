import { videoHostNames } from './video-hosts.ts'

/** The problems of a page's body: parts that cleaning removes, and attributes that a picture or film lacks. */
export type ContentProblem =
  | { kind: 'element'; tag: string }
  | { kind: 'attribute'; name: string; tag: string }
  | { kind: 'link'; href: string }
  | { kind: 'picture' | 'foreignPicture' | 'noAlt' | 'frame' | 'noTitle'; src: string }

/** The sentence for an editor of page files. */
export function contentSentence(problem: ContentProblem): string {
  const put = 'put the file into the folder pictures and write /pictures/name.jpg'
  switch (problem.kind) {
    case 'element':
      return `<${problem.tag}> is left out`
    case 'attribute':
      return `the attribute ${problem.name} of <${problem.tag}> is left out`
    case 'link':
      return `the link ${problem.href} is left out: links begin with / https:// mailto: or tel:`
    case 'picture':
      return `the picture “${problem.src}” is left out: ${put}`
    case 'foreignPicture':
      return `the picture ${problem.src} of another site is left out: ${put}`
    case 'noAlt':
      return `the picture ${problem.src} has no alternative text (alt)`
    case 'frame':
      return `the frame “${problem.src}” is left out: only films of ${videoHostNames.join(' and ')} are`
    case 'noTitle':
      return `the film ${problem.src} has no title`
  }
}
