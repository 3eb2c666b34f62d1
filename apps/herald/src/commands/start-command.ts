import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { confinementGaps } from '@herald/confined';
import { AppError } from '@herald/core/errors';
import { undoDiskExchange } from '@herald/core/storage';
import { examineServer, noteRelease, seed } from '@herald/core/system';
import type { Config } from '../config/config.ts';
import type { Role } from '../config/database-connections.ts';
import { adminNote, startScreen } from '../config/start-screen.ts';
import { checkClockOfDatabase, checkConnections } from '../doctor/check-database.ts';
import { assertInstallation, assertStoreWorks } from '../instance/assert-installation.ts';
import { makeDataFolder } from '../instance/data-folder.ts';
import { CommandError, exitCodes } from '../instance/exit-code.ts';
import { knownFingerprints } from '../instance/fingerprint.ts';
import { fingerprintAhead } from '../instance/fingerprint-ahead.ts';
import { lockForCommand } from '../instance/instance-lock.ts';
import { type OpenCore, openCore } from '../instance/open-core.ts';
import { assertPortIsFree } from '../instance/port.ts';
import { writeRelease } from '../instance/release-guard.ts';
import { assertWhole } from '../instance/restore-marker.ts';
import { programPaths } from '../program-paths.ts';
import { type DatabaseWatch, watchDatabase } from '../supervise/database-watch.ts';
import { endGracefully, sayReady } from '../supervise/managed-process.ts';
import type { Begin } from '../supervise/messages.ts';
import { type Service, startService } from '../supervise/service.ts';
import { version } from '../version.ts';
import { explainDatabaseFailure } from './database-url.ts';
import { prepareDatabase } from './prepare-database.ts';

export const startUsage = 'Usage: herald start [--role all | api | worker]';

const ROLES: Record<string, Role[]> = { all: ['api', 'worker'], api: ['api'], worker: ['worker'] };
/** To put unfinished jobs back and to close connections. */
const STOP_MARGIN_SEC = 15;

/** Runs a whole installation until it is asked to stop: database, migrations, seed data, API and worker. */
export async function startCommand(config: Config, args: string[]): Promise<void> {
  const serviceNames = readRole(args);
  await makeDataFolder(config.dataFolder);
  const unlock = await lockForCommand(config.dataFolder);
  await assertWhole(config.dataFolder).catch(unlockAndThrow(unlock));
  await undoDiskExchange(join(config.dataFolder, 'media')).catch(unlockAndThrow(unlock));
  if (serviceNames.includes('api')) await assertPortIsFree(config).catch(unlockAndThrow(unlock));
  const watching = config.databaseUrl
    ? undefined
    : watchDatabase({ ...config, isAlone: true }).catch(explainDatabaseFailure);
  // What needs it says what is wrong, so nothing is lost if it cannot be worked out here.
  void fingerprintAhead(config).catch(() => undefined);
  const services: Service[] = [];
  const begin = Promise.withResolvers<Begin>();
  let generatedAdminPassword: string | undefined;
  const ending = new AbortController();
  const end = endGracefully(async () => {
    ending.abort();
    await stopAll(services, watching, unlock);
  });
  const giveUp = () => {
    // The password is stored already, so it has to be shown even if the start fails from here on.
    if (generatedAdminPassword) process.stderr.write(`Administrator: ${adminNote(config, generatedAdminPassword)}\n`);
    end(exitCodes.failed);
  };
  const launchOnly = (role: Role) => {
    if (serviceNames.includes(role)) services.push(launch(role, config, begin.promise, giveUp));
  };
  try {
    launchOnly('api');
    const watched = await watching;
    const databaseUrl = config.databaseUrl ?? watched?.database.url ?? '';
    generatedAdminPassword = await prepare(config, databaseUrl, serviceNames);
    if (ending.signal.aborted) return;
    begin.resolve({ databaseUrl, fingerprints: await knownFingerprints() });
    launchOnly('worker');
    await Promise.all(services.map(({ ready }) => ready));
    const databaseNote = describeDatabase(config, watched);
    const facts = { databaseNote, roles: serviceNames.join(', '), confinementGaps: confinementGaps() };
    process.stdout.write(startScreen({ config, version, generatedAdminPassword, ...facts }));
    sayReady();
  } catch (error) {
    // Stopping has already shut down the database that this start was waiting for.
    if (ending.signal.aborted) return;
    await stopAll(services, watching, unlock);
    throw error;
  }
}

function unlockAndThrow(unlock: () => Promise<void>) {
  return async (error: unknown): Promise<never> => {
    await unlock();
    throw error;
  };
}

function readRole(args: string[]): Role[] {
  const { values } = parseArgs({ args, options: { role: { type: 'string', default: 'all' } } });
  const names = ROLES[values.role];
  if (!names) throw new CommandError(startUsage, exitCodes.wrongUsage);
  return names;
}

async function prepare(config: Config, databaseUrl: string, roles: Role[]): Promise<string | undefined> {
  await prepareDatabase(databaseUrl).catch((cause: unknown) => {
    if (cause instanceof CommandError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CommandError(
      `Herald cannot use the database: ${reason}. Check DATABASE_URL, or unset it to use the embedded database.`,
    );
  });
  const open = await openCore(config, databaseUrl, 'start');
  try {
    if (config.s3) await assertStoreWorks(open, config);
    await assertInstallation(open, config);
    await noteRelease(open.core, version);
    if (!config.databaseUrl) await writeRelease(config.dataFolder);
    await warn(open, config, roles);
    const { adminEmail, adminPassword } = config;
    const { administrator } = await seed(open.core, { adminEmail, ...(adminPassword && { adminPassword }) });
    return administrator?.generatedPassword;
  } catch (error) {
    throw error instanceof AppError
      ? new CommandError(`Herald cannot create the administrator: ${error.message}`)
      : error;
  } finally {
    await open.close();
  }
}

/** What does not keep Herald from starting, but from working well. */
async function warn({ core }: OpenCore, config: Config, roles: Role[]): Promise<void> {
  const server = await examineServer(core.db);
  for (const finding of [checkClockOfDatabase(server), checkConnections(config, server, roles)]) {
    if (finding.state !== 'good') process.stderr.write(`${finding.title}: ${finding.note}. ${finding.fix}\n`);
  }
}

function launch(name: Role, config: Config, begin: Promise<Begin>, onCannotRun: () => void): Service {
  return startService({
    name,
    command: process.execPath,
    args: [programPaths().entry, name],
    env: process.env,
    begin,
    stopGraceMs: (config.stopGraceSec + config.stopPauseSec + STOP_MARGIN_SEC) * 1000,
    isInBackground: name === 'worker',
    onCannotRun,
  });
}

/** Stops the database last, because everything else may still be writing to it. */
async function stopAll(
  services: Service[],
  watching: Promise<DatabaseWatch> | undefined,
  unlock: () => Promise<void>,
): Promise<void> {
  await Promise.all(services.map((service) => service.stop()));
  const watched = await watching?.catch(() => undefined);
  await watched?.stop();
  await unlock();
}

function describeDatabase(config: Config, watched: DatabaseWatch | undefined): string {
  if (config.databaseUrl) return `PostgreSQL at ${new URL(config.databaseUrl).host}`;
  return `embedded PostgreSQL 18 in ${watched?.database.clusterFolder}${watched?.database.adopted ? ' (was still running)' : ''}`;
}
