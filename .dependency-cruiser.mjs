import { builtinModules } from 'node:module'

/** The rooms, lowest first, with what each may import and why nothing else (docs/architecture.md). */
const rooms = {
  domain: {
    may: [],
    why: 'domain/ is what is true: pure rules that run anywhere and know nothing of words, pages and tables.',
  },
  copy: {
    may: ['domain'],
    why: 'copy/ is what is said: it may name types of domain/, and does not know where a word is shown.',
  },
  ui: {
    may: ['copy', 'domain'],
    why: 'ui/ is what all apps are drawn with: it knows no service and also runs in the browser.',
  },
  services: {
    may: ['copy', 'domain'],
    why: 'services/ is what no app owns: no page and no route. Pass in what it needs.',
  },
  site: {
    may: ['services', 'ui', 'copy', 'domain'],
    why: 'Apps never import each other: what two need is a service, a rule, words or a component.',
  },
  order: {
    may: ['services', 'ui', 'copy', 'domain'],
    why: 'Apps never import each other: what two need is a service, a rule, words or a component.',
  },
  office: {
    may: ['services', 'ui', 'copy', 'domain'],
    why: 'Apps never import each other: what two need is a service, a rule, words or a component.',
  },
  run: {
    may: ['site', 'order', 'office', 'services', 'ui', 'copy', 'domain'],
    why: 'run/ starts and wires what runs; it works without tests, benches and documents.',
  },
}
const all = Object.keys(rooms)
/** The modules that browsers load. */
const forBrowsers = '^(?:ui/browser/|(?:site|order)/islands/|office/(?:crew/)?browser/|site/consent/consent\\.ts$)'

const arrows = Object.entries(rooms).map(([room, { may, why }]) => ({
  name: `${room}-imports`,
  comment: why,
  severity: 'error',
  from: { path: `^${room}/` },
  to: {
    path: `^(?:${[...all, 'testing', 'e2e', 'bench', 'docs'].filter((other) => other !== room && !may.includes(other)).join('|')})/`,
  },
}))

/**
 * Checks every arrow between rooms and folders, and draws the rooms in docs/architecture.md: `npm run architecture`.
 */
export default {
  forbidden: [
    ...arrows,
    {
      name: 'no-circular-files',
      comment: 'No file imports itself by way of others.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circular-folders',
      comment: 'Folders depend on each other one way. Move what both need to the lower one.',
      severity: 'error',
      scope: 'folder',
      from: { path: `^(?:${all.join('|')})(?:/|$)` },
      to: { circular: true },
    },
    {
      name: 'words-of-the-build',
      comment:
        'Import words as #copy/…: the build decides which language that is, and a bundle or process carries one only.',
      severity: 'error',
      from: { pathNot: '^(?:copy|e2e|testing|bench|docs)/' },
      to: { path: '^copy/(?:en|nl)/', dependencyTypesNot: ['aliased-subpath-import'] },
    },
    {
      name: 'words-of-the-office',
      comment: 'Words of the office are chosen at run time: each person has a language.',
      severity: 'error',
      from: { path: '^office/' },
      to: { path: '^copy/(?:en|nl)/' },
    },
    {
      name: 'packages-of-the-rules',
      comment:
        'domain/ and copy/ run anywhere: of npm they may use valibot alone, and nothing of Node. One file reads the company (decision 68).',
      severity: 'error',
      from: { path: '^(?:domain|copy)/', pathNot: '^domain/company/read-yaml\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/valibot/' },
    },
    {
      name: 'nothing-of-the-server-in-browsers',
      comment:
        'A browser bundle reached a service, Node, React’s server side, or a package that only the server has. Pass the data in as props.',
      severity: 'error',
      from: { path: forBrowsers },
      to: {
        path: `^(?:services|run)/|^(?:node:)?(?:${builtinModules.join('|')})$|node_modules/`,
        pathNot:
          'node_modules/(?:(?:react|scheduler|valibot)/|react-dom/(?!server)|@types/react|@simplewebauthn/browser/)',
        reachable: true,
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Tests may reach everything.
    exclude: { path: '\\.test\\.tsx?$' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
