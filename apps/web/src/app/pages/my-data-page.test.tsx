import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aConsent } from '#testing/a-consent.ts';
import { aMemberOf, aUser } from '#testing/a-user.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { type Person, renderScreen } from '#testing/render-screen.tsx';
import { data, held, message, offline, pending, refuse } from '#testing/replies.ts';

const film = {
  id: '00000000-0000-7000-8000-00000000e001',
  title: 'Cold brew',
  status: 'completed',
  thumbnail_url: '/a.jpg',
} as const;
const ingrid = aConsent({ films: 1, films_in_work: 1 });

const withConsents = (server: Handlers = {}): Handlers => ({
  listConsents: () => data([ingrid]),
  listConsentFilms: () => data([film, { ...film, id: ingrid.avatar_id, title: 'Hot tea', status: 'processing' }]),
  readExport: () => data(null),
  readBelongings: () => data({ videos: 46, sites: 2, avatars: 2, members: 3 }),
  ...server,
});

const open = (server: Handlers = withConsents(), as: Person = 'owner') =>
  renderScreen('/settings/my-data', { server, as });

async function ask(server?: Handlers) {
  const shown = open(server);
  await shown.user.click(await screen.findByRole('button', { name: 'Revoke the consent of Ingrid Solberg' }));
  return { ...shown, dialog: within(await screen.findByRole('alertdialog')) };
}

test('leads to what a moderator removed, also once it is back', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Removed by a moderator' });
  expect(link.getAttribute('href')).toBe('/removed');
});

describe('the consents', () => {
  test('say that they load', async () => {
    open(withConsents({ listConsents: pending }));
    expect(await screen.findByText('Loading consents...')).toBeDefined();
  });

  test('say what will be there while there is none', async () => {
    open(withConsents({ listConsents: () => data([]) }));
    expect(await screen.findByText(/^Nobody has agreed to the use of a face yet\..* film yourself\.$/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
  });

  test('can be asked for again when they did not load', async () => {
    const { user, server } = open(withConsents({ listConsents: offline }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answer(withConsents());
    await user.click(again);
    expect(await screen.findByText('Ingrid Solberg')).toBeDefined();
  });

  test('show who agreed and to which words', async () => {
    const { user } = open();
    expect(await screen.findByText(/, by Maya Holt$/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Consent text of 2026-11-21' }));
    expect(await screen.findByText(ingrid.text)).toBeDefined();
  });

  test('that ended stay in the list, without a control', async () => {
    open(
      withConsents({
        listConsents: () => data([aConsent({ revoked_at: '2026-11-15T09:00:00.000Z', picture_url: null })]),
      }),
    );
    expect(await screen.findByText('Removed')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull();
  });

  test('of a removed avatar can still be revoked, for its films', async () => {
    open(withConsents({ listConsents: () => data([aConsent({ is_avatar_there: false, films: 2 })]) }));
    expect(await screen.findByText('The avatar is removed. Revoke the consent to delete its films too.')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Revoke/ })).toBeDefined();
  });

  test('are shown to a viewer, who cannot revoke them', async () => {
    open(withConsents(), 'viewer');
    expect(await screen.findByText('Ingrid Solberg')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull();
  });
});

test('the account settings lead to them and back', async () => {
  const { user, path } = renderScreen('/settings?tab=preferences', { server: withConsents() });
  await user.click(await screen.findByRole('link', { name: 'My data' }));
  expect(await screen.findByRole('heading', { name: 'My data', level: 1 })).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Account Settings' }));
  await waitFor(() => expect(path()).toBe('/settings'));
});

describe('revoking', () => {
  test('asks once, with the films that go', async () => {
    const { dialog } = await ask();
    expect(await dialog.findByRole('img', { name: 'Cold brew' })).toBeDefined();
    expect(dialog.getByRole('img', { name: 'Hot tea, in work' })).toBeDefined();
    expect(dialog.getByText(/with them the 1 film made from it\. 1 film in work is cancelled\./)).toBeDefined();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }));
  });

  test('waits until the films are known', async () => {
    const { dialog } = await ask(withConsents({ listConsentFilms: pending }));
    expect(dialog.getByRole('button', { name: 'Revoke and delete' })).toHaveProperty('disabled', true);
  });

  test('ends the consent and says so', async () => {
    const answer = held(message('Consent revoked.'));
    const { user, dialog, server } = await ask(withConsents({ revokeConsent: answer.handler }));
    await dialog.findByRole('img', { name: 'Cold brew' });
    await user.click(dialog.getByRole('button', { name: 'Revoke and delete' }));
    expect(await dialog.findByRole('button', { name: 'Revoking...' })).toBeDefined();
    server.answer({
      listConsents: () => data([{ ...ingrid, revoked_at: '2026-11-15T09:00:00.000Z' }]),
      readBelongings: () => data({ videos: 45, sites: 2, avatars: 1, members: 3 }),
    });
    answer.release();
    expect(await screen.findByText('Consent revoked')).toBeDefined();
    expect(await screen.findByText('Removed')).toBeDefined();
    expect(await screen.findByText(/^45 videos, 2 sites, 1 avatar and all consents/)).toBeDefined();
    expect(server.lastCallTo('revokeConsent').params).toEqual({ id: ingrid.avatar_id });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('says why it did not work', async () => {
    const { user, dialog } = await ask(withConsents({ revokeConsent: () => refuse('rate_limited') }));
    await dialog.findByRole('img', { name: 'Cold brew' });
    await user.click(dialog.getByRole('button', { name: 'Revoke and delete' }));
    expect(await screen.findByText('The consent was not revoked')).toBeDefined();
  });
});

describe('the deletion of the account', () => {
  async function askFor(server?: Handlers) {
    const shown = open(withConsents(server));
    const button = await screen.findByRole('button', { name: 'Delete account' });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    await shown.user.click(button);
    const dialog = within(await screen.findByRole('alertdialog'));
    return {
      ...shown,
      dialog,
      confirm: () => shown.user.click(dialog.getByRole('button', { name: 'Delete account' })),
    };
  }

  test('says what goes and what stays', async () => {
    open();
    expect(await screen.findByText(/^46 videos, 2 sites, 2 avatars and all consents go for good on /)).toBeDefined();
    expect(screen.getByText(/Your 3 team members keep their own accounts\./)).toBeDefined();
  });

  test('is only for the owner, which a member reads with the way to their own account', async () => {
    const own = aUser().accounts;
    const member = aMemberOf('Ines Duarte', 'admin');
    open(withConsents(), { ...member, accounts: [{ ...member.account, people: 3 }, ...own] });
    await screen.findByText('Ingrid Solberg');
    expect(screen.queryByText('Delete my account')).toBeNull();
    const words = 'You work in the account of Ines Duarte. Only they can export or delete it.';
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByText(/^You have an account of your own too/)).toBeDefined();
  });

  test('is not offered to an administrator in the place of the owner', async () => {
    const { id } = aUser();
    open(withConsents(), aUser({ impersonator: { id, name: 'Morgan', email: 'morgan@herald.test' } }));
    expect(await screen.findAllByText('You are signed in as another person. Only they can do this.')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Export my data' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull();
  });

  test('asks for the password, and says at its field when it is wrong', async () => {
    const errors = { password: ['This is not your current password.'] };
    const { user, dialog, confirm } = await askFor({ deleteOwnAccount: () => refuse('validation', { errors }) });
    expect(dialog.getByRole('button', { name: 'Delete account' })).toHaveProperty('disabled', true);
    await user.type(dialog.getByLabelText('Your password'), 'a guess');
    await confirm();
    expect(await dialog.findByText('This is not your current password.')).toBeDefined();
  });

  test('signs out and says until when the account can be kept', async () => {
    const { user, dialog, confirm, path } = await askFor({
      deleteOwnAccount: () => data({ deleted_on: '2026-12-01T12:00:00.000Z' }),
    });
    await user.type(dialog.getByLabelText('Your password'), 'correct horse');
    await confirm();
    const words = 'It is deleted on December 1, 2026. Sign in before that to keep it.';
    expect(await screen.findByText(words)).toBeDefined();
    await waitFor(() => expect(path()).toBe('/auth'));
  });
});
