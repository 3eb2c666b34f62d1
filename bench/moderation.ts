import {
  type Choices,
  rowsOfTimes,
  slowestOf,
  type Timed,
  timeCall,
  timeEveryCombination,
} from './support/list-times.ts';
import { fillModeration, RARE_TITLE } from './support/moderation-rows.ts';
import { withApi } from './support/with-api.ts';

const ITEMS = 1_000_000;
const GOAL = 'p95 50 ms';
const WARM_UP = 100;
const TIMES_STATISTICS = 50;

const choices: Choices = {
  filters: {
    status: {
      all: {},
      approved: { status: 'approved' },
      pending: { status: 'pending' },
      flagged: { status: 'flagged' },
      removed: { status: 'removed' },
    },
    type: { all: {}, videos: { type: 'video' }, images: { type: 'image' }, text: { type: 'text' } },
    only: { all: {}, reported: { only: 'reported' }, appealed: { only: 'appealed' } },
  },
  filtersAtOnce: 1,
  others: {
    search: { none: {}, 'one in 10': { search: 'summer' }, 'one in 10,000': { search: RARE_TITLE } },
    sort: { queue: {}, created: { sort_by: 'created_at' }, reports: { sort_by: 'reports' } },
  },
};

/** The queue of moderation with a million items, as a moderator's browser asks for it. */
export async function run(...words: string[]): Promise<Record<string, string>[]> {
  return withApi(
    (core) => fillModeration(core, ITEMS),
    async (api) => {
      for (let call = 0; call < WARM_UP; call++) await api.timeOf('/admin/moderation');
      const statistics: Timed[] = [];
      for (let call = 0; call < TIMES_STATISTICS; call++) {
        statistics.push(await timeCall(api, ['counters'], '/admin/moderation/statistics'));
      }
      const times = await timeEveryCombination(api, '/admin/moderation', choices);
      const slowest = words.includes('slowest') ? slowestOf(times, 20) : [];
      return [...rowsOfTimes([...statistics, ...times], GOAL), ...slowest];
    },
  );
}
