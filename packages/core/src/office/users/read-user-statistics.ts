import type { Core } from '../../core.ts';
import { DAY_MS } from '../../runtime/durations.ts';
import { userListRepository } from './user-list-repository.ts';

export interface UserStatistics {
  total: number;
  active: number;
  suspended: number;
  banned: number;
  newToday: number;
  newThisWeek: number;
}

/** How many users there are. Days and weeks begin in UTC, weeks on Monday. */
export async function readUserStatistics(core: Core): Promise<UserStatistics> {
  const since = { today: dayStart(core.clock.now()), thisWeek: weekStart(core.clock.now()) };
  const figures = await userListRepository.statistics(core.db.queries, since);
  return figures ?? { total: 0, active: 0, suspended: 0, banned: 0, newToday: 0, newThisWeek: 0 };
}

function dayStart(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}

export function weekStart(now: Date): Date {
  const daysSinceMonday = (now.getUTCDay() + 6) % 7;
  return new Date(dayStart(now).getTime() - daysSinceMonday * DAY_MS);
}
