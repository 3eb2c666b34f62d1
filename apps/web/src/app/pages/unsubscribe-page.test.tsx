import { errorTable } from '@herald/contract/errors';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, refuse } from '#testing/replies.ts';

const open = (is_on: boolean) =>
  renderScreen('/unsubscribe?token=sealed', {
    as: 'nobody',
    server: {
      readUnsubscription: () => data({ topic: 'weekly_report', is_on }),
      unsubscribe: () => data({ topic: 'weekly_report' }),
    },
  });

test('opening the link ends nothing; one click does, without a sign-in', async () => {
  const { user, server } = open(true);
  expect(
    await screen.findByText('Herald stops sending you weekly reports. Other mails stay as they are.'),
  ).toBeDefined();
  expect(server.callsTo('unsubscribe')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeDefined();
  expect(server.lastCallTo('unsubscribe').body).toEqual({ token: 'sealed' });
});

test('a link that was used says so', async () => {
  open(false);
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeDefined();
});

test('a broken link says where the switch is', async () => {
  renderScreen('/unsubscribe?token=x', {
    as: 'nobody',
    server: { readUnsubscription: () => refuse('unsubscribe_link_invalid') },
  });
  expect(await screen.findByText(errorTable.unsubscribe_link_invalid.text)).toBeDefined();
});
