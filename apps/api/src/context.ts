import type { Core } from '@herald/core';
import type { Providers } from '@herald/providers';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { MetricsAccess } from './metrics-access.ts';

/** What the API works with; the program builds it once. */
export interface ApiContext {
  core: Core;
  /** Voices, films and faces; engines are reached through these only. */
  providers: Providers;
  log: Logger;
  metrics: Registry;
  metricsAccess?: MetricsAccess;
  version: string;
  /** On the disk that is watched. */
  dataFolder: string;
  /** Folder of the built web app; without it only the API answers. */
  webRoot?: string;
  /** Addresses of proxies whose forwarding headers are trusted; none by default. */
  trustProxy?: boolean | string | string[];
  limits?: Partial<ServerLimits>;
  /** The database is there, and this process does not hear it: only a restart helps. */
  isDeaf?: () => boolean;
  /** Set by the server that listens; from then on nobody should be sent here. */
  isStopping?: () => boolean;
}

export interface ServerLimits {
  requestsPerMinute: number;
  /** Sellers report from one address each, and a launch sells to many people at once. */
  webhooksPerMinute: number;
  /** A client must have sent its headers, and its whole request, within these times. */
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  maxHeaderBytes: number;
  /** A process whose event loop is further behind refuses requests. */
  maxEventLoopDelayMs: number;
  /** How long a stop waits for running requests. */
  drainTimeoutMs: number;
  /** How often an event stream sends a sign of life and checks its session. */
  eventHeartbeatMs: number;
  /** Open event streams of one user in one process. */
  eventLinesPerUser: number;
}

export const serverLimits: ServerLimits = {
  // An office full of people, each with a few screens open, comes from one address.
  requestsPerMinute: 6000,
  webhooksPerMinute: 60_000,
  headersTimeoutMs: 20_000,
  requestTimeoutMs: 300_000,
  maxHeaderBytes: 16 * 1024,
  maxEventLoopDelayMs: 5_000,
  drainTimeoutMs: 20_000,
  eventHeartbeatMs: 15_000,
  eventLinesPerUser: 10,
};
