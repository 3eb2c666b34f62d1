import { median, percentile95 } from './cpu-time.ts';
import { cpuBetween } from './cpu-used.ts';
import type { BenchApi } from './with-api.ts';

/** A way to narrow or order a list: what it is called in the table, and its part of the query. */
export type Choice = Record<string, Record<string, string>>;

export interface Timed {
  groups: string[];
  path: string;
  ms: number;
  /** CPU time of the API and its database. */
  cpuMs: number;
}

export interface Choices {
  filters: Record<string, Choice>;
  /** How many filters narrow the list at the same time. */
  filtersAtOnce: number;
  /** Combined with every one of these. */
  others?: Record<string, Choice>;
}

/** Asks for the first, the middle and the last page of every combination of choices, each once. */
export async function timeEveryCombination(api: BenchApi, path: string, choices: Choices) {
  const times: Timed[] = [];
  const { filters, filtersAtOnce, others = {} } = choices;
  const combinations = combinationsOf(Object.entries(filters))
    .filter(({ narrowing }) => narrowing <= filtersAtOnce)
    .flatMap((one) => combinationsOf(Object.entries(others)).map((other) => together(one, other)));
  for (const { labels, query } of combinations) {
    const address = (page: number) => `${path}?${new URLSearchParams({ ...query, page: String(page) })}`;
    const { data } = await api.json<{ data: Counted }>(address(1));
    const places = { first: 1, middle: Math.ceil(data.last_page / 2), last: data.last_page, ...farAway(data) };
    for (const [place, page] of Object.entries(places)) {
      const groups = ['everything', ...labels, `page: ${place}`];
      times.push(await timeCall(api, groups, address(page)));
    }
  }
  return times;
}

interface Counted {
  last_page: number;
  is_capped?: true;
  is_cut?: true;
}

/** Where counting stops, most of the list lies beyond: its middle, were it known, is about here. */
const FAR_PAGE = 3000;

const farAway = ({ is_capped, is_cut }: Counted) => (is_capped && !is_cut ? { 'far away': FAR_PAGE } : {});

export async function timeCall(api: BenchApi, groups: string[], path: string): Promise<Timed> {
  const before = await api.cpuUsed();
  const ms = await api.timeOf(path);
  return { groups, path, ms, cpuMs: cpuBetween(before, await api.cpuUsed()) };
}

interface Combination {
  labels: string[];
  query: Record<string, string>;
  narrowing: number;
}

const together = (one: Combination, other: Combination): Combination => ({
  labels: [...one.labels, ...other.labels],
  query: { ...one.query, ...other.query },
  narrowing: one.narrowing + other.narrowing,
});

function combinationsOf([next, ...others]: [string, Choice][]): Combination[] {
  if (!next) return [{ labels: [], query: {}, narrowing: 0 }];
  const [name, choice] = next;
  const rest = combinationsOf(others);
  return Object.entries(choice).flatMap(([label, query]) => {
    const one = { labels: [`${name}: ${label}`], query, narrowing: Object.keys(query).length > 0 ? 1 : 0 };
    return rest.map((other) => together(one, other));
  });
}

/** One row for each value of each choice, over all combinations with the others. */
export function rowsOfTimes(times: Timed[], goal = ''): Record<string, string>[] {
  const groups = [...new Set(times.flatMap((time) => time.groups))];
  const text = (ms: number) => `${ms.toFixed(1)} ms`;
  return groups.map((group) => {
    const mine = times.filter((time) => time.groups.includes(group));
    const [whole, cpu] = [mine.map(({ ms }) => ms), mine.map(({ cpuMs }) => cpuMs)];
    return {
      what: group,
      calls: String(mine.length),
      median: text(median(whole)),
      p95: text(percentile95(whole)),
      longest: text(Math.max(...whole)),
      'CPU median': text(median(cpu)),
      'CPU p95': text(percentile95(cpu)),
      'CPU most': text(Math.max(...cpu)),
      ...(goal && { goal }),
    };
  });
}

/** The calls that cost most, to look into. */
export const slowestOf = (times: Timed[], count: number) =>
  times
    .toSorted((a, b) => b.cpuMs - a.cpuMs)
    .slice(0, count)
    .map(({ path, cpuMs }) => ({ what: path, 'CPU most': `${cpuMs.toFixed(1)} ms` }));
