/** The ranges of figures, in the order of the screen. */
export const analyticsRanges = ['24h', '7d', '30d', '90d', '12m'] as const;
export type AnalyticsRange = (typeof analyticsRanges)[number];

export const rangeLabels: Record<AnalyticsRange, string> = {
  '24h': 'Last 24 hours',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
  '12m': 'Last 12 months',
};
