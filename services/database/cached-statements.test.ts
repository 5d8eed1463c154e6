import BetterSqlite3 from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { withCachedStatements } from './cached-statements.ts'

function open() {
  const file = new BetterSqlite3(':memory:')
  onTestFinished(() => void file.close())
  file.exec("create table page (path text); insert into page values ('a')")
  return withCachedStatements(file)
}

test('a query is prepared once and returns the current rows', () => {
  const database = open()
  const query = database.prepare('select * from page')
  expect(query.all([])).toEqual([{ path: 'a' }])
  database.prepare("insert into page values ('b')").run([])
  expect(database.prepare('select * from page')).toBe(query)
  expect(query.all([])).toEqual([{ path: 'a' }, { path: 'b' }])
})

test('a query returns columns that were added to the table after it was prepared', () => {
  const database = open()
  database.prepare('select * from page').all([])
  database.prepare("alter table page add column title text not null default 'T'").run([])
  expect(database.prepare('select * from page').all([])).toEqual([{ path: 'a', title: 'T' }])
})
