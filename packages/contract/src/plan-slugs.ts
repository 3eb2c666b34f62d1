export const planSlugs = ['FE', 'DFY', 'UNLIMITED', 'INCOME_MAXIMIZER', 'AUTOMATION'] as const;
export type PlanSlug = (typeof planSlugs)[number];

/** Plans that open the marketplace and the full avatar library. */
export const premiumPlanSlugs: readonly string[] = ['DFY', 'UNLIMITED', 'INCOME_MAXIMIZER', 'AUTOMATION'];

/** A plan slug or the default plan among the premium ones, in any letter case. */
export function hasPremiumPlan(user: { plans: readonly { slug: string }[]; default_plan: string | null }): boolean {
  const slugs = [...user.plans.map((plan) => plan.slug), user.default_plan ?? ''];
  return slugs.some((slug) => premiumPlanSlugs.includes(slug.toUpperCase()));
}
