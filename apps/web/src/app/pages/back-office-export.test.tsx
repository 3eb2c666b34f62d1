import { errorTexts } from '@herald/contract/errors';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { anAdminUser, backOfficeOf } from '#testing/an-admin-user.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { offline, refuse } from '#testing/replies.ts';

/** Keeps what the browser is given to save. */
function savedFiles(): { file: Blob; name: string }[] {
  const files: { file: Blob; name: string }[] = [];
  let latest = new Blob();
  const urls = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    latest = file instanceof Blob ? file : expect.unreachable();
    return 'blob:saved';
  });
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ file: latest, name: this.download });
  });
  onTestFinished(() => {
    urls.mockRestore();
    clicks.mockRestore();
  });
  return files;
}

const table = `ID,Name\r\n1,"'=HYPERLINK(""http://evil"")"\r\n2,"Lee, Ann"\r\n`;
const file = (headers: Record<string, string> = {}) =>
  new Response(table, { headers: { 'content-type': 'text/csv', ...headers } });

async function exportWith(server: Handlers, address = '/dashboard') {
  const users = backOfficeOf([anAdminUser('Ann')]);
  const shown = renderScreen(address, { as: 'administrator', server: { ...users, ...server } });
  await shown.user.click(await screen.findByRole('button', { name: 'Export Data' }));
  return shown;
}

test('saves everybody whom the filters find, under the name of the server', async () => {
  const saved = savedFiles();
  const shown = await exportWith(
    { exportUsers: () => file({ 'content-disposition': 'attachment; filename="users_2026.csv"' }) },
    '/dashboard?status=banned&search=ann&page=2',
  );
  expect(await screen.findByText('Export Successful')).toBeDefined();
  expect(screen.getByText('2 users exported.')).toBeDefined();
  expect(shown.server.lastCallTo('exportUsers').query).toEqual({
    search: 'ann',
    status: 'banned',
    sort_by: 'created_at',
    sort_order: 'desc',
  });
  expect(saved.map(({ name }) => name)).toEqual(['users_2026.csv']);
  expect(await saved[0]?.file.text()).toBe(table);
});

test('says that a file has nothing but its headings', async () => {
  savedFiles();
  await exportWith({ exportUsers: () => new Response('ID,Name\r\n', { headers: { 'content-type': 'text/csv' } }) });
  await screen.findByText('Export Successful');
  expect(screen.getByText('Nothing matches, so the file has only its headings.')).toBeDefined();
});

test('has a name of its own when the server sends none', async () => {
  const saved = savedFiles();
  await exportWith({ exportUsers: () => file() });
  await screen.findByText('Export Successful');
  expect(saved.map(({ name }) => name)).toEqual(['users_export.csv']);
});

test('says in the words of the server when it fails', async () => {
  await exportWith({ exportUsers: () => refuse('internal', { message: 'No luck today' }) });
  expect(await screen.findByText('Export Failed')).toBeDefined();
  expect(screen.getByText('No luck today')).toBeDefined();
});

test('says it in words of its own when the server has none', async () => {
  await exportWith({ exportUsers: () => refuse('internal', { message: errorTexts.unknown }) });
  expect(await screen.findByText('Failed to export user data.')).toBeDefined();
});

test('says when nobody answered', async () => {
  await exportWith({ exportUsers: () => offline() });
  expect(await screen.findByText('Export Error')).toBeDefined();
});
