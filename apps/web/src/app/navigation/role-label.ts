import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { shortDay } from '#lib/dates.ts';

/** 'Administrator' for admins, otherwise the default plan's name or 'Free User'. */
export function roleLabel({ user_type, default_plan_name, default_plan }: SessionUser): string {
  if (user_type === 'admin') return 'Administrator';
  return default_plan_name ?? default_plan ?? 'Free User';
}

/** When the first of the account's plans ends by itself; undefined when none does. */
export function planEndLabel({ activePlans }: Pick<SessionUser, 'activePlans'>): string | undefined {
  const ending = activePlans.flatMap(({ name, ends_at }) => (ends_at ? [{ name, ends_at }] : []));
  const [first] = ending.toSorted((one, other) => one.ends_at.localeCompare(other.ends_at));
  return first && `${first.name} ends on ${shortDay(first.ends_at)}`;
}
