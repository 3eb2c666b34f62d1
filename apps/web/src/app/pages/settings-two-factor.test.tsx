import type { TwoFactorState } from '@herald/contract/endpoints/security';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anAdministrator } from '#testing/a-user.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { press } from '#testing/press.ts';
import { type Person, renderScreen } from '#testing/render-screen.tsx';
import { data, refuse } from '#testing/replies.ts';

const codes = Array.from({ length: 10 }, (_, index) => `4KQ7-M2X${index}`);
const on: TwoFactorState = { since: '2026-11-20T09:12:00.000Z', recovery_codes_left: 9, is_required: false };
const off: TwoFactorState = { since: null, recovery_codes_left: 0, is_required: false };
const start = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Herald',
  qr: '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
const wrong = refuse('validation', { message: 'Wrong.', errors: { code: ['This code is not right.'] } });

function open(state: TwoFactorState, server: Handlers = {}, as: Person = 'owner') {
  const security_settings = { loginNotifications: true, sessionTimeout: '24', allowMultipleSessions: true };
  return renderScreen('/settings?tab=security', {
    as,
    server: {
      getSecurity: () => data({ security_settings, two_factor: state }),
      listSessions: () => data([]),
      securityActivity: () => data([]),
      listPasskeys: () => data({ passkeys: [], origin: window.location.origin, suggested_name: 'Chrome on macOS' }),
      ...server,
    },
  });
}

const begins: Handlers = { setTwoFactor: () => ({ ...data(start), message: 'Scan.' }) };
const turnOn = async (user: ReturnType<typeof open>['user']) => {
  await press(user, 'Turn on');
  await user.type(await screen.findByLabelText('Your password'), 'correct-horse');
  await press(user, 'Continue');
};

describe('turning two-factor on', () => {
  test('asks for the password, and says at its field when it is wrong', async () => {
    const text = 'This is not your current password.';
    const { user, server } = open(off, {
      setTwoFactor: () => refuse('validation', { message: text, errors: { password: [text] } }),
    });
    await press(user, 'Turn on');
    await press(user, 'Continue');
    expect(await screen.findByText('Please enter your password.')).toBeDefined();
    await user.type(screen.getByLabelText('Your password'), 'a guess{Enter}');
    expect(await screen.findByText(text)).toBeDefined();
    expect(server.lastCallTo('setTwoFactor').body).toEqual({ enabled: true, password: 'a guess' });
  });

  test('shows the QR code and the secret, and asks for a code', async () => {
    const { user } = open(off, begins);
    await turnOn(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn on two-factor' }));
    expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeDefined();
    expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
    expect(dialog.queryByRole('list', { name: 'Recovery codes' })).toBeNull();
  });

  test('sends nothing without a code and says at the field what is wrong', async () => {
    const { user, server } = open(off, { ...begins, confirmTwoFactor: () => wrong });
    await turnOn(user);
    await press(user, 'Confirm');
    expect(await screen.findByText('Please enter the code.')).toBeDefined();
    expect(server.callsTo('confirmTwoFactor')).toHaveLength(0);
    await user.type(screen.getByLabelText('Code from the app'), '000000');
    await press(user, 'Confirm');
    expect(await screen.findByText('This code is not right.')).toBeDefined();
  });

  test('shows the recovery codes, and closes once they are kept', async () => {
    const { user } = open(off, { ...begins, confirmTwoFactor: () => data({ recovery_codes: codes }) });
    await turnOn(user);
    await user.type(await screen.findByLabelText('Code from the app'), '491703');
    await press(user, 'Confirm');
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Done' }).hasAttribute('disabled')).toBe(true);
    await waitFor(() => user.click(screen.getByRole('checkbox', { name: 'I keep the codes somewhere else' })));
    await press(user, 'Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('two-factor that is on', () => {
  test('says since when and how many recovery codes are left', async () => {
    open(on);
    expect(await screen.findByText('Since November 20, 2026. 9 of 10 recovery codes left.')).toBeDefined();
  });

  test('is turned off with the password and a code', async () => {
    const { user, server } = open(on, { setTwoFactor: () => ({ ...data(null), message: 'Off.' }) });
    await press(user, 'Turn off');
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-factor' }));
    await user.click(dialog.getByRole('button', { name: 'Turn off' }));
    expect(await dialog.findByText('Please enter your password.')).toBeDefined();
    await user.type(dialog.getByLabelText('Your password'), 'my password');
    await user.type(dialog.getByLabelText('Code'), '491703');
    await user.click(dialog.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Two-factor turned off')).toBeDefined();
    const proofs = { password: 'my password', code: '491703' };
    expect(server.lastCallTo('setTwoFactor').body).toEqual({ enabled: false, ...proofs });
  });

  test('gives new recovery codes for a code', async () => {
    const { user } = open(on, { renewRecoveryCodes: () => data({ recovery_codes: codes }) });
    await press(user, 'New codes');
    await user.type(await screen.findByLabelText('Code'), '491703');
    await press(user, 'Make new codes');
    expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeDefined();
  });

  test('stays on where the installation asks for it', async () => {
    open({ ...on, is_required: true });
    await screen.findByRole('button', { name: 'New codes' });
    expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
  });
});

test('administrators who need it are led there', async () => {
  open({ ...off, is_required: true }, {}, anAdministrator({ must_set_up_two_factor: true }));
  const banner = within(await screen.findByRole('region', { name: 'Two-factor is required' }));
  expect(banner.getByRole('link', { name: 'Turn it on' }).getAttribute('href')).toBe('/settings?tab=security');
});
