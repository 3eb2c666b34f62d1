import type { AnalyticsRange } from '@herald/contract/analytics-range';
import type { Core } from '../../core.ts';
import { spanOf } from '../../figures/range-days.ts';
import { readDaySums } from '../../figures/read-day-sums.ts';
import { dayIn, daysBefore } from '../../runtime/days.ts';
import { DAY_MS } from '../../runtime/durations.ts';
import { type ActivePeople, type Cohort, peopleFigureRepository } from './people-figure-repository.ts';

export interface Engagement {
  active: ActivePeople;
  /** Undefined where nobody joined who could have come back. */
  retention7: number | undefined;
  retention30: number | undefined;
  /** For each day after joining, the share that was seen then or later. */
  curve: number[];
  /** Undefined where nobody joined. */
  conversion: number | undefined;
  /** Undefined without a visit. */
  averageVisitSec: number | undefined;
  activeByDay: { day: string; people: number }[];
}

const WEEK = 7;
const MONTH = 30;

/** Who uses Herald, comes back and buys. */
export async function readEngagement(core: Core, range: AnalyticsRange): Promise<Engagement> {
  const { time_zone: timeZone } = await core.settings.read();
  const { queries } = core.db;
  const now = core.clock.now();
  const today = dayIn(now, timeZone);
  const span = spanOf(range, today);
  const starts = [today, daysBefore(today, WEEK - 1), daysBefore(today, MONTH - 1), span.from];
  const [daily = now, weekly = now, monthly = now, from = now] = await peopleFigureRepository.beginOf(
    queries,
    starts,
    timeZone,
  );
  const joinedEarlier = (days: number) => ({ days, from: minus(from, days), before: minus(now, days) });
  const [active, [week = [], month = []], bought, sums] = await Promise.all([
    peopleFigureRepository.countActive(queries, { daily, weekly, monthly }),
    peopleFigureRepository.countReturned(queries, [joinedEarlier(WEEK), joinedEarlier(MONTH)]),
    peopleFigureRepository.countBuyers(queries, { from, before: now }),
    readDaySums(core, span),
  ]);
  const sumOf = (name: string) => sums.reduce((sum, { figure, value }) => (figure === name ? sum + value : sum), 0);
  const shares = month.map(shareOf).filter((share) => share !== undefined);
  return {
    active,
    retention7: shareOf(week[WEEK]),
    retention30: shareOf(month[MONTH]),
    curve: shares,
    conversion: bought.joined === 0 ? undefined : bought.buyers / bought.joined,
    averageVisitSec: sumOf('visits') === 0 ? undefined : sumOf('visit_seconds') / sumOf('visits'),
    activeByDay: sums
      .filter(({ figure }) => figure === 'active')
      .map(({ bucket, value }) => ({ day: bucket, people: value }))
      .sort((one, other) => one.day.localeCompare(other.day)),
  };
}

const minus = (moment: Date, days: number): Date => new Date(moment.getTime() - days * DAY_MS);

function shareOf(cohort: Cohort | undefined): number | undefined {
  return cohort && cohort.joined > 0 ? cohort.returned / cohort.joined : undefined;
}
