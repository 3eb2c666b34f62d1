import type { KnownFingerprint } from '../instance/fingerprint.ts';

/** What the supervisor and its processes say to each other. */
/** The environment of a process that loads and then waits for `Begin`. */
export const HELD = 'HERALD_HELD';
export interface Begin {
  databaseUrl: string;
  /** what the supervisor worked out, so that no process has to do it again */
  fingerprints: readonly KnownFingerprint[];
}

const isFingerprint = (value: unknown): value is KnownFingerprint =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

/** A supervisor that is older than the files it starts sends no fingerprints. */
export function beginOf(message: unknown): Begin {
  const { databaseUrl, fingerprints }: { databaseUrl?: unknown; fingerprints?: unknown } =
    typeof message === 'object' && message !== null ? message : {};
  if (typeof databaseUrl !== 'string') throw new TypeError('The supervisor sent no address of a database.');
  return { databaseUrl, fingerprints: Array.isArray(fingerprints) ? fingerprints.filter(isFingerprint) : [] };
}

export const READY = 'ready';
export const ARE_YOU_THERE = 'are you there';
export const HERE = 'here';
/** The process runs, but it lost its way to the database, which is there. */
export const DEAF = 'deaf';
