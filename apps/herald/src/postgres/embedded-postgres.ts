import { realpathSync } from 'node:fs';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DataFolderError } from '../instance/data-folder.ts';
import { claimCluster, ensureCluster, findClusterProblem } from './cluster.ts';
import { fingerprint, POINTER, readPointer, socketFolderOf } from './cluster-place.ts';
import { closeCluster, DATABASE_NAME, DATABASE_USER, type DatabaseAccess, isClosed } from './database-access.ts';
import { readDatabaseKey } from './database-key.ts';
import { databaseOwner, isReachableBy, makeOwnedFolder } from './database-owner.ts';
import { findPostgresBinaries, findProgramsProblem, makeOpenFolder } from './postgres-binaries.ts';
import { adoptRunning, isRunning, type PostmasterPlace, startPostmaster, stopPostmaster } from './postmaster.ts';
import { findSurroundingProblem } from './surroundings.ts';

export interface EmbeddedPostgres {
  url: string;
  clusterFolder: string;
  adopted: boolean;
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataFolder: string;
  pgBin?: string | undefined;
  /** where binaries and cluster go if the data folder is in a folder that only root may enter */
  systemFolder?: string;
  /** tests give up durability for speed */
  settings?: Record<string, string>;
  /** tests have a database for each file */
  mayCreateDatabases?: boolean;
  /** the data folder is locked by this process, so what runs in it was left by a Herald that is gone */
  isAlone?: boolean;
}

/** For one API and one worker, and for commands beside them. */
export const EMBEDDED_CONNECTIONS = 80;
const DEFAULT_SETTINGS = {
  max_connections: String(EMBEDDED_CONNECTIONS),
  shared_buffers: '128MB',
  // A restore makes the tables of all sites in one transaction, and each takes locks.
  max_locks_per_transaction: '256',
  timezone: 'UTC',
  log_timezone: 'UTC',
};
const START_TRIES = 5;
const DEFAULT_SYSTEM_FOLDER = '/var/lib/herald';

/** Why the data folder's database would not start; undefined if nothing speaks against it. */
export async function findEmbeddedProblem({ dataFolder, pgBin }: EmbeddedPostgresOptions): Promise<string | undefined> {
  const missing = await findProgramsProblem(pgBin);
  if (missing) return missing;
  const clusterFolder = await placeCluster(dataFolder, DEFAULT_SYSTEM_FOLDER);
  const isNew = !(await isThere(clusterFolder));
  return (await findSurroundingProblem({ dataFolder, isNew })) ?? findClusterProblem(clusterFolder);
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Starts Herald's own PostgreSQL in the data folder, or adopts the one that a killed Herald left running. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const owner = databaseOwner();
  const systemFolder = options.systemFolder ?? DEFAULT_SYSTEM_FOLDER;
  const clusterFolder = await placeCluster(options.dataFolder, systemFolder);
  const { dataFolder } = options;
  const isNew = !(await isThere(clusterFolder));
  const problem = (await findProgramsProblem(options.pgBin)) ?? (await findSurroundingProblem({ dataFolder, isNew }));
  if (problem) throw new DataFolderError(problem);
  const rights = { key: await readDatabaseKey(dataFolder), everywhere: options.mayCreateDatabases ?? false };
  const place = await placeSocket(clusterFolder, rights);
  const binaries = await findPostgresBinaries(owner, systemFolder, options.pgBin);
  await ensureCluster(clusterFolder, binaries, rights, owner);
  await claimCluster(clusterFolder, owner);
  const settings = { ...DEFAULT_SETTINGS, ...options.settings };
  if (!(await isClosed(clusterFolder, rights))) await makeWay(place, options);
  const adopted = await adoptOrStart(place, async () => {
    if (!(await isClosed(clusterFolder, rights))) await closeCluster(clusterFolder, binaries, rights, owner);
    await startPostmaster(binaries.postgres, place, settings, owner);
  });
  return {
    url: place.url,
    clusterFolder,
    adopted,
    async stop() {
      await stopPostmaster(clusterFolder);
      await rm(place.socketFolder, { recursive: true, force: true });
    },
  };
}

/** The address of a data folder's database while it runs. */
export async function embeddedDatabaseUrl(dataFolder: string, systemFolder = DEFAULT_SYSTEM_FOLDER): Promise<string> {
  const rights = { key: await readDatabaseKey(dataFolder), everywhere: false };
  return (await placeSocket(await placeCluster(dataFolder, systemFolder), rights)).url;
}

/** A database that runs with other rights than it should have: those of an older release, or another password. */
async function makeWay(place: PostmasterPlace, { dataFolder, isAlone }: EmbeddedPostgresOptions): Promise<void> {
  if (!(await isRunning(place))) return;
  if (isAlone) return stopPostmaster(place.clusterFolder);
  throw new DataFolderError(`An older Herald runs on ${dataFolder}. Stop it, run \`npm start\`, then this again.`);
}

async function adoptOrStart(place: PostmasterPlace, start: () => Promise<unknown>): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    if (await adoptRunning(place)) return true;
    try {
      await start();
      return false;
    } catch (error) {
      // Right after everything was killed, the old lock can still name a process that has not been reaped.
      if (tries === START_TRIES) throw error;
      await wait(1000);
    }
  }
}

/** Chooses the cluster's folder once and writes the choice down, so the cluster never moves by itself. */
async function placeCluster(dataFolder: string, systemFolder: string): Promise<string> {
  await mkdir(dataFolder, { recursive: true });
  const known = await readPointer(dataFolder);
  if (known) return known;
  if (await isReachableBy(databaseOwner(), dataFolder)) return join(dataFolder, 'postgres');
  const folder = join(systemFolder, 'clusters', fingerprint(realpathSync(dataFolder)));
  for (const open of [systemFolder, join(systemFolder, 'clusters')]) await makeOpenFolder(open);
  await writeFile(join(dataFolder, POINTER), `${folder}\n`);
  return folder;
}

async function placeSocket(clusterFolder: string, access: DatabaseAccess): Promise<PostmasterPlace> {
  const socketFolder = socketFolderOf(clusterFolder);
  await makeOwnedFolder(databaseOwner(), socketFolder);
  const host = encodeURIComponent(socketFolder);
  const url = `postgresql://${DATABASE_USER}:${access.key}@localhost/${DATABASE_NAME}?host=${host}`;
  return { clusterFolder, socketFolder, url };
}
