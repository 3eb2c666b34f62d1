import type { Core } from '../core.ts';
import { DAY_MS } from '../runtime/durations.ts';
import { playRepository } from './play-repository.ts';

/** A session goes on for an hour after midnight, and the clocks of machines differ. */
const KEPT_DAYS = 2;
const VIDEO_DAYS_AT_ONCE = 200;

/** Keeps the sums of earlier days instead of single plays: statistics stay the same, and viewers are forgotten. */
export async function rollUpPlays(core: Core, signal?: AbortSignal): Promise<void> {
  const before = new Date(core.clock.now().getTime() - (KEPT_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  const { time_zone: timeZone } = await core.settings.read();
  const ended = { before, limit: VIDEO_DAYS_AT_ONCE, timeZone };
  for (const rollUp of [playRepository.rollUp, playRepository.rollUpActs]) {
    while (!signal?.aborted) {
      if ((await rollUp(core.db.queries, ended)) === 0) break;
    }
  }
}
