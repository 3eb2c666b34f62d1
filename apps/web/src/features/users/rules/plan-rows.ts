import type { AdminUserDetails } from '@herald/contract/endpoints/admin-users';
import type { PublicPlan } from '@herald/contract/endpoints/plans';
import { shortDay } from '#lib/dates.ts';

export type Grant = AdminUserDetails['plans'][number];

export interface PlanRow {
  slug: string;
  name: string;
  /** Where the user has it from; empty when they do not have it. */
  origin: string | undefined;
}

/** Every plan on offer, and those the user still has though they are no longer offered. */
export function planRows(offered: readonly PublicPlan[], grants: readonly Grant[]): PlanRow[] {
  const held = Map.groupBy(grants, ({ slug }) => slug);
  const rest = [...held.values()].flatMap((all) => all.slice(0, 1));
  const plans = [...offered, ...rest.filter(({ slug }) => !offered.some((plan) => plan.slug === slug))];
  return plans.map(({ slug, name }) => ({ slug, name, origin: held.get(slug)?.map(originAndDay).join('; ') }));
}

const originAndDay = (grant: Grant) => `${originWords(grant)}, ${shortDay(grant.started_at)}`;

export function originWords({ origin, granted_by }: Pick<Grant, 'origin' | 'granted_by'>): string {
  if (origin === 'admin') return `Given by ${granted_by ?? 'an administrator'}`;
  return origin === 'sale' ? 'Bought' : 'From the sign-up';
}

/** The slugs to send: the default plan stays in front as long as it is ticked. */
export function inSendingOrder(ticked: readonly string[], rows: readonly PlanRow[], defaultSlug: string | null) {
  const sorted = rows.map(({ slug }) => slug).filter((slug) => ticked.includes(slug));
  const isKept = defaultSlug !== null && sorted.includes(defaultSlug);
  return isKept ? [defaultSlug, ...sorted.filter((slug) => slug !== defaultSlug)] : sorted;
}
