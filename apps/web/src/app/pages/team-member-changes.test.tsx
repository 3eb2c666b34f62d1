import type { TeamMember } from '@herald/contract/endpoints/team';
import { errorTexts } from '@herald/contract/errors';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { addedMember, aTeamMember, invitations, teamOf } from '#testing/a-team.ts';
import { aMemberOf } from '#testing/a-user.ts';
import { choose } from '#testing/choose.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { fakeToken } from '#testing/fake-token.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, held, message, refuse } from '#testing/replies.ts';

const open = (members: TeamMember[], server: Handlers = {}) =>
  renderScreen('/team-members', { server: { ...teamOf(members), ...server } });

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
    for (const name of ['Name', 'Email', 'Password'])
      expect(screen.getByLabelText(name).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
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
    expect(screen.getByText('The invitation is on its way to tom@herald.test.')).toBeDefined();
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

describe('handing the account over', () => {
  const member = aTeamMember();
  const other = aTeamMember({ name: 'Lea Roth' });
  const obstacle = 'Lea Roth has no plan with a team.';
  const everybody = [
    { id: other.id, obstacle },
    { id: member.id, obstacle: null },
  ];
  const ask = async (server: Handlers = {}) => {
    const shown = open([other, member], { nextOwners: () => data(everybody), ...server });
    await shown.user.click(await screen.findByRole('button', { name: 'Hand the account over' }));
    await screen.findByRole('dialog', { name: 'Hand the account over?' });
    return shown;
  };
  const decide = async ({ user }: Awaited<ReturnType<typeof ask>>) => {
    await user.click(await screen.findByRole('radio', { name: 'Tom Birk' }));
    await user.type(screen.getByLabelText('Your password'), 'correct-horse');
    await user.click(screen.getByRole('button', { name: 'Hand over' }));
  };

  test('needs a member and the password, and leaves the person in the team as an admin', async () => {
    const after = aMemberOf('Tom Birk', 'admin');
    const shown = await ask({ handOver: () => data({ token: fakeToken(), user: after }) });
    await shown.user.click(await screen.findByRole('button', { name: 'Hand over' }));
    expect(await screen.findByText('Please choose the new owner.')).toBeDefined();
    expect(screen.getByText('Please enter your password.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Tom Birk' }));
    expect(shown.server.callsTo('handOver')).toEqual([]);
    await decide(shown);
    expect(await screen.findByText('Tom Birk owns the account')).toBeDefined();
    const { params, body } = shown.server.lastCallTo('handOver');
    expect([params, body]).toEqual([{ id: member.id }, { password: 'correct-horse' }]);
  });

  test('says before why a member cannot take over', async () => {
    await ask();
    const choice = await screen.findByRole<HTMLInputElement>('radio', { name: 'Lea Roth' });
    expect(choice.disabled).toBe(true);
    expect(screen.getByText(obstacle)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Tom Birk' }).disabled).toBe(false);
  });

  test('asks for no password while nobody can take over', async () => {
    await ask({ nextOwners: () => data([{ id: other.id, obstacle }]) });
    expect(await screen.findByText('Nobody in your team can take over this account yet.')).toBeDefined();
    expect(screen.getByText(obstacle)).toBeDefined();
    expect(screen.queryByLabelText('Your password')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
  });

  test('says why it is refused', async () => {
    const shown = await ask({
      handOver: () => refuse('conflict', { message: 'Tom Birk has no plan with a team.' }),
    });
    await decide(shown);
    expect(await screen.findByText('Tom Birk has no plan with a team.')).toBeDefined();
  });

  test('is offered to the owner alone', async () => {
    renderScreen('/team-members', { as: aMemberOf('Ines Duarte', 'admin'), server: teamOf([aTeamMember()]) });
    await screen.findByRole('button', { name: 'Edit Tom Birk' });
    expect(screen.queryByRole('button', { name: 'Hand the account over' })).toBeNull();
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
