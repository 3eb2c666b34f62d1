import type { TeamActivity, TeamMember } from '@herald/contract/endpoints/team';
import { errorTexts } from '@herald/contract/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aTeamMember, teamOf, teamStatistics } from '#testing/a-team.ts';
import { aMemberOf } from '#testing/a-user.ts';
import { choose } from '#testing/choose.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, offline, pending, refuse } from '#testing/replies.ts';

const open = (members: TeamMember[], server: Handlers = {}) =>
  renderScreen('/team-members', { server: { ...teamOf(members), ...server } });

const memberNames = () =>
  within(screen.getByRole('region', { name: 'Members' }))
    .getAllByRole('listitem')
    .map((card) => card.querySelector('p')?.textContent);

describe('the team', () => {
  test('says that it loads', async () => {
    renderScreen('/team-members', { server: { ...teamOf([]), listTeamMembers: pending } });
    expect(await screen.findByText('Loading team members...')).toBeDefined();
  });

  test('is introduced with the words of the specification', async () => {
    open([aTeamMember()]);
    expect(await screen.findByRole('heading', { name: 'Team Members' })).toBeDefined();
    expect(screen.getByText('Manage your team members and their access to your account')).toBeDefined();
  });

  test('without members offers to add the first', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'No team members found' })).toBeDefined();
    expect(screen.getByText('Get started by adding your first team member.')).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Add Team Member' }).length).toBe(1);
  });

  test('shows name, email, role and status of everybody', async () => {
    open([aTeamMember({ name: 'Ada Park', email: 'ada@herald.test', role: 'admin', status: 'inactive' })]);
    expect(await screen.findByText('Ada Park')).toBeDefined();
    const card = within(screen.getByRole('region', { name: 'Members' })).getByRole('listitem');
    for (const text of ['ada@herald.test', 'Admin', 'Inactive']) expect(within(card).getByText(text)).toBeDefined();
  });

  test('offers every status and role in the filters, beginning with all', async () => {
    const { user } = open([aTeamMember()]);
    await screen.findByText('Tom Birk');
    const words = {
      'Filter by status': ['All Status', 'Active', 'Inactive', 'Pending'],
      'Filter by role': ['All Roles', 'Admin', 'Editor', 'Viewer'],
    };
    for (const [name, offered] of Object.entries(words)) {
      await user.click(screen.getByRole('combobox', { name }));
      const options = await screen.findAllByRole('option');
      expect(options.map(({ textContent }) => textContent)).toEqual(offered);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    }
  });

  test('shows how many seats are taken', async () => {
    open([aTeamMember()]);
    expect(await screen.findByText('1 of 5 seats')).toBeDefined();
    expect(screen.getByText('4 free seats')).toBeDefined();
  });

  test('stays usable without its numbers', async () => {
    open([aTeamMember()], { teamStatistics: () => refuse('not_found'), teamActivity: () => refuse('not_found') });
    expect(await screen.findByText('Tom Birk')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('1 of 5 seats')).toBeNull());
  });

  test('offers no changes on the place of the person who looks', async () => {
    const self = aMemberOf('Ines Duarte', 'admin');
    renderScreen('/team-members', { as: self, server: teamOf([aTeamMember({ id: self.id, name: 'Maya Holt' })]) });
    await screen.findByText('you');
    expect(screen.getAllByText('Ines Duarte').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Remove Maya Holt' })).toBeNull();
  });

  test('offers another try when it did not load', async () => {
    const { user, server } = renderScreen('/team-members', { server: { ...teamOf([]), listTeamMembers: offline } });
    expect(await screen.findByText('Failed to load team members. Please try again.')).toBeDefined();
    expect(screen.getByText(errorTexts.network)).toBeDefined();
    server.answer({ listTeamMembers: () => data([aTeamMember()]) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Tom Birk')).toBeDefined();
  });

  test('a plan without a team shows the way to upgrade', async () => {
    renderScreen('/team-members', { server: { listTeamMembers: () => refuse('team_plan_required') } });
    expect(await screen.findByRole('heading', { name: 'Plan Access Required' })).toBeDefined();
    expect(
      screen.getByText(
        'Team member management is available on higher-tier plans. Please upgrade your plan to access this feature.',
      ),
    ).toBeDefined();
    // In development, React runs what happens on mounting twice.
    const [toast] = await screen.findAllByText('You need to upgrade your plan to access team member management.');
    expect(toast).toBeDefined();
  });

  test('Go Back leads to where the user came from', async () => {
    const { user, path } = renderScreen('/api-setup', {
      server: { listTeamMembers: () => refuse('team_plan_required') },
    });
    const bar = await screen.findByRole('navigation', { name: 'Main' });
    await user.click(await within(bar).findByRole('link', { name: 'Team Members' }));
    await user.click(await screen.findByRole('button', { name: 'Go Back' }));
    await waitFor(() => expect(path()).toBe('/api-setup'));
  });
});

describe('who is who', () => {
  test('the owner stands first and takes no seat', async () => {
    open([aTeamMember()]);
    const list = within(await screen.findByRole('region', { name: 'Members' }));
    expect(list.getByText('Owner')).toBeDefined();
    expect(list.getByText('maya@herald.test')).toBeDefined();
    expect(list.getAllByRole('listitem').length).toBe(1);
  });

  test('a full team says so', async () => {
    open([aTeamMember()], { teamStatistics: () => data({ ...teamStatistics, limit: 1 }) });
    expect(await screen.findByText('Every seat of your plan is taken.')).toBeDefined();
  });

  test('the roles are explained', async () => {
    open([]);
    const table = await screen.findByRole('table', { name: 'What each role can do' });
    const rightsTo = (task: RegExp) =>
      within(within(table).getByRole('row', { name: task }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(rightsTo(/^Delete and restore/)).toEqual(['no', 'yes', 'yes']);
    for (const task of [/^Change the brand kit/, /^Change API keys/])
      expect(rightsTo(task)).toEqual(['no', 'no', 'yes']);
  });
});

describe('what the team did', () => {
  const deed = (at: number): TeamActivity => ({
    id: `00000000-0000-7000-8000-0000000e${String(at).padStart(4, '0')}`,
    actor_name: `Person ${at}`,
    action: 'video.start',
    subject: 'Cold brew',
    others: 0,
    created_at: '2026-11-16T14:02:00.000Z',
  });

  test('is told in words', async () => {
    open([aTeamMember()], { teamActivity: () => data([deed(1)]) });
    expect(await screen.findByText('started the video "Cold brew"')).toBeDefined();
  });

  test('shows ten first and the rest when asked', async () => {
    const { user } = open([aTeamMember()], {
      teamActivity: () => data(Array.from({ length: 12 }, (_, at) => deed(at))),
    });
    await user.click(await screen.findByRole('button', { name: 'Show 2 more' }));
    expect(await screen.findByText('Person 11')).toBeDefined();
  });

  test('is left out when nobody did anything', async () => {
    open([aTeamMember()]);
    await screen.findByText('Tom Birk');
    expect(screen.queryByRole('heading', { name: 'Recent activity' })).toBeNull();
  });
});

describe('finding members', () => {
  const members = [
    aTeamMember({ name: 'Ada Park', email: 'ada@herald.test', role: 'admin' }),
    aTeamMember({ name: 'Tom Birk', email: 'tom@studio.test', role: 'viewer', status: 'pending' }),
  ];

  test('searches names without looking at capitals', async () => {
    const { user } = open(members);
    await user.type(await screen.findByRole('searchbox', { name: 'Search members' }), 'aDA');
    await waitFor(() => expect(memberNames()).toEqual(['Ada Park']));
  });

  test('searches addresses', async () => {
    const { user } = open(members);
    await user.type(await screen.findByRole('searchbox', { name: 'Search members' }), 'studio');
    await waitFor(() => expect(memberNames()).toEqual(['Tom Birk']));
  });

  test('filters by status', async () => {
    const { user } = open(members);
    await screen.findByText('Ada Park');
    await choose(user, 'Filter by status', 'Pending');
    await waitFor(() => expect(memberNames()).toEqual(['Tom Birk']));
  });

  test('filters by role', async () => {
    const { user } = open(members);
    await screen.findByText('Ada Park');
    await choose(user, 'Filter by role', 'Admin');
    await waitFor(() => expect(memberNames()).toEqual(['Ada Park']));
  });

  test('says when nothing matches, and clears the filters', async () => {
    const { user } = open(members);
    await user.type(await screen.findByRole('searchbox', { name: 'Search members' }), 'nobody');
    expect(await screen.findByText('Try adjusting your filters or search terms.')).toBeDefined();
    const [, clear] = screen.getAllByRole('button', { name: 'Clear Filters' });
    await user.click(clear ?? expect.unreachable());
    await waitFor(() => expect(memberNames()).toEqual(['Ada Park', 'Tom Birk']));
  });

  test('tells a screen reader how many match', async () => {
    const { user } = open(members);
    await user.type(await screen.findByRole('searchbox', { name: 'Search members' }), 'ada');
    expect(await screen.findByText('1 of 2 members')).toBeDefined();
  });
});
