import type { SessionUser } from '@herald/contract/endpoints/session-user';

type Standing = Pick<SessionUser, 'user_type' | 'activePlans' | 'default_plan_name' | 'default_plan'>;

/** 'Administrator' for admins, otherwise the names of the active plans, otherwise the default plan, otherwise 'Free User'. */
export function badgeText({ user_type, activePlans, default_plan_name, default_plan }: Standing): string {
  if (user_type === 'admin') return 'Administrator';
  if (activePlans.length > 0) return activePlans.map(({ name }) => name).join(', ');
  return default_plan_name ?? default_plan ?? 'Free User';
}
