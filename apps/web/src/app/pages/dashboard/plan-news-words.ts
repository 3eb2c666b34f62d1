import type { PlanNews } from '@herald/contract/endpoints/session-user';
import { shortDay } from '#lib/dates.ts';

/** What happened to a plan, in one sentence. */
export function newsText({ kind, plan, at, replaces = [] }: PlanNews): string {
  const day = shortDay(at);
  const place = replaces.length > 0 ? ` It takes the place of ${replaces.join(' and ')}.` : '';
  if (kind === 'given') return `${plan} is yours since ${day}.${place}`;
  if (kind === 'ending') return `${plan} ends on ${day}.`;
  if (kind === 'refunded') return `${plan} was refunded and ended on ${day}.`;
  if (kind === 'withdrawn') return `${plan} is no longer offered, so it ended.`;
  return `${plan} ended on ${day}.`;
}

export const isOver = ({ kind }: PlanNews): boolean => kind !== 'given' && kind !== 'ending';

/** What a reader put away comes back when something new happens to the plan. */
export const newsKey = ({ kind, plan, at }: PlanNews): string => `${kind} ${plan} ${at}`;
