import type { WebhookSourceState } from '@herald/contract/endpoints/webhook-events';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { someSettings } from '#testing/a-setting.ts';
import { aSource, aWebhook, aWebhookInFull, webhooksOf } from '#testing/a-webhook.ts';
import { backOfficeOf } from '#testing/an-admin-user.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, refuse } from '#testing/replies.ts';

const ready = aSource('warriorplus', {
  is_set_up: true,
  secret_ending: '4d0e',
  items: [{ item: 'wso_d4m2tp', plan: 'Unlimited' }],
});

const open = (sources: WebhookSourceState[], server: Handlers = {}, address = 'tab=settings&section=sellers') =>
  renderScreen(`/dashboard?${address}`, {
    as: 'administrator',
    server: {
      ...backOfficeOf([]),
      listSettings: () => data(someSettings()),
      ...webhooksOf([], { sources }),
      mailTransport: () => data({ server: null, from: 'Herald <herald@example.com>', not_sent: 0 }),
      ...server,
    },
  });

const list = async () => within(await screen.findByRole('list', { name: 'Sellers' }));

test('names each source with its address and the end of its secret', async () => {
  open([ready, aSource('generic'), aSource('launchpadjv', { is_set_up: true, secret_ending: '91aa' })]);
  const sources = await list();
  expect(sources.getByText('https://herald.test/api/webhooks/warriorplus')).toBeDefined();
  expect(sources.getByText('•••• 4d0e')).toBeDefined();
  expect(sources.getByText('https://herald.test/api/webhooks/launchpadjv/••••')).toBeDefined();
  expect(sources.getByText('No secret yet')).toBeDefined();
  for (const name of ['WarriorPlus', 'Any shop', 'LaunchpadJV']) expect(sources.getByText(name)).toBeDefined();
  expect(sources.queryByText('generic')).toBeNull();
});

test('opened beside the list, asks for what it counts there too', async () => {
  const { server, user } = open([ready], {}, 'tab=webhooks');
  await screen.findByText('Showing 0 of 0 events');
  const { listWebhookEvents = expect.unreachable() } = webhooksOf([aWebhook(20)]);
  server.answer({ listWebhookEvents });
  await user.click(screen.getByRole('button', { name: 'Sources' }));
  expect(await screen.findByText('Showing 1 of 1 events')).toBeDefined();
});

test('lists a service that films apart from the sellers', async () => {
  open([aSource('warriorplus'), aSource('heygen')]);
  expect((await list()).queryByText('heygen')).toBeNull();
  const films = within(screen.getByRole('list', { name: 'Services that film' }));
  expect(films.getByRole('button', { name: 'Set up HeyGen' })).toBeDefined();
});

test('sets a source up with a secret that is only written', async () => {
  const shown = open([aSource('warriorplus')], { saveWebhookSource: () => data([ready]) });
  await shown.user.click((await list()).getByRole('button', { name: 'Set up WarriorPlus' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Secret' }));
  await shown.user.keyboard('security-key-4d0e');
  await shown.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(shown.server.lastCallTo('saveWebhookSource').body).toEqual({ secret: 'security-key-4d0e' }),
  );
  expect(await screen.findByText('•••• 4d0e')).toBeDefined();
  expect(screen.queryByDisplayValue('security-key-4d0e')).toBeNull();
});

test('says what is wrong with a secret', async () => {
  const errors = { secret: ['Please enter at least 8 characters.'] };
  const { user } = open([aSource('jvzoo')], { saveWebhookSource: () => refuse('validation', { errors }) });
  await user.click((await list()).getByRole('button', { name: 'Set up JVZoo' }));
  await user.type(screen.getByRole('textbox', { name: 'Secret' }), 'long-enough');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter at least 8 characters.')).toBeDefined();
});

test('shows the address with the new secret of LaunchpadJV once', async () => {
  const saved = aSource('launchpadjv', { is_set_up: true, secret_ending: 'xxxx' });
  const { user } = open([aSource('launchpadjv')], { saveWebhookSource: () => data([saved]) });
  await user.click((await list()).getByRole('button', { name: 'Set up LaunchpadJV' }));
  await user.click(screen.getByRole('button', { name: 'Make a secret' }));
  const made = (screen.getByRole('textbox', { name: /^Secret/ }) as HTMLInputElement).value;
  expect(made).toMatch(/^[\w-]{32}$/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByDisplayValue(`https://herald.test/api/webhooks/launchpadjv/${made}`)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue(new RegExp(made))).toBeNull();
});

test('stops the old secret of a change', async () => {
  const changing = { ...ready, previous_until: '2026-11-28T00:00:00.000Z' };
  const shown = open([changing], { stopPreviousSecret: () => data([ready]) });
  await shown.user.click((await list()).getByRole('button', { name: 'Stop it now' }));
  expect(await screen.findByText('Old Secret Stopped')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/The old secret works until/)).toBeNull());
});

test('sends a test event and follows what becomes of it', async () => {
  const row = aWebhook(48214, { is_test: true });
  const shown = open([ready], {
    sendTestEvent: () => data({ id: 48214, answered: 200, answered_ms: 12 }),
    getWebhookEvent: () => data(aWebhookInFull(row)),
  });
  await shown.user.click((await list()).getByRole('button', { name: 'Send a test event of WarriorPlus' }));
  await shown.user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Secret matched, answered 200 in 12 ms')).toBeDefined();
  expect(await screen.findByText('Granted Unlimited to a new account.')).toBeDefined();
  expect(screen.getByText('Taken back: tests change nothing')).toBeDefined();
  expect(shown.server.lastCallTo('sendTestEvent').body).toMatchObject({ event_type: 'sale', item: 'wso_d4m2tp' });
});

test('says why a post was refused', async () => {
  open([{ ...ready, refusal: 'The security key is a different one.', refused_at: '2026-11-20T14:00:00.000Z' }]);
  expect(await screen.findByText(/The security key is a different one\./)).toBeDefined();
});

test('opens beside the events too', async () => {
  const { user } = open([ready], {}, 'tab=webhooks');
  await user.click(await screen.findByRole('button', { name: 'Sources' }));
  expect(await (await list()).findByText('•••• 4d0e')).toBeDefined();
});
