import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { Storage } from '../storage/index.ts';
import { assertOurs, type TargetRules } from './assert-ours.ts';
import { loadRepository } from './load-repository.ts';

/** What a backup would come into. */
export interface Target {
  /** Processes of Herald are connected to the database. */
  isInUse: boolean;
  hasDatabase: boolean;
  hasFiles: boolean;
}

/** Throws where somebody else keeps tables, too. The database has been opened with one connection and is asked by nobody else in this process. */
export async function examineTarget(db: Database, storage: Storage, rules: TargetRules): Promise<Target> {
  await assertOurs(db.queries, rules);
  const isInUse = await staysInUse(db);
  const hasDatabase = await loadRepository.isInhabited(db.queries);
  return { isInUse, hasDatabase, hasFiles: await hasFiles(storage) };
}

const LOOKS = 10;
const LOOK_EVERY_MS = 500;

/** A process that was killed stays connected until the database notices. */
async function staysInUse(db: Database): Promise<boolean> {
  for (let look = 1; await loadRepository.isInUse(db.queries); look++) {
    if (look === LOOKS) return true;
    await wait(LOOK_EVERY_MS);
  }
  return false;
}

async function hasFiles(storage: Storage): Promise<boolean> {
  for await (const _ of storage.listAll()) return true;
  return false;
}
