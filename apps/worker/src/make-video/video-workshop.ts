import type { Core } from '@herald/core';
import type { Providers } from '@herald/providers';

/** What videos are made with. */
export interface VideoWorkshop {
  core: Core;
  providers: Providers;
  /** Where videos lie while they are made, a folder each. */
  workFolder: string;
  /** Before the second attempt; twice that before the third. */
  retryPauseSec: number;
}
