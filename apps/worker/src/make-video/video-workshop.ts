import type { Core } from '@herald/core';
import type { Providers } from '@herald/providers';
import type { Breaker } from './breaker.ts';

/** What videos are made with. */
export interface VideoWorkshop {
  core: Core;
  providers: Providers;
  /** Where videos lie while they are made, a folder each. */
  workFolder: string;
  /** Names this worker in rows. */
  workerId: string;
  breaker: Pick<Breaker, 'trip'>;
  /** Before the second attempt; twice that before the third. */
  retryPauseSec: number;
  /** How long a finished film waits for a store that is away, before another attempt has to store it. */
  storePatienceSec: number;
  /** After so long, another worker that reaches the store makes the film instead. */
  handOverSec: number;
}
