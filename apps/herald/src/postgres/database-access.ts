import { chown, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprintOfKey } from './database-key.ts';
import type { DatabaseOwner } from './database-owner.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { runProgram } from './run-program.ts';

export const DATABASE_USER = 'herald';
export const DATABASE_NAME = 'herald';
/** Nobody can sign in as this role: it acts only while the server is down. */
export const SUPERUSER = 'postgres';

export interface DatabaseAccess {
  /** The password of Herald's role. */
  key: string;
  /** Tests make databases and roles of their own; an installation has one of each. */
  everywhere: boolean;
}

/** Who may sign in: Herald's role, to its database, with its password. The last line of the file turns away the rest. */
function rulesOf({ key, everywhere }: DatabaseAccess): string {
  const database = everywhere ? 'all' : DATABASE_NAME;
  const user = everywhere ? 'all' : DATABASE_USER;
  return `# Written by Herald. ${fingerprintOfKey(key)}\nlocal ${database} ${user} scram-sha-256\nlocal all all reject\n`;
}

/** True if nobody but Herald gets into the cluster, with the password that Herald knows. */
export async function isClosed(cluster: string, access: DatabaseAccess): Promise<boolean> {
  return (await readFile(join(cluster, 'pg_hba.conf'), 'utf8').catch(() => '')) === rulesOf(access);
}

/**
 * Takes a cluster that does not run away from everybody but Herald's role, and every right from that role but to own its
 * database. A cluster of an earlier release trusted every connection, and its `herald` was the superuser. The rules are
 * written last, so a start that is killed here begins once more.
 */
export async function closeCluster(
  cluster: string,
  binaries: PostgresBinaries,
  access: DatabaseAccess,
  owner: DatabaseOwner | undefined,
): Promise<void> {
  const run = (database: string, settings: string[], statements: string[]) => {
    const options = ['-c', 'log_min_error_statement=panic', ...settings];
    const args = ['--single', '-D', cluster, ...options, '-j', database];
    return runProgram(binaries.postgres, args, owner, statements.map((statement) => `${statement};\n\n`).join(''));
  };
  const strictly = ['-c', 'exit_on_error=on'];
  await run('template1', strictly, roleStatements(access));
  // An error says that it is there already.
  await run('template1', [], [`create database ${DATABASE_NAME}`]);
  await run(DATABASE_NAME, strictly, [`alter database ${DATABASE_NAME} owner to ${DATABASE_USER}`, GIVE_EVERYTHING]);
  await writeRules(cluster, access, owner);
}

/** Hexadecimal digits need no quoting in SQL. */
function roleStatements({ key, everywhere }: DatabaseAccess): string[] {
  const more = everywhere ? 'createdb createrole' : 'nocreatedb nocreaterole';
  return [
    // The first role of a cluster can be renamed by no statement while it is the only superuser.
    `update pg_authid set rolname = '${SUPERUSER}' where oid = 10 and rolname <> '${SUPERUSER}'`,
    `do $$ begin if not exists (select from pg_roles where rolname = '${DATABASE_USER}') then create role ${DATABASE_USER}; end if; end $$`,
    `alter role ${DATABASE_USER} login nosuperuser noreplication nobypassrls ${more} password '${key}'`,
    `alter role ${SUPERUSER} password null`,
  ];
}

/** What the first role owns beside the system's own things. A sequence of a column goes with its table. */
const GIVE_EVERYTHING = `do $$
declare command text;
begin
  for command in
    select format('alter schema %I owner to ${DATABASE_USER}', nspname) from pg_namespace
      where nspowner = 10 and oid >= 16384
    union all
    select format('alter table %s owner to ${DATABASE_USER}', c.oid::regclass) from pg_class c
      where c.relowner = 10 and c.oid >= 16384 and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      and c.relnamespace <> 'pg_toast'::regnamespace
      and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass
        and c.relkind = 'S' and d.deptype in ('a', 'i'))
    union all
    select format('alter routine %s owner to ${DATABASE_USER}', oid::regprocedure) from pg_proc
      where proowner = 10 and oid >= 16384
    union all
    select format('alter type %s owner to ${DATABASE_USER}', oid::regtype) from pg_type
      where typowner = 10 and oid >= 16384 and (typtype in ('d', 'e', 'r') or
        typtype = 'c' and (select relkind from pg_class where pg_class.oid = typrelid) = 'c')
  loop execute command; end loop;
end $$`;

async function writeRules(cluster: string, access: DatabaseAccess, owner: DatabaseOwner | undefined): Promise<void> {
  const path = join(cluster, 'pg_hba.conf');
  await writeFile(`${path}.new`, rulesOf(access), { mode: 0o600, flush: true });
  if (owner) await chown(`${path}.new`, owner.uid, owner.gid);
  await rename(`${path}.new`, path);
}
