import type { Core } from '@herald/core';
import type { Providers } from '@herald/providers';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';

/** What the API works with; the program builds it once. */
export interface ApiContext {
  core: Core;
  /** Voices, films and faces; engines are reached through these only. */
  providers: Providers;
  log: Logger;
  metrics: Registry;
  version: string;
  /** Folder of the built web app; without it only the API answers. */
  webRoot?: string;
  /** Addresses of proxies whose forwarding headers are believed; none by default. */
  trustProxy?: boolean | string | string[];
  limits?: Partial<ServerLimits>;
}

export interface ServerLimits {
  requestsPerMinute: number;
  /** A client must have sent its headers, and its whole request, by then. */
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  maxHeaderBytes: number;
  /** A process that is further behind refuses requests. */
  maxEventLoopDelayMs: number;
  /** How long a stop waits for requests that are still going on. */
  drainTimeoutMs: number;
  /** How often a line of events says that it is still there, and looks whether it may be. */
  eventHeartbeatMs: number;
  /** Tabs of one user that may listen to one process. */
  eventLinesPerUser: number;
}

export const serverLimits: ServerLimits = {
  // An office full of people, each with a few screens open, comes from one address.
  requestsPerMinute: 6000,
  headersTimeoutMs: 20_000,
  requestTimeoutMs: 300_000,
  maxHeaderBytes: 16 * 1024,
  maxEventLoopDelayMs: 5_000,
  drainTimeoutMs: 20_000,
  eventHeartbeatMs: 15_000,
  eventLinesPerUser: 10,
};
