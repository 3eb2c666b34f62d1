import { fillAuditLog, RARE_ACTION } from './support/audit-rows.ts';
import { type Choices, rowsOfTimes, slowestOf, timeEveryCombination } from './support/list-times.ts';
import { measureExport } from './support/measure-export.ts';
import { fillUsers, RARE_NAME } from './support/user-rows.ts';
import { type BenchApi, withApi } from './support/with-api.ts';

const USERS = 100_000;
const ENTRIES = 1_000_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const WARM_UP = 100;

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const choices: Choices = {
  filters: {
    action: {
      all: {},
      'half of all': { action: 'video' },
      'a sixth': { action: 'user.suspend' },
      rare: { action: RARE_ACTION },
    },
    person: {
      all: {},
      'an administrator': { person: 'bench@herald.test' },
      'one in 20': { person: 'maria' },
      'one in 1000': { person: RARE_NAME },
      nobody: { person: 'xyzzy' },
    },
    target: {
      all: {},
      'one in 40': { target: 'maria' },
      'half of all': { target: 'spring' },
      one: { target: 'video 4321' },
    },
    days: {
      all: {},
      'last month': { date_from: dayBefore(30) },
      'before last year': { date_to: dayBefore(365) },
      one: { date_from: dayBefore(100), date_to: dayBefore(100) },
    },
    impersonated: { all: {}, only: { impersonated: 'true' } },
  },
  filtersAtOnce: 1,
};

/** Every filter, as a client sees it; with `slowest`, also the calls that cost most. */
export async function run(...words: string[]): Promise<Record<string, string>[]> {
  return withApi(
    async (core) => {
      await fillUsers(core, USERS);
      await fillAuditLog(core, ENTRIES);
    },
    async (api) => {
      for (let call = 0; call < WARM_UP; call++) await api.timeOf('/admin/audit-log');
      // The first one makes room for what later ones use again.
      await api.timeOf('/admin/audit-log/export');
      const exports = await measureExports(api);
      const times = await timeEveryCombination(api, '/admin/audit-log', choices);
      const slowest = words.includes('slowest') ? slowestOf(times, 40) : [];
      return [...rowsOfTimes(times), ...exports, ...slowest];
    },
  );
}

async function measureExports(api: BenchApi) {
  const rows = [];
  for (const [what, query] of Object.entries({ '10,000 entries': `date_from=${dayBefore(7)}`, everything: '' })) {
    rows.push(
      await measureExport(api, {
        what: `export, ${what}`,
        path: `/admin/audit-log/export?${query}`,
        accept: 'text/csv',
      }),
    );
  }
  return rows;
}
