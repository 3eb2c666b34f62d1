import type { SessionUser } from '@herald/contract/endpoints/session-user';

/** 'Administrator' for admins, otherwise the default plan's name or 'Free User'. */
export function roleLabel({ user_type, default_plan_name, default_plan }: SessionUser): string {
  if (user_type === 'admin') return 'Administrator';
  return default_plan_name ?? default_plan ?? 'Free User';
}
