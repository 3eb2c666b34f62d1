import type { Config } from './config.ts';

export type Role = 'api' | 'worker';

/** What a process opens beside its pool: the queue's connections, and one that listens. */
const BESIDE_THE_POOL: Record<Role, number> = { api: 2 + 1, worker: 4 + 1 };
/** An API serves many people at once; a worker mostly draws. */
const DEFAULT_POOL: Record<Role, number> = { api: 10, worker: 4 };

/** How many connections the pool of a process may open. */
export function poolSize({ databaseConnections }: Config, role: Role): number {
  return databaseConnections ?? DEFAULT_POOL[role];
}

/** How many connections to the database these processes open at most. */
export function connectionsOf(config: Config, roles: readonly Role[]): number {
  return roles.reduce((sum, role) => sum + poolSize(config, role) + BESIDE_THE_POOL[role], 0);
}
