import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { errorTable } from '@herald/contract/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aTeamMember, teamOf } from '#testing/a-team.ts';
import { aMemberOf, aUser, someLimits } from '#testing/a-user.ts';
import { aVideo } from '#testing/a-video.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { fakeToken } from '#testing/fake-token.ts';
import { libraryOf } from '#testing/library-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, refuse } from '#testing/replies.ts';

const own = { id: '00000000-0000-7000-8000-000000000b02', role: 'owner' as const, owner_name: 'Maya Holt', people: 1 };

/** In the account of Ines, and with one of their own. */
function aMember(role: 'viewer' | 'editor' | 'admin'): SessionUser {
  const member = aMemberOf('Ines Duarte', role);
  return { ...member, accounts: [{ ...member.account, people: 3 }, own] };
}
const inOwnAccount = (): SessionUser => aUser({ account: own, accounts: [own] });

const team = (user: SessionUser) => [aTeamMember({ id: user.id, name: 'Maya Holt' }), aTeamMember()];

function open(role: 'viewer' | 'editor', server: Handlers = {}) {
  const user = aMember(role);
  const userLimits = () => data(someLimits({ can_manage_team_members: false }));
  return renderScreen('/team-members', {
    as: user,
    server: { ...libraryOf([aVideo()]), listTeamMembers: () => data(team(user)), userLimits, ...server },
  });
}

describe.each(['viewer', 'editor'] as const)('the team, seen by its %s', (role) => {
  test('names everybody and offers nothing that would be refused', async () => {
    const { server } = open(role);
    const members = within(await screen.findByRole('region', { name: 'Members' }));
    for (const name of ['Ines Duarte', 'Maya Holt', 'Tom Birk']) expect(members.getByText(name)).toBeDefined();
    expect(members.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Leave team']);
    // A long name is cut; "you" is not.
    expect(members.getByText('you').closest('.truncate')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add Team Member' })).toBeNull();
    expect(server.callsTo('teamActivity')).toEqual([]);
  });

  test('is left after one question, and the person goes on in their own account', async () => {
    const left = inOwnAccount();
    const { user, server, path } = open(role, { leaveTeam: () => data({ token: fakeToken(), user: left }) });
    await user.click(await screen.findByRole('button', { name: 'Leave team' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave the team of Ines Duarte?' }));
    expect(dialog.getByText(/^Your videos stay with the team/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Leave team' }));
    expect(await screen.findByText('You left the team of Ines Duarte')).toBeDefined();
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(server.callsTo('leaveTeam')).toHaveLength(1);
  });
});

test('a team admin leaves from their own row', async () => {
  const admin = aMember('admin');
  renderScreen('/team-members', { as: admin, server: teamOf(team(admin)) });
  const row = within((await screen.findByText('you')).closest('li') ?? document.body);
  expect(row.getByRole('button', { name: 'Leave team' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Edit Tom Birk' })).toBeDefined();
});

test('the owner cannot leave their own account', async () => {
  renderScreen('/team-members', { server: teamOf([aTeamMember()]) });
  await screen.findByText('Tom Birk');
  expect(screen.queryByRole('button', { name: 'Leave team' })).toBeNull();
});

describe('the user menu', () => {
  const openMenu = async (as: SessionUser, server: Handlers = {}) => {
    const shown = renderScreen('/dashboard', { as, server: { ...libraryOf([aVideo()]), ...server } });
    await shown.user.click(await screen.findByRole('button', { name: /^Account of/ }));
    return shown;
  };

  test('goes on in the other account', async () => {
    const { user, server } = await openMenu(aMember('viewer'), {
      switchAccount: () => data({ token: fakeToken(), user: inOwnAccount() }),
    });
    expect(screen.getByText('Work in')).toBeDefined();
    const here = screen.getByRole('menuitem', { name: /^Ines Duarte/ });
    expect(here.textContent).toBe('Ines Duarte, where you areYou are a viewer there');
    await user.click(screen.getByRole('menuitem', { name: /^Maya Holt/ }));
    expect(await screen.findByText('You work in your own account')).toBeDefined();
    expect(server.lastCallTo('switchAccount').body).toEqual({ account_id: own.id });
  });

  test('says what went wrong', async () => {
    const { user } = await openMenu(aMember('viewer'), { switchAccount: () => refuse('not_found') });
    await user.click(screen.getByRole('menuitem', { name: /^Maya Holt/ }));
    expect(await screen.findByText(errorTable.not_found.text)).toBeDefined();
  });

  test('offers no choice to a person with one account', async () => {
    await openMenu(aUser());
    expect(screen.queryByText('Work in')).toBeNull();
  });
});
