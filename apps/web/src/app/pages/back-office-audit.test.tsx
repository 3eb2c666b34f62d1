import type { AuditEntry } from '@herald/contract/endpoints/audit-log';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { backOfficeOf } from '#testing/an-admin-user.ts';
import { anAuditEntry, anAuditPerson, auditLogOf } from '#testing/an-audit-entry.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { refuse } from '#testing/replies.ts';

const open = (entries: AuditEntry[], { address = '', server = {} }: { address?: string; server?: Handlers } = {}) =>
  renderScreen(`/dashboard?tab=monitoring&view=audit${address}`, {
    as: 'administrator',
    server: { ...backOfficeOf([]), ...auditLogOf(entries), ...server },
  });

const table = async () => within(await screen.findByRole('table', { name: 'Audit log' }));

test('lists who did what, with the administrator behind a person', async () => {
  const impersonator = anAuditPerson('Morgan Reyes');
  const person = anAuditPerson('Tomas Aguilar');
  const target = { type: 'video', id: 'v', name: 'Desk setup', is_deleted: false } as const;
  open([anAuditEntry({ person, impersonator, action: 'video.delete', target, changes: {} })]);
  const row = within((await (await table()).findAllByRole('row'))[1] ?? expect.unreachable());
  expect(row.getByText('Tomas Aguilar')).toBeDefined();
  expect(row.getByText('Morgan Reyes as this person')).toBeDefined();
  expect(row.getByText('Desk setup')).toBeDefined();
  expect(row.getByText('84.21.9.6')).toBeDefined();
});

test('shows old and new values of an entry, and gives the focus back', async () => {
  const { user } = open([anAuditEntry()]);
  const action = (await table()).getByRole('button', { name: 'setting.update' });
  await user.click(action);
  const changes = within(await screen.findByRole('table', { name: 'What changed' }));
  expect(changes.getByRole('row', { name: 'value 80 100' })).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(action);
});

test('shows what people wrote as text', async () => {
  const name = '<img src=x onerror=alert(1)>';
  open([anAuditEntry({ person: anAuditPerson(name) })]);
  expect((await table()).getByText(name)).toBeDefined();
  expect(document.querySelector('img[src=x]')).toBeNull();
});

test('takes its filters from the address and puts them there', async () => {
  const shown = open([anAuditEntry()], { address: '&action=setting.update&person=morgan&date_from=2026-11-01' });
  await table();
  expect(shown.server.lastCallTo('listAuditLog').query).toMatchObject({
    action: 'setting.update',
    person: 'morgan',
    date_from: '2026-11-01',
  });
  await shown.user.click(screen.getByRole('switch', { name: 'Only while impersonating' }));
  await waitFor(() => expect(shown.server.lastCallTo('listAuditLog').query).toMatchObject({ impersonated: 'true' }));
});

test('says when nothing matches, and clears the filters', async () => {
  const shown = open([], { address: '&target=nothing' });
  expect(await screen.findByRole('heading', { name: 'No entries found' })).toBeDefined();
  await shown.user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(shown.server.lastCallTo('listAuditLog').query).toMatchObject({ target: '' }));
});

test('says why it could not be read, and reads it again', async () => {
  let isBroken = true;
  const works = auditLogOf([anAuditEntry()]).listAuditLog ?? expect.unreachable();
  const { user } = open([], {
    server: {
      listAuditLog: (call) => (isBroken ? refuse('internal', { message: 'The log is resting.' }) : works(call)),
    },
  });
  expect(await screen.findByText('Failed to load the audit log.')).toBeDefined();
  expect(screen.getByText('The log is resting.')).toBeDefined();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: /Retry|Try again/ }));
  expect(await table()).toBeDefined();
});

test('reads again on demand', async () => {
  const shown = open([anAuditEntry()]);
  await table();
  const before = shown.server.callsTo('listAuditLog').length;
  await shown.user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(shown.server.callsTo('listAuditLog').length).toBeGreaterThan(before));
});

test('says that an export failed, with the words of the server', async () => {
  const { user } = open([anAuditEntry()], {
    server: { exportAuditLog: () => refuse('internal', { message: 'The log is resting.' }) },
  });
  await table();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Export Failed')).toBeDefined();
  expect(screen.getByText('The log is resting.')).toBeDefined();
});
