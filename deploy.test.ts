import { globSync, readFileSync } from 'node:fs'
import { BlockList } from 'node:net'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { largestUpload } from './office/office-routes.ts'
import { largestPage } from './services/cms/typed-page.ts'
import { readSettings } from './services/settings/settings.ts'
import { largestForm } from './site/site-app.ts'

const read = (file: string) => readFileSync(file, 'utf8')

/** Names in a file of `deploy/`, in alphabetical order and each once. */
const named = (pattern: RegExp, ...files: string[]) =>
  [...new Set(files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, found = '']) => found)))].sort()

interface Compose {
  services: Record<
    string,
    {
      command?: string[]
      environment?: Record<string, string>
      networks?: { default: { ipv4_address: string } }
    }
  >
  networks: { default: { ipam: { config: { ip_range: string }[] } } }
}

/** The containers of our own image, with the settings that each process reads. */
function containers() {
  const { services } = parse(
    read('compose.yaml')
      .replaceAll(/\$\{DOMAIN\}/g, 'company.example')
      .replaceAll(/\$\{\w+-(h[^}]*)\}/g, '$1'),
    {
      merge: true,
    },
  ) as Compose
  const shared = parseEnv(read('.env.example'))
  return Object.entries(services)
    .filter(([, { command }]) => command?.[0] === 'helderhuis')
    .map(([name, { command = [], environment }]) => ({
      name,
      command: command.slice(1),
      settings: readSettings({ ...shared, ...environment }),
    }))
}

test('containers, proxies and units use the ports on which the processes listen', () => {
  const { port, orderPort, office } = readSettings({})
  const expected = [port.en, port.nl, orderPort?.en, orderPort?.nl, office.port].map(String)
  expect(named(/server 127\.0\.0\.1:(\d+)/g, 'deploy/nginx/helderhuis-processes.conf')).toEqual(expected)

  const ports = Object.fromEntries(containers().map(({ name, settings }) => [name, settings]))
  expect(named(/reverse_proxy (\S+)/g, 'deploy/container/Caddyfile')).toEqual(
    [
      `en:${ports.en?.port.en}`,
      `nl:${ports.nl?.port.nl}`,
      `en:${ports.en?.orderPort?.en}`,
      `nl:${ports.nl?.orderPort?.nl}`,
      `office:${ports.office?.office.port}`,
    ].sort(),
  )
  expect(named(/OFFICE_PORT=(\d+)/g, 'deploy/systemd/helderhuis-office.service')).toEqual([String(office.port)])
  expect(named(/helderhuis-(?:en|nl)@(\d+)/g, 'deploy/install.sh')).toEqual([String(port.en), String(port.nl)])
})

test('nginx lets through what the sites and the office take', () => {
  const sizes = (app: string) => named(/max_body_size (\w+);/g, `deploy/nginx/helderhuis-${app}.conf`)
  expect(sizes('site')).toEqual([`${largestPage / 1024}k`, `${largestForm / 1024}k`])
  expect(sizes('office')).toEqual([`${largestUpload / 1024 / 1024}m`])
})

test('no other container takes the address of the proxy that the processes trust', () => {
  const { services, networks } = parse(read('compose.yaml'), { merge: true }) as Compose
  const proxy = services.proxy?.networks?.default.ipv4_address ?? ''
  const [start = '', length] = networks.default.ipam.config[0]?.ip_range.split('/') ?? []
  const others = new BlockList()
  others.addSubnet(start, Number(length))
  expect(services.en?.environment?.TRUSTED_PROXIES).toBe(proxy)
  expect(others.check(proxy)).toBe(false)
})

test('the proxy of the containers asks for certificates of the sites alone that the company has (R1.12)', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as Compose
  const given = { ...services.proxy?.environment, SITE_ORIGIN_EN: '', ORDER_ORIGIN_EN: '' } as Record<string, string>
  const addresses = named(/^(\S* ?\{\$\w+\}) \{$/gm, 'deploy/container/Caddyfile')
  expect(addresses.map((each) => each.replace(/\{\$(\w+)\}/, (_, name) => given[name] ?? 'missing'))).toEqual([
    'http://order-en.invalid ',
    `http://order-nl.invalid ${given.ORDER_ORIGIN_NL}`,
    'http://site-en.invalid ',
    `http://site-nl.invalid ${given.SITE_ORIGIN_NL}`,
    given.OFFICE_ORIGIN,
  ])
})

test('the proxy of the containers logs no address of an order, drops slow clients, and answers no other host', () => {
  const proxy = read('deploy/container/Caddyfile')
  expect(proxy).toMatch(/fields \{\s+request delete/)
  expect(proxy).toMatch(/read_header 10s\s+read_body 60s/)
  expect(proxy).toMatch(/:80, :443 \{\s+abort/)
})

test('nginx logs no address, query or referrer of a visitor', () => {
  const files = globSync('deploy/nginx/*.conf').map(read)
  const levels = files.flatMap((file) => [...file.matchAll(/^\s*error_log \S+ (\w+);/gm)].map(([, level]) => level))
  expect(levels).toEqual(['crit'])
  expect(files.join()).not.toMatch(/access_log (?!off)/)
})

test('everything that is started is started by the names that the build gives', () => {
  const built = named(/dist\/\S*?(\w[\w-]*\.js)/g, 'run/commands/start-command.ts')
  expect(built).toEqual(['main.js', 'office-main.js'])
  for (const files of [globSync('deploy/systemd/*.service'), ['deploy/container/helderhuis'], ['deploy/install.sh']])
    expect(named(/dist\/\S*?(\w[\w-]*\.js)/g, ...files)).toEqual(built)
  expect(containers().map(({ command }) => command.join(' '))).toEqual(['site en', 'site nl', 'office', 'nightly'])
})

test('on a server and in a container the commands are those that there are', () => {
  const ofDevelopers = ['build', 'dev', 'start']
  const commands = globSync('run/commands/*-command.ts').map((file) => file.replace(/.*\/(.*)-command\.ts$/, '$1'))
  const expected = commands.filter((name) => !ofDevelopers.includes(name)).sort()
  for (const file of ['deploy/helderhuis', 'deploy/container/helderhuis']) {
    const [, list = ''] = /echo 'helderhuis ([\w|]+) …/.exec(read(file)) ?? []
    expect(list.split('|').sort()).toEqual(expected)
    const handled = [...read(file).matchAll(/^ +([\w |]+)\)/gm)].flatMap(([, names = '']) => names.split(' | '))
    expect(handled).toEqual(expect.arrayContaining(expected))
  }
})
