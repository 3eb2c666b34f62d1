import type { DataExport } from '@herald/contract/endpoints/own-data';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Handlers } from '#testing/fake-server.ts';
import { type Person, renderScreen } from '#testing/render-screen.tsx';
import { data, message, offline, pending, refuse } from '#testing/replies.ts';

const packing: DataExport = {
  id: '00000000-0000-7000-8000-00000000f001',
  state: 'packing',
  ordered_at: '2026-11-22T12:00:00.000Z',
  files_done: 31,
  files_total: 46,
  bytes_done: 1_200_000_000,
  bytes_total: 1_800_000_000,
  is_mailed: true,
  works_until: null,
  download_url: null,
  error: null,
};
const ready: DataExport = {
  ...packing,
  state: 'ready',
  works_until: '2026-11-29T12:00:00.000Z',
  download_url: '/api/media/accounts/a/exports/e/t.zip?signature=s',
};

function open(server: Handlers, as: Person = 'owner') {
  const around: Handlers = {
    listConsents: () => data([]),
    readBelongings: () => data({ videos: 46, sites: 2, avatars: 2, members: 0 }),
    ...server,
  };
  return renderScreen('/settings/my-data', { server: around, as });
}

async function ask(server: Handlers) {
  const shown = open({ readExport: () => data(null), ...server });
  await shown.user.click(await screen.findByRole('button', { name: 'Export my data' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export your data' }));
  return { ...shown, dialog, confirm: () => shown.user.click(dialog.getByRole('button', { name: 'Export' })) };
}

describe('the export', () => {
  test('says that it is looked for', async () => {
    open({ readExport: pending });
    expect(await screen.findByText('Looking for an export...')).toBeDefined();
  });

  test('says when it could not be looked for', async () => {
    open({ readExport: offline });
    expect(await screen.findByText(/^We couldn’t look for an export\./)).toBeDefined();
  });

  test('is ordered with the password, and then shows how far it is', async () => {
    const { user, dialog, confirm, server } = await ask({ orderExport: () => data(packing) });
    await user.type(dialog.getByLabelText('Your password'), 'correct horse');
    server.answer({ readExport: () => data(packing) });
    await confirm();
    expect(await screen.findByText('31 of 46 files, 1.2 GB of 1.8 GB')).toBeDefined();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('67');
    expect(server.lastCallTo('orderExport').body).toEqual({ password: 'correct horse' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('asks for the password, and says at its field when it is wrong', async () => {
    const errors = { password: ['This is not your current password.'] };
    const { user, dialog, confirm } = await ask({ orderExport: () => refuse('validation', { errors }) });
    await confirm();
    expect(await dialog.findByText('Please enter your password.')).toBeDefined();
    await user.type(dialog.getByLabelText('Your password'), 'a guess');
    await confirm();
    expect(await dialog.findByText('This is not your current password.')).toBeDefined();
  });

  test('says why it cannot be ordered', async () => {
    const { user, dialog, confirm } = await ask({ orderExport: () => refuse('too_many_attempts') });
    await user.type(dialog.getByLabelText('Your password'), 'correct horse');
    await confirm();
    expect(await screen.findByText('Your data is not being packed')).toBeDefined();
  });

  test.each([
    [true, 'You get a mail when it is ready. You can leave this page.'],
    [false, 'You can leave this page and come back for the file.'],
  ])('that waits says whether a mail comes: %s', async (is_mailed, words) => {
    open({ readExport: () => data({ ...packing, state: 'waiting', files_total: 0, bytes_total: 0, is_mailed }) });
    expect(await screen.findByText('Waiting to be packed')).toBeDefined();
    expect(screen.getByText(words)).toBeDefined();
  });

  test('can be stopped', async () => {
    const { user } = open({ readExport: () => data(packing), removeExport: () => message('Export deleted.') });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Export my data' })).toBeDefined();
  });

  test('that is ready can be downloaded until a day, and deleted', async () => {
    const { user } = open({ readExport: () => data(ready), removeExport: () => message('Export deleted.') });
    const link = await screen.findByRole('link', { name: 'Download' });
    expect(link.getAttribute('href')).toBe(ready.download_url);
    expect(screen.getByText(/is ready: 1\.8 GB\. You can download it until November 29, 2026\./)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Delete the file' }));
    expect(await screen.findByRole('button', { name: 'Export my data' })).toBeDefined();
  });

  test('that failed says what to do', async () => {
    open({
      readExport: () => data({ ...packing, state: 'failed', error: 'We couldn’t pack your data. Please try again.' }),
    });
    expect(await screen.findByText(/Please try again\.$/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Export again' })).toBeDefined();
  });

  test('is only for the owner', async () => {
    open({}, 'admin');
    expect(await screen.findByText(/^Nobody has agreed to the use of a face yet\./)).toBeDefined();
    expect(screen.queryByText('Export')).toBeNull();
  });
});
