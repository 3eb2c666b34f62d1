import type { Passkey } from '@herald/contract/endpoints/passkeys';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aUser } from '#testing/a-user.ts';
import { aVideo, aVideoPage } from '#testing/a-video.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { fakeToken } from '#testing/fake-token.ts';
import { press } from '#testing/press.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, message, refuse } from '#testing/replies.ts';

const laptop: Passkey = {
  id: '0198c0de-0000-7000-8000-000000000001',
  name: 'MacBook, Touch ID',
  is_synced: true,
  created_at: '2026-11-12T09:12:00.000Z',
  last_used_at: null,
};
const bytes = new Uint8Array([1, 2, 3]).buffer;
const credential = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes, attestationObject: bytes, authenticatorData: bytes, signature: bytes },
};
const credentials = { create: vi.fn(), get: vi.fn() };
const options = {
  challenge: 'AQID',
  rp: { id: 'localhost', name: 'Herald' },
  user: { id: 'AQID', name: '', displayName: '' },
};

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  credentials.create.mockReset();
  credentials.get.mockReset();
});

function open(passkeys: Passkey[], server: Handlers = {}, origin = window.location.origin) {
  const security_settings = { loginNotifications: true, sessionTimeout: '24', allowMultipleSessions: true };
  return renderScreen('/settings?tab=security', {
    as: 'owner',
    server: {
      getSecurity: () =>
        data({ security_settings, two_factor: { since: null, recovery_codes_left: 0, is_required: false } }),
      listSessions: () => data([]),
      securityActivity: () => data([]),
      listPasskeys: () => data({ passkeys, origin, suggested_name: 'Chrome on macOS' }),
      ...server,
    },
  });
}

describe('the passkeys of an account', () => {
  test('are listed with when they were added and used', async () => {
    open([laptop]);
    const list = within(await screen.findByRole('list', { name: 'Passkeys' }));
    expect(list.getByText('MacBook, Touch ID')).toBeDefined();
    expect(list.getByText('Synced')).toBeDefined();
    expect(list.getByText('Added November 12, 2026, not used yet')).toBeDefined();
  });

  test('are added with the password, under the name of the device', async () => {
    credentials.create.mockResolvedValue(credential);
    const { user, server } = open([], { beginPasskey: () => data(options), addPasskey: () => data(laptop) });
    await press(user, 'Add a passkey');
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Chrome on macOS');
    await user.type(screen.getByLabelText('Your password'), 'correct-horse');
    await press(user, 'Continue');
    expect(await screen.findByText('Passkey added')).toBeDefined();
    expect(server.lastCallTo('beginPasskey').body).toEqual({ password: 'correct-horse' });
    expect(server.lastCallTo('addPasskey').body).toEqual({
      name: 'Chrome on macOS',
      credential: {
        id: 'AQID',
        rawId: 'AQID',
        type: 'public-key',
        response: { clientDataJSON: 'AQID', attestationObject: 'AQID' },
      },
    });
  });

  test('stay as they are when the password is wrong', async () => {
    const text = 'This is not your current password.';
    const { user } = open([], {
      beginPasskey: () => refuse('validation', { message: text, errors: { password: [text] } }),
    });
    await press(user, 'Add a passkey');
    await user.type(await screen.findByLabelText('Your password'), 'a guess');
    await press(user, 'Continue');
    expect(await screen.findByText(text)).toBeDefined();
    expect(credentials.create).not.toHaveBeenCalled();
  });

  test('say so when the browser ends the request', async () => {
    credentials.create.mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
    const { user, server } = open([], { beginPasskey: () => data(options) });
    await press(user, 'Add a passkey');
    await user.type(await screen.findByLabelText('Your password'), 'correct-horse');
    await press(user, 'Continue');
    expect(await screen.findByText('The browser ended the request. Nothing has changed.')).toBeDefined();
    expect(server.callsTo('addPasskey')).toHaveLength(0);
  });

  test('are renamed', async () => {
    const { user, server } = open([laptop], { renamePasskey: () => message('Renamed.') });
    await press(user, 'Rename MacBook, Touch ID');
    const field = await screen.findByLabelText('Name');
    await user.clear(field);
    await user.type(field, 'Key ring{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.lastCallTo('renamePasskey').body).toEqual({ name: 'Key ring' });
  });

  test('are removed after a question', async () => {
    const { user, server } = open([laptop], { removePasskey: () => message('Removed.') });
    await press(user, 'Remove MacBook, Touch ID');
    expect(server.callsTo('removePasskey')).toHaveLength(0);
    await user.type(await screen.findByLabelText('Your password'), 'correct-horse');
    await press(user, 'Remove passkey');
    expect(await screen.findByText('Passkey removed')).toBeDefined();
    expect(server.lastCallTo('removePasskey').body).toEqual({ password: 'correct-horse' });
  });

  test('wait for the proof of the address, whose link is one press away', async () => {
    const { user, server } = open([], {
      beginPasskey: () => refuse('address_not_confirmed'),
      resendVerification: () => message('Check your email for the confirmation link.'),
    });
    await press(user, 'Add a passkey');
    await user.type(await screen.findByLabelText('Your password'), 'correct-horse');
    await press(user, 'Continue');
    expect(await screen.findByText('Confirm your email address first')).toBeDefined();
    await press(user, 'Send the link');
    expect(await screen.findByText('Confirmation link sent')).toBeDefined();
    expect(server.callsTo('resendVerification')).toHaveLength(1);
  });

  test('cannot be added at another address, and the card names the right one', async () => {
    open([laptop], {}, 'https://herald.example');
    expect(await screen.findByText('Passkeys work at https://herald.example only.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});

describe('the sign-in', () => {
  const signIn = (server: Handlers) =>
    renderScreen('/auth', {
      as: 'nobody',
      server: {
        beginPasskeyLogin: () => data({ challenge: 'AQID', rpId: 'localhost' }),
        listVideos: () => data(aVideoPage([aVideo()])),
        ...server,
      },
    });

  test('takes a passkey in place of address and password', async () => {
    credentials.get.mockResolvedValue(credential);
    const { user, path, server } = signIn({ loginWithPasskey: () => data({ token: fakeToken(), user: aUser() }) });
    server.user = aUser();
    await press(user, 'Sign in with a passkey');
    expect(await screen.findByRole('heading', { name: 'Welcome back, Maya Holt' })).toBeDefined();
    expect(path()).toBe('/dashboard');
  });

  test('says why a passkey was refused', async () => {
    credentials.get.mockResolvedValue(credential);
    const { user } = signIn({ loginWithPasskey: () => refuse('passkey_refused') });
    await press(user, 'Sign in with a passkey');
    expect(await screen.findByText(/This passkey does not open an account here/)).toBeDefined();
  });

  test('offers none where the browser has none', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    signIn({});
    await screen.findByRole('button', { name: 'Sign In' });
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });
});
