import type { Core } from '../core.ts';
import { userDayRepository } from '../people/user-day-repository.ts';
import { dayIn, daysBefore } from '../runtime/days.ts';
import { HOUR_MS } from '../runtime/durations.ts';
import { accountFigureRepository } from './account-figure-repository.ts';
import { dayFigureRepository } from './day-figure-repository.ts';
import { spanOf } from './range-days.ts';
import { STORED_RANGES, topVideoRepository } from './top-video-repository.ts';

/** What began before midnight is written by then. */
const CLOSED_AFTER_MS = HOUR_MS;
/** A first run over years of films stays within the time of a statement. */
const CLOSED_AT_ONCE = 30;
const USER_DAYS_KEPT = 400;

/** Stores the sums of days that are over, and finds the most played videos of the long ranges. */
export async function closeDays(core: Core): Promise<void> {
  const { time_zone: timeZone } = await core.settings.read();
  const now = core.clock.now();
  const to = daysBefore(dayIn(new Date(now.getTime() - CLOSED_AFTER_MS), timeZone), 1);
  while (await closeSome(core, to, timeZone));
  const today = dayIn(now, timeZone);
  await userDayRepository.removeBefore(core.db.queries, daysBefore(today, USER_DAYS_KEPT));
  for (const range of STORED_RANGES) {
    const span = spanOf(range, today);
    await core.db.transaction('find top videos', (tx) =>
      topVideoRepository.store(tx, { range, span, timeZone, foundAt: now }),
    );
  }
}

/** Closes days until a last one, the oldest first; returns whether there may be more. */
async function closeSome(core: Core, last: string, timeZone: string): Promise<boolean> {
  return core.db.transaction('close days', async (tx) => {
    const closed = await dayFigureRepository.lastClosed(tx);
    const from = closed ? daysBefore(closed, -1) : await dayFigureRepository.firstDay(tx, timeZone);
    if (!from || from > last) return false;
    const end = daysBefore(from, -CLOSED_AT_ONCE);
    const span = { from, to: end < last ? end : last };
    await dayFigureRepository.close(tx, span, timeZone);
    await accountFigureRepository.close(tx, span, timeZone);
    return span.to < last;
  });
}
