import type { PageEntry } from '@herald/contract/endpoints/pages';
import { storageKeys } from '@herald/contract/storage-keys';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listenForShortcuts } from '#lib/shortcuts.ts';
import { aBatch, onePage } from '#testing/a-batch.ts';
import { wizardOf } from '#testing/a-draft.ts';
import { teamOf } from '#testing/a-team.ts';
import { aMemberOf, anAdministrator, aUser, someLimits } from '#testing/a-user.ts';
import { aVideo } from '#testing/a-video.ts';
import { pagesOf } from '#testing/an-admin-page.ts';
import { fakeToken } from '#testing/fake-token.ts';
import { libraryOf } from '#testing/library-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, message, refuse } from '#testing/replies.ts';

let count = 0;
function anEntry(name: string, changes: Partial<PageEntry> = {}): PageEntry {
  count += 1;
  const id = `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`;
  return { id, name, slug: name.toLowerCase(), link: null, is_special: false, ...changes };
}

const mainBar = () => screen.findByRole('navigation', { name: 'Main' });
const impersonated = aUser({ impersonator: { id: aUser().id, name: 'Morgan Reyes', email: 'morgan@herald.test' } });

test('the bar follows a batch on every page until it ends', async () => {
  const batch = aBatch();
  const lists = { listBatches: () => onePage([batch]) };
  const { server, user } = renderScreen('/batches', { server: { ...lists, ...teamOf([]) } });
  await waitFor(() => expect(server.videoLine.isOpen).toBe(true));
  server.tellBatch(batch);
  const chip = await screen.findByRole('link', { name: '1 batch, 1 min 20 s left' });
  expect(chip.getAttribute('href')).toBe(`/batches/${batch.id}`);
  await user.click(within(await mainBar()).getByRole('link', { name: 'Team Members' }));
  expect(await screen.findByRole('heading', { name: 'Team Members' })).toBeDefined();
  server.tellBatch({ ...batch, ready_in_seconds: 20 });
  expect(await screen.findByRole('link', { name: '1 batch, 20 s left' })).toBeDefined();
  server.tellBatch({ ...batch, status: 'complete', ready_in_seconds: null });
  await waitFor(() => expect(screen.queryByRole('link', { name: /^1 batch/ })).toBeNull());
});

describe('the top bar', () => {
  test('offers the dashboard, creating, settings and signing out', async () => {
    renderScreen('/api-setup');
    const bar = await mainBar();
    for (const name of ['Dashboard', 'Create Video', 'Templates', 'Batches', 'Settings']) {
      expect(within(bar).getByRole('link', { name })).toBeDefined();
    }
    expect(within(bar).getByRole('button', { name: 'Sign Out' })).toBeDefined();
  });

  test('does not ask a viewer to create', async () => {
    renderScreen('/settings', { as: aMemberOf('Ann', 'viewer'), server: libraryOf([aVideo()]) });
    const bar = await mainBar();
    expect(within(bar).getByRole('link', { name: 'My Projects' })).toBeDefined();
    expect(within(bar).queryByRole('link', { name: 'Create Video' })).toBeNull();
  });

  test.each([
    ['/dashboard', 'Create Video'],
    ['/projects', 'Create Video'],
    ['/settings', 'Create Video'],
    ['/team-members', 'Create Video'],
    ['/create', 'My Projects'],
  ])('is the same on %s', async (path, toggle) => {
    renderScreen(path, { server: { ...libraryOf([aVideo()]), ...wizardOf(), ...teamOf([]) } });
    const bar = within(await mainBar());
    await bar.findByRole('link', { name: 'Team Members' });
    const links = bar.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['Dashboard', toggle, 'Templates', 'Batches', 'Settings', 'Team Members']);
    expect(screen.getByRole('button', { name: `Account of ${aUser().name}` })).toBeDefined();
  });

  test.each([
    { what: 'the picture of the person', avatar_url: '/pictures/dana.webp', text: expect.not.stringMatching(/^DR/) },
    { what: 'initials where there is none', avatar_url: null, text: expect.stringMatching(/^DR/) },
  ])('shows $what on the button of the user menu', async ({ avatar_url, text }) => {
    renderScreen('/dashboard', { as: aUser({ name: 'Dana Reyes', avatar_url }), server: libraryOf([aVideo()]) });
    const button = await screen.findByRole('button', { name: 'Account of Dana Reyes' });
    expect(button.querySelector('img')?.getAttribute('src') ?? null).toBe(avatar_url);
    expect(button.textContent).toEqual(text);
  });

  test('offers sign-in and trial to people who are signed out', async () => {
    renderScreen('/api-test', { as: 'nobody' });
    const bar = await mainBar();
    expect(await within(bar).findByRole('link', { name: 'Sign In' })).toBeDefined();
    expect(within(bar).queryByRole('link', { name: 'Settings' })).toBeNull();
  });

  test('Start Free Trial opens the sign-up', async () => {
    const { user } = renderScreen('/api-test', { as: 'nobody' });
    await user.click(await screen.findByRole('link', { name: 'Start Free Trial' }));
    expect(await screen.findByRole('heading', { name: 'Get Started' })).toBeDefined();
  });

  test('offers the team when the plan has one', async () => {
    renderScreen('/api-setup');
    const bar = await mainBar();
    expect(await within(bar).findByRole('link', { name: 'Team Members' })).toBeDefined();
  });

  test('offers no team when the plan has none', async () => {
    const { server } = renderScreen('/api-setup', {
      server: { userLimits: () => data(someLimits({ can_manage_team_members: false })) },
    });
    const bar = await mainBar();
    await waitFor(() => expect(server.callsTo('userLimits').length).toBeGreaterThan(0));
    expect(within(bar).queryByRole('link', { name: 'Team Members' })).toBeNull();
  });

  test('shows content pages, and special ones behind Upgrades', async () => {
    const pages = [anEntry('Training'), anEntry('Agency', { is_special: true })];
    const { user } = renderScreen('/api-setup', { server: { listPages: () => data(pages) } });
    const bar = await mainBar();
    expect((await within(bar).findByRole('link', { name: 'Training' })).getAttribute('href')).toBe('/page/training');
    await user.click(within(bar).getByRole('button', { name: 'Upgrades' }));
    expect(await screen.findByRole('menuitem', { name: 'Agency' })).toBeDefined();
  });

  test('has no Upgrades without special pages', async () => {
    renderScreen('/api-setup', { server: { listPages: () => data([anEntry('Training')]) } });
    const bar = await mainBar();
    await within(bar).findByRole('link', { name: 'Training' });
    expect(within(bar).queryByRole('button', { name: 'Upgrades' })).toBeNull();
  });

  test('opens a page with an external link in a new tab', async () => {
    const pages = [anEntry('Help', { link: 'https://help.example.com' })];
    renderScreen('/api-setup', { server: { listPages: () => data(pages) } });
    const link = await screen.findByRole('link', { name: 'Help (opens in a new tab)' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('href')).toBe('https://help.example.com');
  });

  test('puts what does not fit behind More', async () => {
    const pages = ['One', 'Two', 'Three', 'Four'].map((name) => anEntry(name));
    const { user } = renderScreen('/api-setup', { server: { listPages: () => data(pages) } });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Four' })).toBeDefined();
  });

  test('stays without pages when they cannot be loaded, which is only logged', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    renderScreen('/api-setup', { server: { listPages: () => refuse('not_found') } });
    expect(await screen.findByRole('heading', { name: 'API keys' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('The pages of the navigation could not be loaded:', expect.any(Error)),
    );
  });

  test('marks the screen that is shown', async () => {
    renderScreen('/settings', { server: libraryOf([aVideo()]) });
    const bar = await mainBar();
    expect(within(bar).getByRole('link', { name: 'Settings' }).getAttribute('aria-current')).toBe('page');
  });
});

describe('the menu of small screens', () => {
  test('shows the same items', async () => {
    const { user } = renderScreen('/api-setup');
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    for (const name of ['Dashboard', 'Create Video', 'Settings', 'Team Members']) {
      expect(await within(menu).findByRole('link', { name })).toBeDefined();
    }
  });

  test('Escape closes it and gives the focus back', async () => {
    const { user } = renderScreen('/api-setup');
    const button = await screen.findByRole('button', { name: 'Menu' });
    await user.click(button);
    await screen.findByRole('navigation', { name: 'Menu' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  test('closes when the place changes', async () => {
    const { user } = renderScreen('/api-setup', { server: libraryOf([aVideo()]) });
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    await user.click(within(menu).getByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull());
  });

  test('changes the theme', async () => {
    const { user } = renderScreen('/api-setup');
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    await user.click(await screen.findByRole('radio', { name: 'Light' }));
    expect(document.documentElement.dataset.theme).toBe('light');
  });
});

describe('the menu of an administrator', () => {
  const openMenu = async () => {
    const server = { listAdminPlans: () => data([]), ...pagesOf([]) };
    const shown = renderScreen('/dashboard?tab=plans', { as: anAdministrator(), server });
    await shown.user.click(await screen.findByRole('button', { name: 'Menu' }));
    return { ...shown, menu: within(screen.getByRole('navigation', { name: 'Menu' })) };
  };

  test('leads to every tab of the back office, and marks the one that is shown', async () => {
    const { menu, user, router } = await openMenu();
    const shown = await menu.findByRole('link', { name: 'Plan Management' });
    expect(shown.getAttribute('aria-current')).toBe('page');
    await user.click(menu.getByRole('link', { name: 'Page Management' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=pages'));
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  });

  test('keeps their own videos one tap away', async () => {
    const { menu } = await openMenu();
    expect(menu.getByRole('link', { name: 'Create Video' }).getAttribute('href')).toBe('/create');
    expect(menu.getByRole('link', { name: 'My Projects' }).getAttribute('href')).toBe('/projects');
  });
});

describe('two keys after each other', () => {
  beforeEach(() => listenForShortcuts());

  test('change the place', async () => {
    const { user, path } = renderScreen('/settings', { server: libraryOf([aVideo()]) });
    await screen.findByRole('navigation', { name: 'Main' });
    await user.keyboard('gp');
    await waitFor(() => expect(path()).toBe('/projects'));
    await user.keyboard('gd');
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  test('mean nothing in the wrong order', async () => {
    const { user, path } = renderScreen('/settings');
    await screen.findByRole('navigation', { name: 'Main' });
    await user.keyboard('pg');
    expect(path()).toBe('/settings');
  });
});

describe('acting as another user', () => {
  const open = (server = {}) => renderScreen('/api-setup', { as: impersonated, server });

  test('is said in a banner that names the user', async () => {
    open();
    expect(await screen.findByText('Admin Mode')).toBeDefined();
    expect(screen.getByText('Viewing as Maya Holt, maya@herald.test')).toBeDefined();
  });

  test('is not said to anybody else', async () => {
    renderScreen('/api-setup');
    await screen.findByRole('heading', { name: 'API keys' });
    expect(screen.queryByText('Admin Mode')).toBeNull();
  });

  test('ends with the saved administrator', async () => {
    localStorage.setItem(
      storageKeys.adminUser,
      JSON.stringify({ id: aUser().id, name: 'Morgan Reyes', email: 'morgan@herald.test', token: 'own token' }),
    );
    const { user, path, server } = open({
      ...libraryOf([aVideo()]),
      returnToAdmin: () => data({ token: fakeToken(), user: anAdministrator() }),
    });
    const [first] = await screen.findAllByRole('button', { name: 'Return to Admin' });
    await user.click(first ?? expect.unreachable());
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(server.lastCallTo('returnToAdmin').body).toEqual({ admin_token: 'own token' });
    expect(localStorage.getItem(storageKeys.adminUser)).toBeNull();
  });

  test('leaves nothing of the user in this browser, and everything of the administrator', async () => {
    const user = aUser();
    const admin = anAdministrator({ id: 'ad000000-0000-4000-8000-000000000001' });
    const ofUser = [
      `draft.account.${user.id}`,
      `draft.first.account.${user.id}`,
      `draft.remake.account.${user.id}.film.3`,
    ];
    const ofAdmin = [`draft.${user.id}.${admin.id}`, `page-draft:${admin.id}:new`];
    for (const key of [...ofUser, ...ofAdmin]) localStorage.setItem(key, '{}');
    localStorage.setItem(
      storageKeys.adminUser,
      JSON.stringify({ id: admin.id, name: 'Morgan', email: 'm@h.test', token: 'own token' }),
    );
    const screenOf = open({ returnToAdmin: () => data({ token: fakeToken(), user: admin }) });
    const [first] = await screen.findAllByRole('button', { name: 'Return to Admin' });
    await screenOf.user.click(first ?? expect.unreachable());
    await waitFor(() => expect(screenOf.path()).toBe('/dashboard'));
    expect(ofUser.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
    expect(ofAdmin.filter((key) => localStorage.getItem(key) === null)).toEqual([]);
  });

  test('cannot end without a saved administrator', async () => {
    localStorage.setItem(storageKeys.adminUser, '{"broken');
    const { user } = open();
    const [first] = await screen.findAllByRole('button', { name: 'Return to Admin' });
    await user.click(first ?? expect.unreachable());
    expect(await screen.findByText('No admin session found')).toBeDefined();
    expect(localStorage.getItem(storageKeys.adminUser)).toBeNull();
  });

  test('says when the way back fails', async () => {
    localStorage.setItem(
      storageKeys.adminUser,
      JSON.stringify({ id: aUser().id, name: 'Morgan', email: 'm@h.test', token: 'own token' }),
    );
    const { user } = open({ returnToAdmin: () => refuse('forbidden') });
    const [first] = await screen.findAllByRole('button', { name: 'Return to Admin' });
    await user.click(first ?? expect.unreachable());
    expect(await screen.findByText('Failed to return to admin account')).toBeDefined();
  });
});

describe('an address that is not confirmed', () => {
  test('is named in a banner', async () => {
    renderScreen('/api-setup', { as: aUser({ must_verify_email: true }) });
    expect(await screen.findByText('Confirm your email address')).toBeDefined();
  });

  test('gets the link again', async () => {
    const { user } = renderScreen('/api-setup', {
      as: aUser({ must_verify_email: true }),
      server: { resendVerification: () => message('Look into your mail.') },
    });
    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('Confirmation link sent')).toBeDefined();
    expect(screen.getByText('Look into your mail.')).toBeDefined();
  });

  test('hears why the link was not sent', async () => {
    const { user } = renderScreen('/api-setup', {
      as: aUser({ must_verify_email: true }),
      server: { resendVerification: () => refuse('too_many_attempts') },
    });
    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('Confirmation link not sent')).toBeDefined();
  });
});

describe('the keyboard', () => {
  test('can skip to the content', async () => {
    renderScreen('/api-setup');
    const link = await screen.findByRole('link', { name: 'Skip to content' });
    expect(link.getAttribute('href')).toBe('#main');
  });
});
