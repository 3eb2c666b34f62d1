import type { Core, MediaUrls, Storage } from '@herald/core';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';

/** What the API works with; the program builds it once. */
export interface ApiContext {
  core: Core;
  storage: Storage;
  mediaUrls: MediaUrls;
  log: Logger;
  metrics: Registry;
  version: string;
  /** Folder of the built web app; without it only the API answers. */
  webRoot?: string;
  /** Addresses of proxies whose forwarding headers are believed; none by default. */
  trustProxy?: boolean | string | string[];
  /** Addresses that pages may show in a frame, beside youtube-nocookie. */
  frameSources?: string[];
  limits?: Partial<ServerLimits>;
}

export interface ServerLimits {
  requestsPerMinute: number;
  /** A client must have sent its headers, and its whole request, by then. */
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  maxHeaderBytes: number;
  /** How long a stop waits for requests that are still going on. */
  drainTimeoutMs: number;
}

export const serverLimits: ServerLimits = {
  requestsPerMinute: 1200,
  headersTimeoutMs: 20_000,
  requestTimeoutMs: 300_000,
  maxHeaderBytes: 16 * 1024,
  drainTimeoutMs: 20_000,
};
