import type { AdminUserDetails, PublicPlan } from '@herald/contract';
import { shortDay } from '#lib/dates.ts';

type Grant = AdminUserDetails['plans'][number];

export interface PlanRow {
  slug: string;
  name: string;
  /** Where the user has it from; empty when they do not have it. */
  origin: string | undefined;
}

/** Every plan on offer, and those the user still has though they are no longer offered. */
export function planRows(offered: readonly PublicPlan[], grants: readonly Grant[]): PlanRow[] {
  const held = new Map(grants.map((grant) => [grant.slug, grant]));
  const rest = [...held.values()].filter(({ slug }) => !offered.some((plan) => plan.slug === slug));
  return [...offered, ...rest].map(({ slug, name }) => {
    const grant = held.get(slug);
    return { slug, name, origin: grant && originWords(grant) };
  });
}

function originWords({ origin, granted_by, started_at, expires_at }: Grant): string {
  const from = { sign_up: 'From the sign-up', admin: `Given by ${granted_by ?? 'an administrator'}`, sale: 'Bought' };
  const until = expires_at ? `, until ${shortDay(expires_at)}` : '';
  return `${from[origin]}, ${shortDay(started_at)}${until}`;
}

/** The slugs to send: the default plan stays in front as long as it is ticked. */
export function inSendingOrder(ticked: readonly string[], rows: readonly PlanRow[], defaultSlug: string | null) {
  const sorted = rows.map(({ slug }) => slug).filter((slug) => ticked.includes(slug));
  const isKept = defaultSlug !== null && sorted.includes(defaultSlug);
  return isKept ? [defaultSlug, ...sorted.filter((slug) => slug !== defaultSlug)] : sorted;
}
