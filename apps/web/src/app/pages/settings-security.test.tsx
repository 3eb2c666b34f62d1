import type { OpenSession, SecurityEvent, SecuritySettings } from '@herald/contract/endpoints/security';
import { errorTexts } from '@herald/contract/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aUser } from '#testing/a-user.ts';
import { choose } from '#testing/choose.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { type Person, renderScreen } from '#testing/render-screen.tsx';
import { data, held, message, offline, pending, refuse } from '#testing/replies.ts';

const settings: SecuritySettings = { loginNotifications: true, sessionTimeout: '24', allowMultipleSessions: true };
const off = { since: null, recovery_codes_left: 0, is_required: false };
const moment = '2026-11-20T09:12:00.000Z';
const here: OpenSession = {
  id: '0198c0de-0000-7000-8000-000000000001',
  device: 'Chrome on macOS',
  location: 'This machine',
  current: true,
  is_administrator: false,
  created_at: moment,
  last_seen_at: moment,
};
const phone: OpenSession = {
  ...here,
  id: '0198c0de-0000-7000-8000-000000000002',
  device: 'Safari on iPhone',
  location: '81.166.20.4',
  current: false,
};
const login: SecurityEvent = {
  id: here.id,
  action: 'Login',
  details: '',
  current: true,
  device: 'Chrome on macOS',
  location: 'This machine',
  timestamp: moment,
};

/** A server that keeps what is saved. */
function serves(): Handlers {
  let stored = settings;
  return {
    getSecurity: () => data({ security_settings: stored, two_factor: off }),
    saveSecurity: ({ body }) => {
      stored = { ...stored, ...(body as Partial<SecuritySettings>) };
      return data({ security_settings: stored, two_factor: off });
    },
    listSessions: () => data([here, phone]),
    securityActivity: () => data([login]),
    listPasskeys: () => data({ passkeys: [], origin: window.location.origin, suggested_name: 'Chrome on macOS' }),
  };
}

function open(server: Handlers = {}, as: Person = 'owner') {
  return renderScreen('/settings?tab=security', { as, server: { ...serves(), ...server } });
}

async function fillIn(user: ReturnType<typeof renderScreen>['user'], current: string, chosen: string, again = chosen) {
  const type = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label);
    if (text) await user.type(field, text);
  };
  await type('Current Password', current);
  await type('New Password', chosen);
  await type('Confirm New Password', again);
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
}

describe('the Security tab', () => {
  test('says that it loads', async () => {
    open({ getSecurity: pending });
    expect(await screen.findByText('Loading security settings...')).toBeDefined();
  });

  test('says that it could not be loaded, and tries again', async () => {
    const { user, server } = open({ getSecurity: offline });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getAllByText('Failed to load security settings.').length).toBeGreaterThan(0);
    server.answer(serves());
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Change Password' })).toBeDefined();
  });

  test('only shows, where an administrator acts as the user', async () => {
    const { id } = aUser();
    open({}, aUser({ impersonator: { id, name: 'Morgan', email: 'morgan@herald.test' } }));
    expect(await screen.findByText(/Only they can change what is on this page/)).toBeDefined();
    await screen.findByText('Safari on iPhone');
    for (const name of [/^End/, 'Update Password']) expect(screen.queryByRole('button', { name })).toBeNull();
    for (const control of screen.getAllByRole('switch')) expect(control.hasAttribute('disabled')).toBe(true);
  });
});

describe('the password', () => {
  test.each([
    ['', 'short', 'other', 'Missing Information', 'Please fill in all password fields.'],
    ['old', 'short', 'other', 'Password Mismatch', "New password and confirmation don't match."],
    ['old', 'short', 'short', 'Weak Password', 'Password must be at least 8 characters long.'],
  ])('%j, %j and %j are refused before anything is sent', async (current, chosen, again, title, text) => {
    const { user, server } = open();
    await fillIn(user, current, chosen, again);
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(server.callsTo('changePassword')).toHaveLength(0);
  });

  test('is changed, says so and empties the fields', async () => {
    const answer = held(message('Your password has been changed successfully.'));
    const { user, server } = open({ changePassword: answer.handler });
    await fillIn(user, 'old password', 'a new phrase');
    expect(await screen.findByRole('button', { name: 'Updating...' })).toBeDefined();
    answer.release();
    expect(await screen.findByText('Password Updated')).toBeDefined();
    expect(screen.getByText('Your password has been changed successfully.')).toBeDefined();
    expect(server.lastCallTo('changePassword').body).toEqual({
      current_password: 'old password',
      new_password: 'a new phrase',
      new_password_confirmation: 'a new phrase',
    });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Current Password').value).toBe(''));
  });

  test('shows what the server refuses at its field', async () => {
    const text = 'This is not your current password.';
    const { user } = open({
      changePassword: () => refuse('validation', { message: text, errors: { current_password: [text] } }),
    });
    await fillIn(user, 'wrong', 'a new phrase');
    expect(await screen.findByText(text)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Current Password'));
  });

  test.each([
    [() => refuse('internal', { message: errorTexts.unknown }), 'Failed to update password.'],
    [offline, 'Failed to update password. Please try again.'],
  ])('has words of its own for a failure without any', async (changePassword, text) => {
    const { user } = open({ changePassword });
    await fillIn(user, 'old password', 'a new phrase');
    expect(await screen.findByText(text)).toBeDefined();
  });

  test('can be shown while it is typed', async () => {
    const { user } = open();
    const field = (await screen.findByLabelText('New Password')) as HTMLInputElement;
    expect(field.type).toBe('password');
    const [, second] = screen.getAllByRole('button', { name: 'Show password' });
    if (second) await user.click(second);
    expect(field.type).toBe('text');
  });
});

describe('the sessions', () => {
  const list = async () => within(await screen.findByRole('list', { name: 'Sessions' }));

  test('show device, place and which one is this', async () => {
    open();
    const [first, second] = (await list()).getAllByRole('listitem');
    expect(first?.textContent).toBe('Chrome on macOSCurrentThis machine, now');
    expect(second?.textContent).toContain('Safari on iPhone81.166.20.4, ');
  });

  test('end one by one', async () => {
    const { user, server } = open({ endSession: () => message('The session has ended.') });
    const end = (await list()).getByRole('button', { name: 'End Safari on iPhone' });
    server.answer({ listSessions: () => data([here]) });
    await user.click(end);
    expect(await screen.findByText('The session has ended.')).toBeDefined();
    expect(server.lastCallTo('endSession').params).toEqual({ id: phone.id });
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
  });

  test('all others end after a question', async () => {
    const { user, server } = open({ endOtherSessions: () => message('1 session has ended.') });
    await list();
    await user.click(screen.getByRole('button', { name: 'End all others' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End all other sessions?' }));
    expect(server.callsTo('endOtherSessions')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'End all others' }));
    expect(await screen.findByText('1 session has ended.')).toBeDefined();
  });

  test('say that they could not be loaded', async () => {
    open({ listSessions: () => refuse('internal') });
    expect(await screen.findByText(/The sessions could not be loaded/)).toBeDefined();
  });
});

describe('the settings', () => {
  test('save the timeout as soon as it is chosen', async () => {
    const { user, server } = open();
    await screen.findByRole('combobox', { name: 'Sign me out after' });
    await choose(user, 'Sign me out after', '7 days');
    await waitFor(() => expect(server.lastCallTo('saveSecurity').body).toEqual({ sessionTimeout: '168' }));
  });

  test.each([
    ['Several sessions at once', { allowMultipleSessions: false }],
    ['Login notifications', { loginNotifications: false }],
  ])('%s is saved by its switch', async (name, body) => {
    const { user, server } = open();
    await user.click(await screen.findByRole('switch', { name }));
    await waitFor(() => expect(server.lastCallTo('saveSecurity').body).toEqual(body));
    await waitFor(() => expect(screen.getByRole('switch', { name }).getAttribute('aria-checked')).toBe('false'));
  });

  test('stay as they were when they were not saved', async () => {
    const { user } = open({ saveSecurity: () => refuse('rate_limited') });
    await user.click(await screen.findByRole('switch', { name: 'Login notifications' }));
    expect(await screen.findByText('Rate limit exceeded. Please try again later.')).toBeDefined();
    expect(screen.getByRole('switch', { name: 'Login notifications' }).getAttribute('aria-checked')).toBe('true');
  });
});

describe('the activity', () => {
  test('shows what, with which device, where and when', async () => {
    open();
    const row = within(await screen.findByRole('list', { name: 'Recent Security Activity' }));
    expect(row.getByText('Login')).toBeDefined();
    expect(row.getByText('Current')).toBeDefined();
    expect(row.getByText('Chrome on macOS')).toBeDefined();
    expect(row.getByText('This machine')).toBeDefined();
    expect(row.getByText(/^Nov 20, 2026/)).toBeDefined();
  });

  test('says that there is none', async () => {
    open({ securityActivity: () => data([]) });
    expect(await screen.findByText('No recent activity to display')).toBeDefined();
  });

  test('shows the rest on demand', async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      ...login,
      id: `0198c0de-0000-7000-8000-${String(index).padStart(12, '0')}`,
    }));
    const { user } = open({ securityActivity: () => data(many) });
    await user.click(await screen.findByRole('button', { name: 'Show 4 more' }));
    expect(screen.getByRole('list', { name: 'Recent Security Activity' }).children).toHaveLength(12);
  });
});
