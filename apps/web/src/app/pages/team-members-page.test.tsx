import { errorTexts, type TeamActivity, type TeamMember } from '@herald/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { addedMember, aTeamMember, invitations, teamOf, teamStatistics } from '#testing/a-team.ts';
import { aMemberOf } from '#testing/a-user.ts';
import { choose } from '#testing/choose.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, held, message, offline, pending, refuse } from '#testing/replies.ts';

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
    expect(screen.getByText('Ines Duarte')).toBeDefined();
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

  test('a viewer of the account is refused by the server', async () => {
    renderScreen('/team-members', { as: 'viewer' });
    expect(await screen.findByRole('heading', { name: 'Plan Access Required' })).toBeDefined();
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
    const row = within(table).getByRole('row', { name: /^Delete and restore/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['no', 'yes', 'yes']);
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

describe('adding a member', () => {
  async function openDialog(server: Handlers = {}) {
    const shown = open([aTeamMember()], server);
    await shown.user.click(await screen.findByRole('button', { name: 'Add Team Member' }));
    return { ...shown, dialog: await screen.findByRole('dialog', { name: 'Add Team Member' }) };
  }

  async function fill(shown: Awaited<ReturnType<typeof openDialog>>, password = 'correct-horse') {
    await shown.user.type(screen.getByLabelText('Name'), 'Lea Roth');
    await shown.user.type(screen.getByLabelText('Email'), 'lea@herald.test');
    if (password) await shown.user.type(screen.getByLabelText('Password'), password);
    await shown.user.click(screen.getByRole('button', { name: 'Add Member' }));
  }

  test('begins with the role of a viewer', async () => {
    await openDialog();
    expect(screen.getByRole('combobox', { name: 'Role' }).textContent).toContain('Viewer');
  });

  test('needs name, email and password', async () => {
    const { user, server } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Add Member' }));
    expect(await screen.findByText('Validation Error')).toBeDefined();
    expect(screen.getByText('Please fill in all required fields including password')).toBeDefined();
    expect(server.callsTo('addTeamMember')).toEqual([]);
  });

  test('sends what was typed and closes', async () => {
    const shown = await openDialog({ addTeamMember: () => data(addedMember({ name: 'Lea Roth' })) });
    await fill(shown);
    expect(await screen.findByText('Lea Roth has been added to your team.')).toBeDefined();
    expect(shown.server.lastCallTo('addTeamMember').body).toEqual({
      name: 'Lea Roth',
      email: 'lea@herald.test',
      role: 'viewer',
      password: 'correct-horse',
      invite: false,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('an invitation needs no password', async () => {
    const shown = await openDialog({
      addTeamMember: () => data(addedMember({ status: 'pending' }, invitations.mailed)),
    });
    await shown.user.click(screen.getByRole('switch', { name: 'Send an invitation instead' }));
    await fill(shown, '');
    await screen.findByText('Team Member Added');
    expect(screen.getByText('The invitation was mailed to tom@herald.test.')).toBeDefined();
    expect(shown.server.lastCallTo('addTeamMember').body).toMatchObject({ invite: true });
    expect(shown.server.lastCallTo('addTeamMember').body).not.toHaveProperty('password');
  });

  test('shows at the field what the contract refuses', async () => {
    const shown = await openDialog({ addTeamMember: () => data(addedMember()) });
    await fill(shown, 'short');
    expect(await screen.findByText('Password must be at least 8 characters long.')).toBeDefined();
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  test('says in a toast that the team is full', async () => {
    const shown = await openDialog({ addTeamMember: () => refuse('team_full') });
    await fill(shown);
    expect(await screen.findByText('Your plan has no seat left for another team member.')).toBeDefined();
  });

  test('says that it is adding', async () => {
    const answer = held(data(addedMember()));
    const shown = await openDialog({ addTeamMember: answer.handler });
    await fill(shown);
    expect(await screen.findByRole('button', { name: 'Adding...' })).toBeDefined();
    answer.release();
    await screen.findByText('Team Member Added');
  });

  test('Cancel closes it without a call', async () => {
    const { user, server } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo('addTeamMember')).toEqual([]);
  });

  test('Escape closes it', async () => {
    const { user } = await openDialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('changing a member', () => {
  async function edit(member: TeamMember, server: Handlers = {}) {
    const shown = open([member], server);
    await shown.user.click(await screen.findByRole('button', { name: `Edit ${member.name}` }));
    await screen.findByRole('dialog', { name: 'Edit Team Member' });
    return shown;
  }

  test('shows what is known', async () => {
    await edit(aTeamMember());
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Tom Birk');
    expect(screen.getByRole('combobox', { name: 'Role' }).textContent).toContain('Editor');
  });

  test('leaves a blank password out', async () => {
    const { user, server } = await edit(aTeamMember(), { updateTeamMember: () => data(aTeamMember()) });
    expect(screen.getByLabelText('Password (leave blank to keep current)')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Update Member' }));
    expect(await screen.findByText('Tom Birk has been updated.')).toBeDefined();
    expect(server.lastCallTo('updateTeamMember').body).not.toHaveProperty('password');
  });

  test('sends another role', async () => {
    const { user, server } = await edit(aTeamMember(), { updateTeamMember: () => data(aTeamMember()) });
    await choose(user, 'Role', 'Admin');
    await user.click(screen.getByRole('button', { name: 'Update Member' }));
    await screen.findByText('Team Member Updated');
    expect(server.lastCallTo('updateTeamMember').body).toMatchObject({ role: 'admin', status: 'active' });
  });

  test('somebody with an account of their own keeps name and email', async () => {
    const { user, server } = await edit(aTeamMember({ is_managed: false }), {
      updateTeamMember: () => data(aTeamMember()),
    });
    expect(screen.getByText('Tom Birk looks after their own name, email and password.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Name').disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Update Member' }));
    await screen.findByText('Team Member Updated');
    expect(server.lastCallTo('updateTeamMember').body).not.toHaveProperty('name');
  });

  test('can be switched off', async () => {
    const { user, server } = await edit(aTeamMember(), { updateTeamMember: () => data(aTeamMember()) });
    await user.click(screen.getByRole('switch', { name: 'Active' }));
    await user.click(screen.getByRole('button', { name: 'Update Member' }));
    await screen.findByText('Team Member Updated');
    expect(server.lastCallTo('updateTeamMember').body).toMatchObject({ status: 'inactive' });
  });

  test('an invitation keeps its name and email, and says how to send another one', async () => {
    const { user, server } = await edit(aTeamMember({ status: 'pending', is_managed: false }), {
      updateTeamMember: () => data(aTeamMember()),
    });
    expect(
      screen.getByText('To change the name or the email, remove this person and send a new invitation.'),
    ).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Email').disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Update Member' }));
    await screen.findByText('Team Member Updated');
    expect(server.lastCallTo('updateTeamMember').body).not.toHaveProperty('email');
  });

  test('somebody who has not joined cannot be switched off', async () => {
    await edit(aTeamMember({ status: 'pending', is_managed: false }));
    expect(screen.queryByRole('switch', { name: 'Active' })).toBeNull();
  });

  test('shows in a toast why it failed', async () => {
    const { user } = await edit(aTeamMember(), { updateTeamMember: () => refuse('email_taken') });
    await user.click(screen.getByRole('button', { name: 'Update Member' }));
    expect(await screen.findByText('An account with this email already exists.')).toBeDefined();
  });
});

describe('removing', () => {
  test('removes without asking', async () => {
    const member = aTeamMember();
    const { user, server } = open([member], { removeTeamMember: () => message('Removed.') });
    await user.click(await screen.findByRole('button', { name: 'Remove Tom Birk' }));
    expect(await screen.findByText('Tom Birk has been removed from the team.')).toBeDefined();
    expect(server.lastCallTo('removeTeamMember').params).toEqual({ id: member.id });
  });

  test('asks for the list again after a removal', async () => {
    const { user, server } = open([aTeamMember()], { removeTeamMember: () => message('Removed.') });
    const button = await screen.findByRole('button', { name: 'Remove Tom Birk' });
    server.answer({ listTeamMembers: () => data([]) });
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'No team members found' })).toBeDefined();
  });

  test('says in a toast why somebody could not be removed', async () => {
    const { user } = open([aTeamMember()], { removeTeamMember: () => refuse('forbidden') });
    await user.click(await screen.findByRole('button', { name: 'Remove Tom Birk' }));
    expect(await screen.findByText('Access denied.')).toBeDefined();
  });
});

describe('a failure without words', () => {
  const unknown = () => refuse('internal', { message: errorTexts.unknown });

  test('of adding has words of its own', async () => {
    const { user } = open([aTeamMember()], { addTeamMember: unknown });
    await user.click(await screen.findByRole('button', { name: 'Add Team Member' }));
    await user.type(await screen.findByLabelText('Name'), 'Lea');
    await user.type(screen.getByLabelText('Email'), 'lea@herald.test');
    await user.type(screen.getByLabelText('Password'), 'correct-horse');
    await user.click(screen.getByRole('button', { name: 'Add Member' }));
    expect(await screen.findByText('Failed to add team member. Please try again.')).toBeDefined();
  });

  test('of changing has words of its own', async () => {
    const { user } = open([aTeamMember()], { updateTeamMember: unknown });
    await user.click(await screen.findByRole('button', { name: 'Edit Tom Birk' }));
    await user.click(await screen.findByRole('button', { name: 'Update Member' }));
    expect(await screen.findByText('Failed to update team member. Please try again.')).toBeDefined();
  });

  test('of removing has words of its own', async () => {
    const { user } = open([aTeamMember()], { removeTeamMember: unknown });
    await user.click(await screen.findByRole('button', { name: 'Remove Tom Birk' }));
    expect(await screen.findByText('Failed to remove team member. Please try again.')).toBeDefined();
  });
});
