/** What a room or folder may import beside itself, and why nothing else. `packages` are all of npm and Node. */
export interface Place {
  may: readonly string[]
  why: string
}

/** The rooms, lowest first: each may import only those before it. */
export const rooms: Record<string, Place> = {
  domain: {
    may: ['valibot'],
    why: 'domain/ is what is true: pure rules that run anywhere and do not know how they are said, shown or stored.',
  },
  copy: {
    may: ['domain'],
    why: 'copy/ is what is said: words only. It may name types of domain/, but does not know where a word is shown.',
  },
  ui: {
    may: ['copy', 'domain', 'react', 'react-dom'],
    why: 'ui/ is what all apps are drawn with: it knows no page, and also runs in the browser, without server and Node.',
  },
  site: {
    may: ['ui', 'copy', 'domain', 'react', 'react-dom', 'schema-dts'],
    why: 'site/ is what is shown: it also runs in the browser, without server and Node. Pass the data in as props.',
  },
  order: {
    may: ['ui', 'copy', 'domain', 'react', 'react-dom'],
    why: 'order/ is the ordering site as it is shown: it knows neither server nor website. Pass addresses and data in as props.',
  },
  office: {
    may: ['ui', 'copy', 'domain', 'react', 'react-dom', '@simplewebauthn'],
    why: 'office/ is the office as it is shown: it knows neither server nor website. Pass the data in as props.',
  },
  artwork: {
    may: ['site', 'ui', 'copy', 'domain', 'packages'],
    why: 'artwork/ draws pictures before anybody asks for them: it does not know what answers.',
  },
  server: {
    may: ['site', 'order', 'office', 'ui', 'copy', 'domain', 'packages'],
    why: 'server/ is what answers: it runs without artwork/, which draws beforehand, and without its tests.',
  },
  testing: {
    may: ['server', 'site', 'order', 'office', 'ui', 'copy', 'domain', 'packages'],
    why: 'testing/ is what tests of all kinds share: it knows none of them.',
  },
}

/** The folders of server/ and the files beside them, lowest first: each may import only those before it. */
export const serverFolders: Record<string, Place> = {
  http: { may: [], why: 'http/ answers requests of any site: it knows nothing of cleaning. Pass in what it needs.' },
  'escape-markup': { may: [], why: 'escape-markup.ts is a function of text.' },
  assets: { may: [], why: 'assets.ts reads what the build wrote, of any site.' },
  database: { may: [], why: 'database/ stores rows: it does not know what they are for.' },
  outbox: { may: ['database'], why: 'outbox/ delivers mail: it does not know what a mail says.' },
  scheduling: { may: ['database'], why: 'scheduling/ gives out capacity: it does not know what is ordered.' },
  contact: { may: ['outbox', 'database', 'http', 'escape-markup'], why: 'contact/ takes messages and mails them.' },
  cms: { may: ['database'], why: 'cms/ stores pages: it does not know how they are served.' },
  reviews: { may: ['database'], why: 'reviews/ stores reviews: it does not know where they are shown.' },
  estimates: { may: ['http'], why: 'estimates/ answers from a tariff file, without the database and the website.' },
  orders: {
    may: ['contact', 'estimates', 'scheduling', 'outbox', 'database', 'http'],
    why: 'orders/ places and changes orders: it does not know which pages or programs ask.',
  },
  reports: { may: ['http'], why: 'reports/ logs what browsers report, whatever they show.' },
  'setting-values': { may: [], why: 'setting-values.ts says what a setting may look like, whatever it is for.' },
  config: {
    may: ['setting-values', 'estimates', 'reviews'],
    why: 'config.ts reads settings, and asks the features about theirs.',
  },
  website: {
    may: ['assets', 'config', 'cms', 'reviews', 'estimates', 'contact', 'outbox', 'database', 'http', 'scheduling'],
    why: 'website/ shows pages made of the features below it, and gets its services as parameters.',
  },
  ordering: {
    may: ['assets', 'config', 'orders', 'reports', 'estimates', 'http'],
    why: 'ordering/ shows the ordering site: it asks orders/, and does not know the website and the database.',
  },
  discovery: {
    may: ['website', 'config', 'cms', 'database', 'http', 'escape-markup'],
    why: 'discovery/ tells machines about the pages of website/.',
  },
  office: {
    may: [
      'assets',
      'website',
      'orders',
      'reviews',
      'config',
      'estimates',
      'scheduling',
      'contact',
      'outbox',
      'database',
      'http',
    ],
    why: 'office/ answers the people of the company: it uses what the sites use, and none of them knows it.',
  },
  'content-report': { may: ['config', 'cms', 'reviews', 'database'], why: 'content-report/ reads what people wrote.' },
  backup: { may: ['database'], why: 'backup/ copies rows, whatever they are for.' },
  seed: { may: ['contact', 'orders', 'scheduling', 'cms', 'reviews', 'database'], why: 'seed/ fills a new database.' },
  'purge-regularly': {
    may: ['orders', 'outbox', 'office', 'database'],
    why: 'purge-regularly.ts deletes personal data when their time is over, and mails the head of the audit trail.',
  },
  services: {
    may: ['assets', 'config', 'website', 'reports', 'orders', 'estimates', 'contact', 'outbox', 'database', 'http'],
    why: 'services.ts wires the features; it does not know what they answer.',
  },
  app: {
    may: ['services', 'website', 'discovery', 'reports', 'estimates', 'contact', 'http'],
    why: 'app.ts is the site as a function from request to response: it knows no process and no database.',
  },
  'run-process': {
    may: ['assets', 'config', 'estimates', 'database', 'http'],
    why: 'run-process.ts is what every process of ours does, whatever it serves.',
  },
  'office-main': {
    may: ['office', 'run-process', 'config', 'database', 'http'],
    why: 'office-main.ts is the process of the office: it runs without the sites.',
  },
  main: {
    may: [
      ...['run-process', 'app', 'services', 'config', 'discovery', 'website', 'ordering', 'reviews', 'estimates'],
      ...['purge-regularly', 'scheduling', 'outbox', 'database', 'http'],
    ],
    why: 'main.ts is the process of one language.',
  },
  commands: {
    may: [
      ...[
        'app',
        'ordering',
        'office',
        'services',
        'config',
        'seed',
        'backup',
        'content-report',
        'reviews',
        'cms',
        'outbox',
        'database',
      ],
      ...['orders', 'scheduling', 'estimates', 'escape-markup'],
    ],
    why: 'commands/ are programs beside the server.',
  },
}
