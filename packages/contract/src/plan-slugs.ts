export const planSlugs = ['FE', 'DFY', 'UNLIMITED', 'INCOME_MAXIMIZER', 'AUTOMATION'] as const;
export type PlanSlug = (typeof planSlugs)[number];
