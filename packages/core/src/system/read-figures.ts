import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '../core.ts';
import { LOST_AFTER_SEC } from '../monitoring/reports/process-repository.ts';
import { readServiceSums } from '../services/read-month.ts';
import { figuresRepository, type InstallationFigures } from './figures-repository.ts';

export type { InstallationFigures };

/** A collector waits about 10 s for all figures together. */
const PATIENCE_MS = 3_000;
/** Any key without an object: the store has to look for it. */
const PROBE_KEY = 'herald/probe';

/** What is true of the whole installation, whichever process says it; undefined when the database does not answer. */
export async function readFigures(core: Core): Promise<InstallationFigures | undefined> {
  return soon(figuresRepository.read(core.db.queries, LOST_AFTER_SEC), () => undefined);
}

/** What services cost this month, by name; none when the database does not answer. */
export async function readServiceCosts(core: Core): Promise<{ service: string; costMicros: number }[]> {
  return soon(readServiceSums(core), () => []);
}

/** Whether the store of videos, sounds and pictures answers. */
export async function isStoreUp(core: Core): Promise<boolean> {
  const asked = core.storage.stat(PROBE_KEY).then(() => true);
  return soon(asked, () => false);
}

/** The answer, or what else to say when there is none or it takes too long. */
async function soon<T, U>(answer: Promise<T>, otherwise: () => U): Promise<T | U> {
  const tired = new AbortController();
  const late = wait(PATIENCE_MS, undefined, { signal: tired.signal, ref: false }).then(otherwise, otherwise);
  try {
    return await Promise.race([answer.catch(otherwise), late]);
  } finally {
    tired.abort();
  }
}
