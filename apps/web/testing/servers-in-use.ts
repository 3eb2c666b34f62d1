import type { FakeServer } from './fake-server.ts';

/** The fake servers of the running test. */
export const serversInUse = new Set<FakeServer>();
