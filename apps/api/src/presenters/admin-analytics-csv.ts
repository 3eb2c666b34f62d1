import type {
  AnalyticsBucket,
  AnalyticsEngagement,
  AnalyticsOverview,
  AnalyticsPerformance,
  AnalyticsTopVideos,
} from '@herald/contract/endpoints/admin-analytics';

export const analyticsCsvHead = ['Group', 'When', 'Figure', 'Of', 'Value'] as const;

interface Figures {
  overview: AnalyticsOverview;
  engagement: AnalyticsEngagement;
  performance: AnalyticsPerformance;
  top: AnalyticsTopVideos;
}

/** One figure in each row. A figure that nothing can be divided by has an empty value. */
export function analyticsCsvRows({ overview, engagement, performance, top }: Figures): string[][] {
  const whole = `${overview.from} to ${overview.to}`;
  return [
    ['total', whole, 'users', '', text(overview.total_users)],
    ['total', whole, 'videos', '', text(overview.total_videos)],
    ...overview.buckets.flatMap((bucket) => bucketRows('range', bucket)),
    ...overview.before.flatMap((bucket) => bucketRows('range before', bucket)),
    ...Object.entries(overview.generation).map(([figure, value]) => ['generation', whole, figure, '', text(value)]),
    ...Object.entries(engagement).flatMap(([figure, value]) =>
      Array.isArray(value) ? [] : [['engagement', whole, figure, '', text(value)]],
    ),
    ...engagement.retention_curve.map((share, day) => [
      'retention',
      `day ${day}`,
      'share seen then or later',
      '',
      text(share),
    ]),
    ...engagement.active_by_day.map(({ day, people }) => ['active people', day, 'people', '', text(people)]),
    ...performanceRows(whole, performance),
    ...top.videos.flatMap(({ title, creator, plays, watched, downloads }) =>
      Object.entries({ plays, watched, downloads }).map(([figure, value]) => [
        'top videos',
        whole,
        figure,
        `${title}, by ${creator}`,
        text(value),
      ]),
    ),
  ];
}

function performanceRows(whole: string, { since: _since, hours, ...figures }: AnalyticsPerformance): string[][] {
  return [
    ...Object.entries(figures).map(([figure, value]) => ['performance', whole, figure, '', text(value)]),
    ...hours.flatMap(({ at, ...hour }) =>
      Object.entries(hour).map(([figure, value]) => ['performance', at, figure, '', text(value)]),
    ),
  ];
}

function bucketRows(group: string, { key, money, users, made, failed }: AnalyticsBucket): string[][] {
  return [
    ...money.flatMap(({ source, currency, sales, refunds }) => [
      [group, key, 'sales', `${source} ${currency}`.trim(), sales.toFixed(2)],
      [group, key, 'refunds', `${source} ${currency}`.trim(), refunds.toFixed(2)],
    ]),
    ...Object.entries({ users, made, failed }).map(([figure, value]) => [group, key, figure, '', text(value)]),
  ];
}

const text = (value: number | null): string => (value === null ? '' : String(value));
