import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { claimCluster, DATABASE_NAME, DATABASE_USER, ensureCluster, findClusterProblem } from './cluster.ts';
import { databaseOwner, isReachableBy, makeOwnedFolder } from './database-owner.ts';
import { findPostgresBinaries, makeOpenFolder } from './postgres-binaries.ts';
import { adoptRunning, type PostmasterPlace, startPostmaster, stopPostmaster } from './postmaster.ts';

export interface EmbeddedPostgres {
  url: string;
  adminUrl: string;
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
}

/** For one API and one worker, and for commands beside them. */
export const EMBEDDED_CONNECTIONS = 80;
const DEFAULT_SETTINGS = {
  max_connections: String(EMBEDDED_CONNECTIONS),
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
};
const START_TRIES = 5;
const DEFAULT_SYSTEM_FOLDER = '/var/lib/herald';

/** Why the data folder's database would not start; undefined if nothing speaks against it. */
export async function findEmbeddedProblem(dataFolder: string): Promise<string | undefined> {
  return findClusterProblem(await placeCluster(dataFolder, DEFAULT_SYSTEM_FOLDER));
}

/** Starts Herald's own PostgreSQL in the data folder, or adopts the one that a killed Herald left running. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const owner = databaseOwner();
  const systemFolder = options.systemFolder ?? DEFAULT_SYSTEM_FOLDER;
  const clusterFolder = await placeCluster(options.dataFolder, systemFolder);
  const place = await placeSocket(clusterFolder);
  const binaries = await findPostgresBinaries(owner, systemFolder, options.pgBin);
  await ensureCluster(clusterFolder, binaries, owner);
  await claimCluster(clusterFolder, owner);
  const settings = { ...DEFAULT_SETTINGS, ...options.settings };
  const adopted = await adoptOrStart(place, () => startPostmaster(binaries.postgres, place, settings, owner));
  await ensureDatabase(place);
  return {
    url: socketUrl(place.socketFolder, DATABASE_NAME),
    adminUrl: place.adminUrl,
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
  const { socketFolder } = await placeSocket(await placeCluster(dataFolder, systemFolder));
  return socketUrl(socketFolder, DATABASE_NAME);
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
  const pointer = join(dataFolder, 'postgres-location');
  const known = await readFile(pointer, 'utf8').catch(() => undefined);
  if (known) return known.trim();
  if (await isReachableBy(databaseOwner(), dataFolder)) return join(dataFolder, 'postgres');
  const folder = join(systemFolder, 'clusters', fingerprint(realpathSync(dataFolder)));
  for (const open of [systemFolder, join(systemFolder, 'clusters')]) await makeOpenFolder(open);
  await writeFile(pointer, `${folder}\n`);
  return folder;
}

/** The path of a unix socket is limited to 107 bytes, so the socket cannot be in the data folder. */
async function placeSocket(clusterFolder: string): Promise<PostmasterPlace> {
  const socketFolder = join(tmpdir(), `herald-pg-${fingerprint(clusterFolder)}`);
  await makeOwnedFolder(databaseOwner(), socketFolder);
  return { clusterFolder, socketFolder, adminUrl: socketUrl(socketFolder, 'postgres') };
}

function socketUrl(socketFolder: string, database: string): string {
  return `postgresql://${DATABASE_USER}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

async function ensureDatabase(place: PostmasterPlace): Promise<void> {
  const client = new pg.Client({ connectionString: place.adminUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE_NAME]);
    if (!rowCount) await client.query(`create database ${DATABASE_NAME}`);
  } finally {
    await client.end();
  }
}
