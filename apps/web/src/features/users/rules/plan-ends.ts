import type { Grant } from './plan-rows.ts';

/** The last day of each plan, as `2026-12-20` where the administrator is; empty for no end. */
export type PlanEnds = Readonly<Record<string, string>>;

/** A plan lasts as long as the longest of its grants. */
export function endsOf(grants: readonly Grant[]): PlanEnds {
  const held = Map.groupBy(grants, ({ slug }) => slug);
  return Object.fromEntries([...held].map(([slug, all]) => [slug, lastDayOf(all)]));
}

function lastDayOf(grants: readonly Grant[]): string {
  const ends = grants.flatMap(({ expires_at }) => (expires_at ? [expires_at] : []));
  const last = ends.toSorted().at(-1);
  return last && ends.length === grants.length ? dayOf(new Date(last)) : '';
}

export function dayOf(date: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** A plan includes its last day. */
const endOf = (day: string) => new Date(`${day}T23:59:59.999`).toISOString();

/** What is sent: the ends of ticked plans that differ from what they were. */
export function endsToSend(ends: PlanEnds, before: PlanEnds, ticked: readonly string[]): Record<string, string | null> {
  const changed = ticked.filter((slug) => (ends[slug] ?? '') !== (before[slug] ?? ''));
  return Object.fromEntries(changed.map((slug) => [slug, ends[slug] ? endOf(ends[slug]) : null]));
}
