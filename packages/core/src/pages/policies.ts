import type { UserRole } from '@herald/contract';

/** The plans whose special pages a reader may see. */
export type PageAudience = string[] | 'all';

/**
 * Administrators may read every page, users those of their plans, and a visitor those of the plan they would get when
 * they sign up.
 */
export function audienceOf(
  reader: { role: UserRole } | undefined,
  plans: readonly { id: string; isActive: boolean }[],
): PageAudience {
  if (reader?.role === 'admin') return 'all';
  return plans.filter(({ isActive }) => isActive).map(({ id }) => id);
}
