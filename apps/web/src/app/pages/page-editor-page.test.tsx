import type { AdminPage } from '@herald/contract/endpoints/admin-pages';
import { storageKeys } from '@herald/contract/storage-keys';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anAdminPage, aPageVersion, aSavedPage, pagesOf } from '#testing/an-admin-page.ts';
import { backOfficeOf } from '#testing/an-admin-user.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, offline, refuse } from '#testing/replies.ts';

function serverOf(page: AdminPage, changes: Handlers): Handlers {
  return {
    ...backOfficeOf([]),
    ...pagesOf([page]),
    getPageById: () => data(page),
    listPageVersions: () => data([aPageVersion(page.version, { is_current: true }), aPageVersion(page.version - 1)]),
    listPlans: () => data([]),
    previewPage: ({ body }) => data({ content: body.content, pages: [] }),
    ...changes,
  };
}

function open(page: AdminPage = anAdminPage(), changes: Handlers = {}) {
  return renderScreen(`/admin/pages/${page.id}`, { as: 'administrator', server: serverOf(page, changes) });
}

const openNew = (changes: Handlers = {}) =>
  renderScreen('/admin/pages/new', { as: 'administrator', server: serverOf(anAdminPage(), changes) });

const content = () => screen.findByRole('textbox', { name: 'Page Content' });
const nameField = () => screen.findByLabelText<HTMLInputElement>('Page Name');
const button = (name: string) => {
  const [first] = screen.getAllByRole('button', { name });
  return first ?? expect.unreachable();
};

/** Writes over the name of the page that is shown. */
async function rename(shown: ReturnType<typeof open>, name: string) {
  const field = await nameField();
  await content();
  await shown.user.clear(field);
  await shown.user.type(field, name);
}

describe('a new page', () => {
  test('has its words, its fields and the placeholder of the editor', async () => {
    openNew();
    expect(await screen.findByRole('heading', { name: 'Create New Page' })).toBeDefined();
    expect(screen.getByText('Create a new page with rich content')).toBeDefined();
    expect((await nameField()).placeholder).toBe('Enter page name');
    expect(screen.getByLabelText<HTMLInputElement>('Slug').placeholder).toBe('page-slug');
    expect(screen.getByLabelText('External Link (Optional)')).toBeDefined();
    expect(screen.getAllByRole('heading', { name: 'Editor Tips' }).length).toBeGreaterThan(0);
    const empty = (await content()).querySelector('[data-placeholder]');
    expect(empty?.getAttribute('data-placeholder')).toBe('Start writing your page content here...');
  });

  test('writes the slug with every change of the name', async () => {
    const shown = openNew();
    await rename(shown, 'Script!');
    const slug = screen.getByLabelText<HTMLInputElement>('Slug');
    expect(slug.value).toBe('script');
    await shown.user.clear(slug);
    await shown.user.type(slug, 'mine');
    await shown.user.type(await nameField(), ' 2');
    expect(slug.value).toBe('script-2');
    await shown.user.clear(await nameField());
    expect(slug.value).toBe('script-2');
  });

  test('asks for a name and a slug before anything is sent', async () => {
    const shown = openNew();
    await content();
    await shown.user.click(button('Create Page'));
    expect(await screen.findByText('Enter a name for the page.')).toBeDefined();
    expect(screen.getByText('Enter a slug.')).toBeDefined();
    expect(shown.server.callsTo('createPage')).toEqual([]);
  });

  test('is created and then edited at its own address', async () => {
    const created = anAdminPage({ name: 'Script ideas', slug: 'script-ideas', content: '', version: 1 });
    const shown = openNew({ createPage: () => data(aSavedPage(created)), getPageById: () => data(created) });
    await rename(shown, 'Script ideas');
    await shown.user.click(button('Create Page'));
    expect(await screen.findByText('Page Created')).toBeDefined();
    expect(screen.getByText('Page has been created successfully.')).toBeDefined();
    expect(shown.server.lastCallTo('createPage').body).toEqual({
      name: 'Script ideas',
      slug: 'script-ideas',
      link: null,
      content: '',
      is_public: true,
      is_special: false,
    });
    expect(await screen.findByRole('heading', { name: 'Edit Page' })).toBeDefined();
    expect(shown.path()).toBe(`/admin/pages/${created.id}`);
  });

  test('says the words of the server when it cannot be created, and keeps what was written', async () => {
    const shown = openNew({ createPage: () => refuse('conflict', { message: 'Another page has this slug.' }) });
    await rename(shown, 'Training');
    await shown.user.click(button('Create Page'));
    expect(await screen.findByText('Another page has this slug.')).toBeDefined();
    expect(screen.getByText('Error')).toBeDefined();
    expect((await nameField()).value).toBe('Training');
  });
});

describe('a page', () => {
  test('shows what is saved and who saved it', async () => {
    open();
    expect((await nameField()).value).toBe('Training');
    expect((await content()).innerHTML).toContain('<strong>here</strong>');
    expect(screen.getByText('Update page content and settings')).toBeDefined();
    expect(screen.getAllByText(/^Saved /).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/Ada Lin/).length).toBeGreaterThan(0);
  });

  test('is saved with the version it was edited from', async () => {
    const page = anAdminPage();
    const shown = open(page, {
      updatePage: ({ body }) => data(aSavedPage({ ...page, name: body.name, slug: body.slug, version: 4 })),
    });
    await rename(shown, 'Courses');
    expect(screen.getByText('was Training')).toBeDefined();
    await shown.user.click(button('Update Page'));
    expect(await screen.findByText('Page Updated')).toBeDefined();
    expect(screen.getByText('Page information has been updated successfully.')).toBeDefined();
    expect(shown.server.lastCallTo('updatePage').body).toMatchObject({
      name: 'Courses',
      slug: 'courses',
      content: page.content,
      base_version: 3,
    });
    await waitFor(() => expect(localStorage.getItem(`page-draft:${shown.server.user?.id}:${page.id}`)).toBeNull());
  });

  test('is hidden from visitors by a switch', async () => {
    const page = anAdminPage();
    const shown = open(page, { updatePage: () => data(aSavedPage({ ...page, is_public: false, version: 4 })) });
    await content();
    const [visible] = screen.getAllByRole('switch', { name: 'Public' });
    expect(screen.getAllByText('Visitors read it without signing in.').length).toBeGreaterThan(0);
    await shown.user.click(visible ?? expect.unreachable());
    await shown.user.click(button('Update Page'));
    expect(await screen.findByText('Page Updated')).toBeDefined();
    expect(shown.server.lastCallTo('updatePage').body).toMatchObject({ is_public: false, content: page.content });
  });

  test('says "Failed to update page." when the server has no words', async () => {
    const shown = open(anAdminPage(), { updatePage: () => new Response('', { status: 500 }) as never });
    await rename(shown, 'Courses');
    await shown.user.click(button('Update Page'));
    expect(await screen.findByText('Failed to update page.')).toBeDefined();
  });

  test('says that the network failed', async () => {
    const shown = open(anAdminPage(), { updatePage: offline });
    await rename(shown, 'Courses');
    await shown.user.click(button('Update Page'));
    expect(
      await screen.findByText('Network error occurred. Please check your connection.', { selector: '*' }),
    ).toBeDefined();
  });

  test('formats with the toolbar, whose buttons say what is on', async () => {
    const shown = open();
    await content();
    const toolbar = within(screen.getByRole('toolbar', { name: 'Formatting' }));
    const bullets = toolbar.getByRole('button', { name: 'Bullet list' });
    expect(bullets.getAttribute('aria-pressed')).toBe('false');
    await shown.user.click(bullets);
    await waitFor(() => expect(bullets.getAttribute('aria-pressed')).toBe('true'));
    expect((await content()).querySelector('ul li')?.textContent).toBe('Start here.');
    expect(screen.getAllByText('Not saved yet').length).toBeGreaterThan(0);
  });

  test('moves within the toolbar with the arrow keys', async () => {
    const shown = open();
    await content();
    const toolbar = within(screen.getByRole('toolbar', { name: 'Formatting' }));
    toolbar.getByRole('button', { name: 'Bold' }).focus();
    await shown.user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(toolbar.getByRole('button', { name: 'Italic' }));
    const stops = toolbar.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
  });

  test('links to web pages, mail addresses and phones only', async () => {
    const shown = open();
    await content();
    await shown.user.click(screen.getByRole('button', { name: 'Link' }));
    const field = await screen.findByLabelText('Link to');
    await shown.user.type(field, 'javascript:alert(1)');
    await shown.user.click(screen.getByRole('button', { name: 'Add link' }));
    expect(
      await screen.findByText('Please enter an address that begins with http, https, mailto or tel.'),
    ).toBeDefined();
    await shown.user.clear(field);
    await shown.user.type(field, 'example.com');
    await shown.user.click(screen.getByRole('button', { name: 'Add link' }));
    expect((await content()).querySelector('a')?.getAttribute('href')).toBe('https://example.com');
  });

  test('embeds a YouTube video as a still that loads nothing', async () => {
    const shown = open();
    await content();
    await shown.user.click(screen.getByRole('button', { name: 'Video' }));
    await shown.user.type(await screen.findByLabelText('YouTube video'), 'https://youtu.be/M7lc1UVf-VE');
    await shown.user.click(screen.getByRole('button', { name: 'Add video' }));
    expect(await screen.findByRole('button', { name: 'Play the YouTube video' })).toBeDefined();
    expect((await content()).querySelector('iframe')).toBeNull();
    await shown.user.click(screen.getByRole('button', { name: 'Video' }));
    await shown.user.type(await screen.findByLabelText('YouTube video'), 'https://youtu.be/dQw4w9WgXcQ');
    await shown.user.click(screen.getByRole('button', { name: 'Add video' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Play the YouTube video' })).toHaveLength(2));
  });

  test('does not take scripts and handlers over from what is there', async () => {
    open(
      anAdminPage({
        content: '<p onclick="x()">One<script>x()</script><img src=x onerror=x()></p><a href="javascript:x()">two</a>',
      }),
    );
    const html = (await content()).innerHTML;
    expect(html).not.toMatch(/script|onclick|onerror/);
  });
});

describe('a special page', () => {
  const special = anAdminPage({ name: 'Done For You', slug: 'dfy', is_special: true });

  test('lets only its content be edited', async () => {
    open(special);
    expect(await screen.findByText('This is a special page. Only content can be edited.')).toBeDefined();
    expect((await nameField()).disabled).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Slug').disabled).toBe(true);
    expect(screen.queryByLabelText('External Link (Optional)')).toBeNull();
  });

  test('is sent with the name and slug it has', async () => {
    const shown = open(special, { updatePage: () => data(aSavedPage({ ...special, version: 4 })) });
    await content();
    await shown.user.click(screen.getByRole('button', { name: 'Bullet list' }));
    await shown.user.click(button('Update Page'));
    await screen.findByText('Page Updated');
    expect(shown.server.lastCallTo('updatePage').body).toMatchObject({ name: 'Done For You', slug: 'dfy', link: null });
  });
});

describe('what is not saved', () => {
  const page = anAdminPage();
  const keep = (baseVersion: number) => {
    const kept = {
      values: { name: 'Kept name', slug: 'kept-name', link: '', content: '<p>Kept words</p>' },
      baseVersion,
      keptAt: '2026-11-19T08:00:00.000Z',
    };
    return (userId: string) => localStorage.setItem(`page-draft:${userId}:${page.id}`, JSON.stringify(kept));
  };
  const openKept = (baseVersion: number, changes: Handlers = {}) => {
    keep(baseVersion)('00000000-0000-7000-8000-000000000a01');
    localStorage.setItem(storageKeys.authToken, 'x');
    return open(page, changes);
  };

  test('is kept on this device while it is written', async () => {
    const shown = open(page);
    await rename(shown, 'Courses');
    expect(screen.getAllByText(', kept on this device').length).toBeGreaterThan(0);
    const stored = localStorage.getItem(`page-draft:${shown.server.user?.id}:${page.id}`);
    expect(JSON.parse(stored ?? '{}')).toMatchObject({ values: { name: 'Courses' }, baseVersion: 3 });
  });

  test('comes back after a reload and can be discarded', async () => {
    const shown = openKept(3);
    expect((await nameField()).value).toBe('Kept name');
    expect((await content()).textContent).toBe('Kept words');
    await shown.user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect((await nameField()).value).toBe('Training');
    await waitFor(async () => expect((await content()).textContent).toBe('Start here.'));
    expect(localStorage.getItem(`page-draft:${shown.server.user?.id}:${page.id}`)).toBeNull();
  });

  test('says that the page was saved by somebody else meanwhile', async () => {
    const shown = openKept(2, { updatePage: () => data(aSavedPage({ ...page, version: 4 })) });
    expect(await screen.findByText(/by Ada Lin, after you began/)).toBeDefined();
    await shown.user.click(screen.getByRole('button', { name: 'Save yours' }));
    await screen.findByText('Page Updated');
    expect(shown.server.lastCallTo('updatePage').body).toMatchObject({ name: 'Kept name', base_version: 3 });
  });

  test('is not written over what somebody else saved', async () => {
    const shown = open(page, { updatePage: () => refuse('page_conflict') });
    await rename(shown, 'Courses');
    shown.server.answer({
      getPageById: () => data({ ...page, content: '<p>Theirs</p>', version: 4, updated_by: 'Morgan' }),
    });
    await shown.user.click(button('Update Page'));
    expect(await screen.findByText(/by Morgan, after you began/)).toBeDefined();
    expect((await nameField()).value).toBe('Courses');
    await shown.user.click(screen.getByRole('button', { name: 'Discard yours' }));
    await waitFor(async () => expect((await content()).textContent).toBe('Theirs'));
  });

  test('asks before it is left, and stays', async () => {
    const shown = open(page);
    await rename(shown, 'Courses');
    await shown.user.click(screen.getByRole('button', { name: 'Back' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await shown.user.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(shown.path()).toBe(`/admin/pages/${page.id}`);
    await shown.user.click(button('Cancel'));
    await shown.user.click(await screen.findByRole('button', { name: 'Leave and keep them' }));
    await waitFor(() => expect(shown.path()).toBe('/dashboard'));
    expect(localStorage.getItem(`page-draft:${shown.server.user?.id}:${page.id}`)).toContain('Courses');
  });

  test('makes the browser ask before it closes', async () => {
    const shown = open(page);
    await content();
    const closing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(false);
    await rename(shown, 'Courses');
    expect(closing()).toBe(true);
  });
});

describe('versions', () => {
  test('are listed with what each changed, and one is restored', async () => {
    const page = anAdminPage();
    const shown = open(page, { restorePageVersion: () => data({ ...page, content: '<p>Before</p>', version: 4 }) });
    await content();
    await shown.user.click(button('Versions'));
    await shown.user.click(await screen.findByRole('button', { name: /2 words/ }));
    await shown.user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Page Restored')).toBeDefined();
    expect(shown.server.lastCallTo('restorePageVersion').params).toEqual({ id: page.id, version: 2 });
    await waitFor(async () => expect((await content()).textContent).toBe('Before'));
  });
});
