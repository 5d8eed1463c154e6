import { sql } from 'kysely'
import type { Database } from '../../services/database/schema.ts'

/**
 * Makes an empty PostgreSQL database run a trigger before each row of `page` that a copy inserts: it is created
 * together with the table, because a copy accepts no database with tables.
 * @param body of the trigger's function, in PL/pgSQL
 */
export async function beforePageRows(database: Database, body: string): Promise<void> {
  await sql`create function before_row() returns trigger language plpgsql as ${sql.lit(body)}`.execute(database)
  await sql`create function arm() returns event_trigger language plpgsql as $$ begin
    if exists (select from pg_event_trigger_ddl_commands() where object_identity = 'public.page') then
      create trigger before_row before insert on "page" for each row execute function before_row();
    end if; end $$`.execute(database)
  await sql`create event trigger arm on ddl_command_end when tag in ('CREATE TABLE') execute function arm()`.execute(
    database,
  )
}
