import type { AdminPage } from '@herald/contract/endpoints/admin-pages';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anAdminPage, pagesOf } from '#testing/an-admin-page.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, message, offline, pending, refuse } from '#testing/replies.ts';

let count = 0;

function aPage(name: string, changes: Partial<AdminPage> = {}): AdminPage {
  count += 1;
  const id = `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`;
  return anAdminPage({ id, name, slug: name.toLowerCase(), ...changes });
}

const guides = aPage('Guides');
const unlimited = aPage('Unlimited', { is_special: true, version: 1, updated_by: null });

const open = (pages: AdminPage[] = [unlimited, guides], server: Handlers = {}) =>
  renderScreen('/dashboard?tab=pages', { as: 'administrator', server: { ...pagesOf(pages), ...server } });

const row = async (name: string) => {
  const found = (await screen.findByText(name, { selector: 'li *' })).closest('li');
  return found ?? expect.unreachable(`${name} has no row`);
};

async function openMenu({ user }: ReturnType<typeof open>, name: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return within(await screen.findByRole('menu'));
}

async function askToDelete(shown: ReturnType<typeof open>, name: string) {
  await shown.user.click((await openMenu(shown, name)).getByRole('menuitem', { name: 'Delete Page' }));
  return within(await screen.findByRole('alertdialog', { name: 'Delete Page' }));
}

describe('the list of pages', () => {
  test('has the words of its tab', async () => {
    open();
    expect(await screen.findByRole('tab', { name: 'Page Management', selected: true })).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Page Management' })).toBeDefined();
    expect(screen.getByText('Manage website pages and content')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Pages' })).toBeDefined();
    expect(await screen.findByText('2 pages')).toBeDefined();
  });

  test('shows what there is to know about a page', async () => {
    open([aPage('Community', { link: 'https://community.example/join', content: '<p>Come <b>in</b></p>' })]);
    const community = await row('Community');
    expect(community.textContent).toContain('Slug: community');
    expect(community.textContent).toContain('Come in');
    expect(community.textContent).toContain('Ada Lin');
    const link = within(community).getByRole('link', { name: /community.example\/join/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'https://community.example/join',
      '_blank',
    ]);
    expect(within(community).queryByText('Special')).toBeNull();
  });

  test('marks special pages, and those as they were installed', async () => {
    open();
    const special = within(await row('Unlimited'));
    expect(special.getByText('Special')).toBeDefined();
    expect(special.getByText('Installed')).toBeDefined();
  });

  test('previews 100 characters without markup, or says that there is no content', async () => {
    open([
      aPage('Long', { content: `<h1>${'a'.repeat(60)}</h1><p>${'b'.repeat(60)}</p>` }),
      aPage('Empty', { content: '<p></p>' }),
    ]);
    expect(within(await row('Long')).getByText(`${'a'.repeat(60)} ${'b'.repeat(39)}...`)).toBeDefined();
    expect(within(await row('Empty')).getByText('No content')).toBeDefined();
  });

  test('shows markup in names as letters', async () => {
    open([aPage('<img src=x onerror=alert(1)>', { slug: 'x' })]);
    expect(await row('<img src=x onerror=alert(1)>')).toBeDefined();
    expect(document.querySelector('li img')).toBeNull();
  });

  test('says that it is loading', async () => {
    open([], { listAllPages: pending });
    expect(await screen.findByText('Loading...')).toBeDefined();
    expect(screen.getByText('Loading pages...')).toBeDefined();
  });

  test('says when it could not be loaded, and tries again', async () => {
    const { user, server } = open([], { listAllPages: () => refuse('conflict', { message: 'Not now.' }) });
    expect(await screen.findByRole('heading', { name: 'Failed to load pages.' })).toBeDefined();
    expect(await screen.findByText('Error')).toBeDefined();
    server.answer(pagesOf([guides]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row('Guides')).toBeDefined();
  });
});

describe('the editor', () => {
  test('opens on a new page', async () => {
    const { user, path } = open();
    await user.click(await screen.findByRole('link', { name: 'Create Page' }));
    await waitFor(() => expect(path()).toBe('/admin/pages/new'));
  });

  test('opens on a page of the list', async () => {
    const shown = open(undefined, { getPageById: () => data(guides), listPageVersions: () => data([]) });
    await shown.user.click((await openMenu(shown, 'Guides')).getByRole('menuitem', { name: 'Edit Page' }));
    await waitFor(() => expect(shown.path()).toBe(`/admin/pages/${guides.id}`));
  });

  test('opens by the name of a page', async () => {
    const shown = open(undefined, { getPageById: () => data(guides), listPageVersions: () => data([]) });
    await shown.user.click(await screen.findByRole('link', { name: 'Guides' }));
    await waitFor(() => expect(shown.path()).toBe(`/admin/pages/${guides.id}`));
  });
});

describe('deleting a page', () => {
  test('asks with the words of the specification, the focus on Cancel', async () => {
    const shown = open();
    const dialog = await askToDelete(shown, 'Guides');
    expect(dialog.getByText('Are you sure you want to delete Guides? This action cannot be undone.')).toBeDefined();
    expect(dialog.getByText('Its link leaves the navigation, and its versions go with it.')).toBeDefined();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }));
    await shown.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(shown.server.callsTo('deletePage')).toEqual([]);
  });

  test('reloads the list, closes the dialog and says so', async () => {
    const shown = open();
    const dialog = await askToDelete(shown, 'Guides');
    shown.server.answer({ ...pagesOf([unlimited]), deletePage: () => message('Page deleted.') });
    await shown.user.click(dialog.getByRole('button', { name: 'Delete Page' }));
    expect(await screen.findByText('Page Deleted')).toBeDefined();
    expect(screen.getByText('Guides has been permanently deleted.')).toBeDefined();
    expect(shown.server.lastCallTo('deletePage').params).toEqual({ id: guides.id });
    expect(await screen.findByText('1 page')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test.each([
    [
      'the words of the server',
      () => refuse('conflict', { message: 'Cannot Delete Special Page' }),
      'Cannot Delete Special Page',
    ],
    ['its own words where the server has none', () => refuse('internal', { message: '' }), 'Failed to delete page.'],
  ])('says with %s that it failed', async (_, deletePage, words) => {
    const shown = open(undefined, { deletePage });
    const dialog = await askToDelete(shown, 'Guides');
    await shown.user.click(dialog.getByRole('button', { name: 'Delete Page' }));
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByText('Error')).toBeDefined();
  });

  test('is not offered for special pages', async () => {
    const menu = await openMenu(open(), 'Unlimited');
    expect(menu.queryByRole('menuitem', { name: 'Delete Page' })).toBeNull();
    const entry = menu.getByRole('menuitem', { name: 'Cannot Delete Special Page' });
    expect(entry.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('special pages that are missing', () => {
  test('are named and created', async () => {
    const { user, server } = open([guides], pagesOf([guides], ['Unlimited']));
    expect(await screen.findByText('Unlimited')).toBeDefined();
    server.answer({ ...pagesOf([unlimited, guides]), initializeSpecialPages: () => data([unlimited]) });
    await user.click(screen.getByRole('button', { name: 'Initialize Special Pages' }));
    expect(await screen.findByText('Created: Unlimited.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Initialize Special Pages' })).toBeNull());
  });

  test('that could not be created say so', async () => {
    const { user } = open([], { ...pagesOf([], ['Unlimited']), initializeSpecialPages: offline });
    await user.click(await screen.findByRole('button', { name: 'Initialize Special Pages' }));
    expect(await screen.findByText('Error')).toBeDefined();
  });

  test('are not mentioned while all are there', async () => {
    open();
    await row('Guides');
    expect(screen.queryByRole('button', { name: 'Initialize Special Pages' })).toBeNull();
  });
});
