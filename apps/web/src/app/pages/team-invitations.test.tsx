import type { TeamMember } from '@herald/contract/endpoints/team';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aTeamMember, invitations, teamOf, teamStatistics } from '#testing/a-team.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data } from '#testing/replies.ts';

const { mailed, toPassOn } = invitations;
const open = (members: TeamMember[], server: Handlers = {}) =>
  renderScreen('/team-members', { server: { ...teamOf(members), ...server } });

describe('inviting with a mail server', () => {
  test('mails a pending member a fresh invitation', async () => {
    const { user } = open([aTeamMember({ status: 'pending' })], { resendInvitation: () => data(mailed) });
    await user.click(await screen.findByRole('button', { name: 'Send Tom Birk the invitation again' }));
    expect(
      await screen.findByText('A new link is on its way to tom@herald.test. Older ones stopped working.'),
    ).toBeDefined();
  });
});

describe('inviting without a mail server', () => {
  const noMail: Handlers = { teamStatistics: () => data({ ...teamStatistics, sends_mail: false }) };
  const invited = aTeamMember({ name: 'Lea Roth', email: 'lea@herald.test', role: 'viewer', status: 'pending' });

  async function invite() {
    const shown = open([aTeamMember()], {
      ...noMail,
      addTeamMember: () => data({ ...invited, invitation: toPassOn('first') }),
    });
    await screen.findByText('1 of 5 seats');
    await shown.user.click(screen.getByRole('button', { name: 'Add Team Member' }));
    await shown.user.click(await screen.findByRole('switch', { name: 'Send an invitation instead' }));
    return shown;
  }

  async function sendInvitation() {
    const shown = await invite();
    await shown.user.type(screen.getByLabelText('Name'), 'Lea');
    await shown.user.type(screen.getByLabelText('Email'), 'l@h.co');
    shown.server.answer({ listTeamMembers: () => data([invited]) });
    await shown.user.click(screen.getByRole('button', { name: 'Add Member' }));
    return { ...shown, dialog: within(await screen.findByRole('dialog', { name: 'Lea Roth can join now' })) };
  }

  test('says before that there is no mail', async () => {
    await invite();
    expect(
      screen.getByText(
        'They choose their own password. Mail is not set up on this Herald, so you get a link to send to them.',
      ),
    ).toBeDefined();
    expect(screen.queryByText(/by email/)).toBeNull();
  });

  test('shows the link to copy, and how long it works', async () => {
    const { user, dialog } = await sendInvitation();
    expect(screen.getByText('Mail is not set up, so send Lea Roth the link yourself.')).toBeDefined();
    expect(dialog.getByLabelText<HTMLInputElement>('Link to join').value).toBe(toPassOn('first').link);
    expect(dialog.getByText('Works once, until November 28, 2026. A new link replaces it.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Send it to Lea Roth.')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(toPassOn('first').link);
  });

  test('keeps the link beside the member while the screen is open', async () => {
    const { user, dialog } = await sendInvitation();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('button', { name: 'Copy the link of Lea Roth' }));
    expect(await navigator.clipboard.readText()).toBe(toPassOn('first').link);
  });

  test('makes a new link for a member whose link is gone', async () => {
    const { user, server } = open([invited], { ...noMail, resendInvitation: () => data(toPassOn('new')) });
    expect(await screen.findByText('Their link was shown once. A new link replaces it.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send Lea Roth the invitation again' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Make a new link for Lea Roth' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lea Roth can join now' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Link to join').value).toBe(toPassOn('new').link);
    expect(server.lastCallTo('resendInvitation').params).toEqual({ id: invited.id });
  });
});
