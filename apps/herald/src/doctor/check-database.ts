import { compareTables, openDatabase, type TablesAge } from '@herald/core/db';
import { compareInstallation, examineServer, type ServerExamination } from '@herald/core/system';
import type { Config } from '../config/config.ts';
import { connectionsOf, type Role } from '../config/database-connections.ts';
import { describeMismatches } from '../instance/assert-installation.ts';
import { openCore } from '../instance/open-core.ts';
import { newerWords, readRelease } from '../instance/release-guard.ts';
import { EMBEDDED_CONNECTIONS, findEmbeddedProblem } from '../postgres/embedded-postgres.ts';
import { programPaths } from '../program-paths.ts';
import { version } from '../version.ts';
import { type Finding, good, problem, warning } from './check.ts';
import { textOf } from './check-services.ts';

const OLDEST_POSTGRES = 150_000;
const MOST_CLOCK_DIFFERENCE_MS = 2_000;
const ALL_ROLES: Role[] = ['api', 'worker'];
/** PostgreSQL keeps these for administrators. */
const RESERVED = 3;

export async function checkDatabase(config: Config): Promise<Finding[]> {
  const { databaseUrl } = config;
  if (!databaseUrl) {
    const release = checkRelease(await readRelease(config.dataFolder));
    return [await checkEmbedded(config), release, checkEmbeddedConnections(config)];
  }
  const db = openDatabase({ url: databaseUrl, maxConnections: 1 });
  try {
    const server = await examineServer(db);
    const clock = checkClockOfDatabase(server);
    const release = checkRelease(await compareTables(db.queries, programPaths().migrations));
    return [checkVersion(server), release, clock, checkConnections(config, server, ALL_ROLES)];
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return [problem('Database', textOf(reason), 'Check DATABASE_URL, or unset it to use the embedded database.')];
  } finally {
    await db.close();
  }
}

async function checkEmbedded({ dataFolder, pgBin }: Config): Promise<Finding> {
  const reason = await findEmbeddedProblem({ dataFolder, pgBin });
  if (!reason) return good('Database', 'embedded PostgreSQL 18');
  return problem('Database', reason, 'Then run `npx herald doctor` again.');
}

function checkEmbeddedConnections(config: Config): Finding {
  const server = { maxConnections: EMBEDDED_CONNECTIONS - RESERVED };
  return checkConnections(config, server, ALL_ROLES);
}

/** Tables only move forward, and an older release does not know what a newer one made of them. */
function checkRelease(tables: TablesAge): Finding {
  if (tables.age !== 'newer') {
    const isSame = tables.age === 'same';
    const note = isSame ? 'knows the tables of the database' : 'brings the tables up to date at its next start';
    return good('Release', `Herald ${version} ${note}`);
  }
  const [what = '', ...then] = newerWords(tables.release).split('. ');
  return problem('Release', what, then.join('. '));
}

function checkVersion({ version, versionNumber }: ServerExamination): Finding {
  if (versionNumber >= OLDEST_POSTGRES) return good('Database', `PostgreSQL ${version} responds`);
  return problem('Database', `PostgreSQL ${version} is too old`, 'Use PostgreSQL 15 or newer.');
}

/** Herald keeps PostgreSQL's time, but a store refuses requests that are signed by a clock far off, and logs mix up. */
export function checkClockOfDatabase({ clockAheadMs }: Pick<ServerExamination, 'clockAheadMs'>): Finding {
  const seconds = (Math.abs(clockAheadMs) / 1000).toFixed(1);
  if (Math.abs(clockAheadMs) <= MOST_CLOCK_DIFFERENCE_MS) return good('Clocks', 'this machine and PostgreSQL agree');
  const direction = clockAheadMs > 0 ? 'ahead of' : 'behind';
  const note = `this machine is ${seconds} s ${direction} PostgreSQL`;
  return warning('Clocks', note, 'Let NTP set the clocks of both machines.');
}

interface Connections extends Pick<ServerExamination, 'maxConnections'> {
  /** Missing where nobody looked. */
  openConnections?: number;
}

/** Connections that are open already may be those of this Herald, so only a server that is too small is certain. */
export function checkConnections(config: Config, server: Connections, roles: readonly Role[]): Finding {
  const { maxConnections, openConnections = 0 } = server;
  const needed = connectionsOf(config, roles);
  const open = server.openConnections === undefined ? '' : `, ${openConnections} are open`;
  const note = `this machine opens up to ${needed}, PostgreSQL allows ${maxConnections}${open}`;
  if (needed + openConnections <= maxConnections) return good('Connections', note);
  return warning(
    'Connections',
    note,
    'Raise max_connections of PostgreSQL, or set HERALD_DATABASE_CONNECTIONS lower on every machine.',
  );
}

/** Whether this machine sees the store and has the secret of the installation in the database. */
export async function checkInstallation(config: Config): Promise<Finding> {
  const open = await openCore({ ...config, logLevel: 'silent' }, config.databaseUrl ?? '', 'start');
  try {
    const mismatches = await compareInstallation(open.core, open.fingerprint);
    if (mismatches.length === 0) return good('Installation', 'store, secret and database belong together');
    return problem('Installation', 'store, secret and database differ', describeMismatches(mismatches, config));
  } catch (error) {
    return warning('Installation', `not compared: ${textOf(error)}`, 'Run `npx herald migrate`, then this again.');
  } finally {
    await open.close();
  }
}
