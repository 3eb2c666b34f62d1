import type { WebhookEventRow } from '@herald/contract/endpoints/webhook-events';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aWebhook, aWebhookInFull, webhooksOf } from '#testing/a-webhook.ts';
import { anAdminPlan } from '#testing/an-admin-plan.ts';
import { backOfficeOf } from '#testing/an-admin-user.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, message, pending, refuse } from '#testing/replies.ts';

interface Wish {
  address?: string;
  total?: number;
  lastPage?: number;
  server?: Handlers;
}

const open = (events: WebhookEventRow[], { address = '', server = {}, ...wish }: Wish = {}) =>
  renderScreen(`/dashboard?tab=webhooks${address}`, {
    as: 'administrator',
    server: { ...backOfficeOf([]), ...webhooksOf(events, wish), ...server },
  });

const failed = aWebhook(48210, { status: 'failed', customer_email: 'r.mbeki@capeprint.za' });
const table = async () => within(await screen.findByRole('table', { name: 'Webhook events' }));

test('lists what came, with the columns and the caption of the specification', async () => {
  open([aWebhook(48213), aWebhook(48212, { source: 'heygen', customer_email: null, amount: null })], { total: 1137 });
  const rows = await table();
  const headings = rows.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['ID', 'Source', 'Event Type', 'Status', 'Customer Email', 'Amount', 'Created', 'Actions']);
  expect(rows.getByText('$67.00')).toBeDefined();
  expect(rows.getAllByText('–')).toHaveLength(2);
  expect(screen.getByText('Showing 2 of 1,137 events')).toBeDefined();
});

test('names the number of an event where there is no room for columns', async () => {
  open([aWebhook(48213)]);
  const list = within(await screen.findByRole('list', { name: 'Webhook events' }));
  expect(list.getByText('48213')).toBeDefined();
});

test('shows the four figures', async () => {
  open([aWebhook(1)]);
  expect(await screen.findByText('1,137')).toBeDefined();
  for (const text of ['last 7 days', '98.0%', 'error rate 2.0%', '23', 'Requires attention', '3']) {
    expect(screen.getByText(text)).toBeDefined();
  }
});

test('says that it loads, and that there is nothing', async () => {
  open([], { server: { listWebhookEvents: pending } });
  expect(await screen.findByText('Loading events...')).toBeDefined();
});

test('says that nothing was found', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'No webhook events found' })).toBeDefined();
  expect(screen.getByText('Showing 0 of 0 events')).toBeDefined();
  expect(screen.getByText('Set up a source under Sources. What it reports is listed here.')).toBeDefined();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test('says why no event can be on days that are the wrong way round', async () => {
  open([], { address: '&date_from=2026-11-20&date_to=2026-11-19' });
  expect(await screen.findByText('The first day is after the last one, so no day fits. Exchange them.')).toBeDefined();
});

test('says that it could not load, and tries again', async () => {
  let isBroken = true;
  const works = webhooksOf([aWebhook(7)]).listWebhookEvents ?? expect.unreachable();
  const { user } = open([], {
    server: { listWebhookEvents: (call) => (isBroken ? refuse('internal', { message: 'It rests.' }) : works(call)) },
  });
  expect(await screen.findByText('Failed to load webhook events data.')).toBeDefined();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await table()).getByText('7')).toBeDefined();
});

test('offers Previous, the pages 1 to 5, the last one and Next', async () => {
  const shown = open([aWebhook(1)], { total: 1137, lastPage: 76 });
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  const words = pages.getAllByRole('button').map(({ textContent }) => textContent);
  expect(words).toEqual(['Previous', '1', '2', '3', '4', '5', '76', 'Next']);
  expect(pages.getByText('…')).toBeDefined();
  expect(pages.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
  await shown.user.click(pages.getByRole('button', { name: 'Page 76' }));
  await waitFor(() => expect(shown.server.lastCallTo('listWebhookEvents').query).toMatchObject({ page: 76 }));
});

test('filters with the lists of the server, and the close button resets them', async () => {
  const shown = open([aWebhook(1), failed], { address: '&status=failed&customer_email=mbeki' });
  await table();
  expect(shown.server.lastCallTo('listWebhookEvents').query).toMatchObject({
    status: 'failed',
    customer_email: 'mbeki',
    sort_by: 'created_at',
    sort_order: 'desc',
  });
  await shown.user.click(screen.getByRole('combobox', { name: 'Source' }));
  const sources = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  await waitFor(() => expect(sources()).toEqual(['All Sources', 'WarriorPlus']));
  await shown.user.click(screen.getByRole('option', { name: 'WarriorPlus' }));
  await waitFor(() => expect(shown.server.lastCallTo('listWebhookEvents').query.source).toBe('warriorplus'));
  await shown.user.click(screen.getByRole('button', { name: 'Close and reset the filters' }));
  await waitFor(() => expect(shown.server.lastCallTo('listWebhookEvents').query.status).toBe(''));
  expect(screen.queryByRole('combobox', { name: 'Source' })).toBeNull();
});

test('offers a retry for failed events only, and reloads the list', async () => {
  const shown = open([aWebhook(1), failed], { server: { retryWebhookEvent: () => message('Queued.') } });
  const rows = await table();
  expect(rows.getAllByRole('button', { name: /^Retry/ })).toHaveLength(1);
  const before = shown.server.callsTo('listWebhookEvents').length;
  await shown.user.click(rows.getByRole('button', { name: 'Retry event 48210' }));
  expect(await screen.findByText('Event Retried')).toBeDefined();
  await waitFor(() => expect(shown.server.callsTo('listWebhookEvents').length).toBeGreaterThan(before));
});

test('says that a retry or a deletion failed', async () => {
  const { user } = open([failed], {
    server: {
      retryWebhookEvent: () => refuse('conflict', { message: 'Only failed events can be retried.' }),
      deleteWebhookEvent: () => refuse('internal'),
    },
  });
  await user.click((await table()).getByRole('button', { name: 'Retry event 48210' }));
  expect(await screen.findByText('Retry Failed')).toBeDefined();
  expect(screen.getByText('Only failed events can be retried.')).toBeDefined();
  await user.click((await table()).getByRole('button', { name: 'Delete event 48210' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Event' }));
  expect(await screen.findByText('Delete Failed')).toBeDefined();
});

test('deletes after a question', async () => {
  const shown = open([failed], { server: { deleteWebhookEvent: () => message('Deleted.') } });
  await shown.user.click((await table()).getByRole('button', { name: 'Delete event 48210' }));
  expect(await screen.findByText(/Are you sure you want to delete event 48210\?/)).toBeDefined();
  expect(shown.server.callsTo('deleteWebhookEvent')).toHaveLength(0);
  await shown.user.click(screen.getByRole('button', { name: 'Delete Event' }));
  expect(await screen.findByText('Event Deleted')).toBeDefined();
  expect(shown.server.lastCallTo('deleteWebhookEvent').params.id).toBe(48210);
});

test('shows an event in full, with what came, what became of it and as it came', async () => {
  const { user } = open([aWebhook(48213)]);
  await user.click((await table()).getByRole('button', { name: 'View event 48213' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Event 48213' }));
  for (const name of ['Source', 'Status', 'Event Type', 'Transaction ID', 'Customer Email', 'Amount', 'IP Address']) {
    expect(await dialog.findByText(name)).toBeDefined();
  }
  expect(dialog.getByText('23.21.4.117')).toBeDefined();
  expect(dialog.getByText(/Nov 20, 2026, \d\d:02:11/)).toBeDefined();
  expect(dialog.getByText(/"WP_SECURITYKEY": "hidden, matched"/)).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull();
  await user.click(dialog.getByRole('radio', { name: 'Response' }));
  expect(await dialog.findByText(/"message": "Granted Unlimited to a new account."/)).toBeDefined();
  await user.click(dialog.getByRole('radio', { name: 'As it came' }));
  expect(await dialog.findByText('WP_ACTION=sale&WP_ITEM_NUMBER=wso_h7c2nz')).toBeDefined();
});

test('mends an unknown item in place', async () => {
  const broken = aWebhookInFull(failed, {
    error_message: 'No plan has the item number wso_h7c2nz.',
    unknown_item: 'wso_h7c2nz',
  });
  const plan = anAdminPlan('DFY', 'Done For You');
  const shown = open([failed], {
    server: {
      getWebhookEvent: () => data(broken),
      listPlans: () => data([plan]),
      mapWebhookItem: () => message('Queued.'),
    },
  });
  await shown.user.click((await table()).getByRole('button', { name: 'View event 48210' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Event 48210' }));
  expect(await dialog.findByText('No plan has the item number wso_h7c2nz.')).toBeDefined();
  await shown.user.click(dialog.getByRole('combobox', { name: 'Plan for this item' }));
  await shown.user.click(await screen.findByRole('option', { name: 'Done For You' }));
  await shown.user.click(dialog.getByRole('button', { name: 'Add the number and retry' }));
  await waitFor(() => expect(shown.server.lastCallTo('mapWebhookItem').body).toEqual({ plan_id: plan.id }));
});

test('shows what strangers sent as text', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  const { user } = open([aWebhook(5, { customer_email: evil, event_type: evil })]);
  const rows = await table();
  expect(rows.getAllByText(evil)).toHaveLength(2);
  await user.click(rows.getByRole('button', { name: 'View event 5' }));
  await screen.findByRole('dialog', { name: 'Event 5' });
  expect(document.querySelector('img[src=x]')).toBeNull();
});

test('says that an export failed', async () => {
  const { user } = open([aWebhook(1)], { server: { exportWebhookEvents: () => refuse('internal', { message: '' }) } });
  await table();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Export Failed')).toBeDefined();
});
