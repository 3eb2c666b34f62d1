import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aVideo, aVideoPage } from '#testing/a-video.ts';
import { anAdminUser, aPlan, aUserPage, backOfficeOf } from '#testing/an-admin-user.ts';
import { choose } from '#testing/choose.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { libraryOf } from '#testing/library-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, pending, refuse } from '#testing/replies.ts';

const open = (server: Handlers = backOfficeOf([anAdminUser('Hannah Osei')]), path = '/dashboard') =>
  renderScreen(path, { as: 'administrator', server });

const table = () => screen.findByRole('table', { name: 'Users' });

describe('the back office', () => {
  test.each(['/dashboard', '/admin'])('is what an administrator finds at %s', async (path) => {
    open(undefined, path);
    // The first screen of a file loads everything it needs.
    expect(await screen.findByRole('heading', { name: 'Welcome back, Morgan Reyes' })).toBeDefined();
    expect(await screen.findByRole('tab', { name: 'User Management', selected: true })).toBeDefined();
    expect(within(await table()).getByText('Hannah Osei')).toBeDefined();
  });

  test('shows only the tabs there are, and users for any other', async () => {
    open(undefined, '/dashboard?tab=nothing');
    await table();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'User Management',
      'Plan Management',
      'Page Management',
      'Templates',
      'Webhook Events',
      'analytics',
      'content (moderation)',
      'monitoring',
      'settings',
    ]);
  });

  test('keeps the own videos of an administrator one click away', async () => {
    const { user, path } = open({
      ...backOfficeOf([]),
      ...libraryOf([aVideo()]),
      listVideos: () => data(aVideoPage([])),
    });
    const bar = await screen.findByRole('navigation', { name: 'Main' });
    expect(within(bar).getByRole('link', { name: 'Create Video' }).getAttribute('href')).toBe('/create');
    await user.click(within(bar).getByRole('link', { name: 'My Projects' }));
    expect(await screen.findByRole('heading', { name: 'My Projects' })).toBeDefined();
    expect(path()).toBe('/projects');
    const next = await screen.findByRole('navigation', { name: 'Main' });
    for (const name of ['Dashboard', 'My Projects', 'Create Video']) {
      expect(within(next).getByRole('link', { name })).toBeDefined();
    }
  });

  test('sends everybody else from /admin to their dashboard', async () => {
    const { path } = renderScreen('/admin', { as: 'owner', server: libraryOf([aVideo()]) });
    await screen.findByRole('heading', { name: 'Welcome back, Maya Holt' });
    expect(path()).toBe('/dashboard');
  });

  test('sends people who are signed out to the sign-in', async () => {
    const { path } = renderScreen('/admin', { as: 'nobody' });
    await waitFor(() => expect(path()).toBe('/auth'));
  });
});

describe('the statistics of users', () => {
  test.each([
    ['Total Users', '1,284'],
    ['Active', '1,239'],
    ['Suspended', '38'],
    ['Banned', '7'],
    ['Today', '9'],
    ['This Week', '61'],
  ])('show %s', async (label, value) => {
    open();
    const figure = await screen.findByText(value);
    expect(figure.closest('div')?.textContent).toContain(label);
  });

  test('are fetched together with the list when a filter changes', async () => {
    const { user, server } = open();
    await table();
    const before = server.callsTo('userStatistics').length;
    await choose(user, 'Filter by status', 'Suspended');
    await waitFor(() => expect(server.callsTo('userStatistics').length).toBe(before + 1));
    await waitFor(() => expect(server.lastCallTo('listUsers').query).toMatchObject({ status: 'suspended' }));
  });
});

describe('the list of users', () => {
  test('shows a row with everything there is to know at a glance', async () => {
    const user = anAdminUser('Leah Goldstein', {
      plan_slugs: ['DFY', 'INCOME_MAXIMIZER'],
      videosCreated: 1064,
      status: 'suspended',
    });
    open(backOfficeOf([user]));
    const row = within(await table()).getByRole('row', { name: /Leah/ });
    const cells = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.trim());
    expect(cells.slice(0, 8)).toEqual([
      'Leah Goldstein',
      'DFYINCOME_MAXIMIZER',
      user.email,
      '1,064',
      // Below 1280 px the second line takes the place of the next column.
      'Nov 20, 2026Last seen Never',
      'Never',
      'User',
      'Suspended',
    ]);
  });

  test('says that it is loading', async () => {
    open({ ...backOfficeOf([]), listUsers: pending });
    expect(await screen.findByText('Loading users...')).toBeDefined();
  });

  test('says when it could not be loaded, and tries again', async () => {
    const { user, server } = open({
      ...backOfficeOf([]),
      listUsers: () => refuse('conflict', { message: 'Not now.' }),
    });
    expect(await screen.findByRole('heading', { name: 'Failed to load user data.' })).toBeDefined();
    expect(screen.getByText('Not now.')).toBeDefined();
    server.answer(backOfficeOf([anAdminUser('Hannah Osei')]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table()).toBeDefined();
  });

  test('says when nobody matches, and goes back to everybody', async () => {
    const { user, router } = open(backOfficeOf([]), '/dashboard?search=nobody');
    expect(await screen.findByRole('heading', { name: 'No users found' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(router.state.location.search).toBe('');
  });

  test('finds what is typed, from the first page on', async () => {
    const { user, server, router } = open(undefined, '/dashboard?page=2');
    await table();
    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'osei');
    await waitFor(() => expect(server.lastCallTo('listUsers').query).toMatchObject({ search: 'osei', page: 1 }));
    expect(router.state.location.search).toBe('?search=osei');
  });

  test('turns its pages and says where it is', async () => {
    const { user, server } = open({
      ...backOfficeOf([]),
      listUsers: ({ query: { page } }) => data(aUserPage([anAdminUser('One')], { total: 1284, page })),
    });
    expect(await screen.findByText('Showing 1 to 1 of 1,284 results')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Last page' }));
    expect(await screen.findByText('Showing 1,276 to 1,276 of 1,284 results')).toBeDefined();
    expect(server.lastCallTo('listUsers').query.page).toBe(86);
    expect(screen.getByRole('button', { name: 'Page 86' }).getAttribute('aria-current')).toBe('page');
  });

  test('says that there are more where counting stopped, and offers the next page but not the last', async () => {
    const page = { ...aUserPage([anAdminUser('One')], { total: 10_000 }), last_page: 667, is_capped: true as const };
    open({ ...backOfficeOf([]), listUsers: () => data(page) });
    expect(await screen.findByText('Showing 1 to 1 of more than 10,000 results')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Last page' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', false);
  });

  test('lets the server sort, names from A on, and turns the order round', async () => {
    const { user, server } = open();
    const byName = () => screen.findByRole('button', { name: 'Name' });
    await user.click(await byName());
    await waitFor(() =>
      expect(server.lastCallTo('listUsers').query).toMatchObject({ sort_by: 'name', sort_order: 'asc' }),
    );
    await user.click(await byName());
    await waitFor(() => expect(server.lastCallTo('listUsers').query).toMatchObject({ sort_order: 'desc' }));
    const heading = screen.getByRole('columnheader', { name: 'Name' });
    expect(heading.getAttribute('aria-sort')).toBe('descending');
  });
});

describe('the advanced filters', () => {
  const listPlans = () => data([aPlan('DFY', 'Done For You')]);
  const openFilters = async (path?: string) => {
    const shown = open({ ...backOfficeOf([anAdminUser('Hannah Osei')]), listPlans }, path);
    await table();
    await shown.user.click(screen.getByRole('button', { name: 'Advanced Filters' }));
    await screen.findByRole('dialog', { name: 'Advanced Filters' });
    return shown;
  };

  test('narrow by plan and days, and order the list', async () => {
    const { user, server } = await openFilters();
    await user.type(screen.getByLabelText('Joined from'), '2026-11-01');
    await choose(user, 'Plan', 'Done For You');
    await choose(user, 'Sort by', 'Videos');
    await choose(user, 'Per page', '50');
    await user.click(screen.getByRole('button', { name: 'Apply Filters' }));
    expect(await screen.findByText('Filters Applied')).toBeDefined();
    const asked = { date_from: '2026-11-01', plan: 'DFY', sort_by: 'videos_created', per_page: 50 };
    await waitFor(() => expect(server.lastCallTo('listUsers').query).toMatchObject(asked));
  });

  test('are taken away together', async () => {
    const { user, router } = await openFilters('/dashboard?plan=DFY&per_page=50');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(await screen.findByText('Filters Cleared')).toBeDefined();
    expect(router.state.location.search).toBe('');
  });
});
