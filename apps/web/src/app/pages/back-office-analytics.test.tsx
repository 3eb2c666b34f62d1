import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { backOfficeOf } from '#testing/an-admin-user.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { aBucket, analyticsOf, anEngagement, anOverview } from '#testing/figures.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, refuse } from '#testing/replies.ts';

const open = (server: Handlers) =>
  renderScreen('/dashboard?tab=analytics', { as: 'administrator', server: { ...backOfficeOf([]), ...server } });

const usd = (sales: number, refunds = 0, source = 'warriorplus') => ({ source, currency: 'USD', sales, refunds });
const full = anOverview({
  total_users: 1284,
  total_videos: 9412,
  buckets: anOverview().buckets.map((bucket) =>
    bucket.key === '2026-11-18'
      ? aBucket(bucket.key, { money: [usd(1876, 201), usd(1310, 0, 'launchpadjv')], users: 61, made: 684, failed: 12 })
      : bucket,
  ),
  before: [aBucket('2026-11-11', { money: [usd(2388)], users: 48, made: 611 })],
  generation: {
    ...anOverview().generation,
    today: 94,
    made: 684,
    failed: 12,
    success_rate: 0.983,
    plays: 48310,
    watched: 30120,
  },
});

test('shows the words of the specification with figures, and how they changed', async () => {
  open(analyticsOf(full, anEngagement({ retention_7: 0.46, average_session_seconds: 872 })));
  expect(await screen.findByText('$2,985')).toBeDefined();
  for (const text of [
    '25%',
    '61 new, 48 in the 7 days before',
    '9,412',
    '48,310',
    '30,120',
    '98.3%',
    '12 of 696 failed',
  ]) {
    expect(screen.getByText(text)).toBeDefined();
  }
  for (const text of ['46%', '14m 32s']) expect(await screen.findByText(text)).toBeDefined();
  const words = ['Total Revenue', 'Total Users', 'Total Videos', 'Generated today', 'Average generation time'];
  for (const word of [...words, 'Downloads', 'Views', 'Shares', 'Conversion rate', 'Average session']) {
    expect(screen.getByRole('button', { name: word })).toBeDefined();
  }
});

test('has a dash where there is nothing to divide by, and never 0 %', async () => {
  open(analyticsOf());
  expect(await screen.findByText('No sales to draw yet')).toBeDefined();
  await waitFor(() => expect(screen.getAllByText('–').length).toBe(10));
  expect(screen.queryByText('0%')).toBeNull();
});

test('reads a column of the chart out as the arrow keys move, and has a table behind it', async () => {
  const { user } = open(analyticsOf(full));
  const chart = await screen.findByRole('slider', { name: 'Revenue over time' });
  chart.focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(chart.getAttribute('aria-valuetext')).toBe(
    'Wed, Nov 18: Revenue $2,985, WarriorPlus $1,876, LaunchpadJV $1,310, Refunds -$201, before $0',
  );
  await user.click(screen.getByRole('button', { name: 'Table' }));
  const row = within(screen.getByRole('table', { name: 'Revenue as a table' }))
    .getByText('Wed, Nov 18')
    .closest('tr');
  expect(row?.textContent).toBe('Wed, Nov 18$1,876$1,310-$201$2,985$0');
});

test('asks for another range and keeps it in the address', async () => {
  const { user, server } = open(analyticsOf(full));
  await user.click(await screen.findByRole('combobox', { name: 'Time range' }));
  await user.click(await screen.findByRole('option', { name: 'Last 12 months' }));
  await screen.findByText('$2,985');
  expect(server.lastCallTo('systemOverview').query).toEqual({ range: '12m' });
});

test('loses only the card that fails, which can be tried again', async () => {
  let isBroken = true;
  const { user } = open({
    ...analyticsOf(full),
    systemEngagement: () => (isBroken ? refuse('internal') : data(anEngagement({ daily_active: 214 }))),
  });
  expect(await screen.findByText('$2,985')).toBeDefined();
  const card = within(screen.getByRole('region', { name: 'User Engagement' }));
  const retry = await card.findByRole('button', { name: 'Retry' });
  isBroken = false;
  await user.click(retry);
  expect(await card.findByText('214')).toBeDefined();
});
