/** What the supervisor and its processes say to each other. */
/** The environment of a process that loads and then waits for `Begin`. */
export const HELD = 'HERALD_HELD';
export interface Begin {
  databaseUrl: string;
  /** what the supervisor worked out, so that no process has to do it again */
  fingerprints: readonly (readonly [source: string, fingerprint: string])[];
}
export const READY = 'ready';
export const ARE_YOU_THERE = 'are you there';
export const HERE = 'here';
/** The process runs, but it lost its way to the database, which is there. */
export const DEAF = 'deaf';
