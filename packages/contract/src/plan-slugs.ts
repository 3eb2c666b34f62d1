export const planSlugs = ['FE', 'DFY', 'UNLIMITED', 'INCOME_MAXIMIZER', 'AUTOMATION'] as const;
export type PlanSlug = (typeof planSlugs)[number];

/** The slug that a name makes: "Spring launch!" becomes spring_launch. */
export function planSlugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}
