import {
  type Choices,
  rowsOfTimes,
  slowestOf,
  type Timed,
  timeCall,
  timeEveryCombination,
} from './support/list-times.ts';
import { measureExport } from './support/measure-export.ts';
import { fillUsers, RARE_NAME } from './support/user-rows.ts';
import { type BenchApi, withApi } from './support/with-api.ts';

const USERS = 100_000;
const GOAL = 'p95 50 ms';
const DAY_MS = 24 * 60 * 60 * 1000;
const WARM_UP = 200;

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const sorts = ['created_at', 'name', 'email', 'last_login_at', 'videos_created'];

const choices: Choices = {
  filters: {
    status: { all: {}, active: { status: 'active' }, suspended: { status: 'suspended' }, banned: { status: 'banned' } },
    role: { all: {}, users: { role: 'user' }, administrators: { role: 'admin' } },
    plan: { all: {}, FE: { plan: 'FE' }, AUTOMATION: { plan: 'AUTOMATION' } },
    joined: { all: {}, 'last month': { date_from: dayBefore(30) }, 'before last year': { date_to: dayBefore(365) } },
  },
  filtersAtOnce: 1,
  others: {
    search: {
      none: {},
      'nearly everybody': { search: 'example' },
      'beginning of a word': { search: 'm' },
      'one in 20': { search: 'maria' },
      'two words': { search: 'maria garcia' },
      'one in 1000': { search: RARE_NAME },
      nobody: { search: 'xyzzy' },
    },
    sort: Object.fromEntries(
      sorts.flatMap((sort_by) =>
        ['asc', 'desc'].map((sort_order) => [`${sort_by} ${sort_order}`, { sort_by, sort_order }]),
      ),
    ),
  },
};

/** Every filter with every search and sort, as a client sees it; with `slowest`, also the calls that cost most. */
export async function run(...words: string[]): Promise<Record<string, string>[]> {
  return withApi(
    (core) => fillUsers(core, USERS),
    async (api) => {
      for (let call = 0; call < WARM_UP; call++) await api.timeOf('/admin/users');
      // The first one makes room for what later ones use again.
      await api.timeOf('/admin/users/export');
      const exports = await measureExports(api);
      const statistics = await timesOf(api, '/admin/users/statistics');
      const times = await timeEveryCombination(api, '/admin/users', choices);
      const slowest = words.includes('slowest') ? slowestOf(times, 40) : [];
      return [...rowsOfTimes([...statistics, ...times], GOAL), ...exports, ...slowest];
    },
  );
}

async function timesOf(api: BenchApi, path: string): Promise<Timed[]> {
  const times: Timed[] = [];
  for (let call = 0; call < 100; call++) times.push(await timeCall(api, ['statistics'], path));
  return times;
}

async function measureExports(api: BenchApi) {
  const some = `date_from=${dayBefore(72)}`;
  const rows = [];
  for (const accept of ['application/json', 'text/csv']) {
    for (const [who, query] of Object.entries({
      'a tenth': some,
      everybody: '',
      'everybody by name': 'sort_by=name',
    })) {
      rows.push(
        await measureExport(api, { what: `export ${accept}, ${who}`, path: `/admin/users/export?${query}`, accept }),
      );
    }
  }
  return rows;
}
