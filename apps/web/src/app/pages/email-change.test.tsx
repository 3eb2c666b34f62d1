import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, refuse } from '#testing/replies.ts';

const expires_at = '2026-11-25T09:00:00.000Z';
const waiting = { email: 'maya@herald.test', pending: { email: 'new@herald.test', expires_at } };
const settled = { email: 'maya@herald.test', pending: null };

const open = (server: Handlers = {}) =>
  renderScreen('/settings', { server: { getEmail: () => data(settled), ...server } });

async function fillIn({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: 'Change email address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change email address' }));
  await user.type(dialog.getByLabelText('New email address'), 'new@herald.test');
  await user.type(dialog.getByLabelText('Your password'), 'what only I know');
  await user.click(dialog.getByRole('button', { name: 'Change address' }));
  return dialog;
}

test('asks for the new address and the password, and says that a link was sent', async () => {
  const shown = open({
    changeEmail: () => ({ status: 'success', message: 'We sent a link to new@herald.test.', data: waiting }),
  });
  shown.server.answer({ getEmail: () => data(settled) });
  await fillIn(shown);
  expect(await screen.findByText('We sent a link to new@herald.test.')).toBeDefined();
  expect(shown.server.lastCallTo('changeEmail').body).toEqual({
    email: 'new@herald.test',
    password: 'what only I know',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('puts a wrong password under its field', async () => {
  const dialog = await fillIn(
    open({ changeEmail: () => refuse('validation', { errors: { password: ['This is not your current password.'] } }) }),
  );
  expect(await dialog.findByText('This is not your current password.')).toBeDefined();
});

test('names the address that waits, which can be withdrawn', async () => {
  const { user, server } = open({
    getEmail: () => data(waiting),
    cancelEmailChange: () => ({ status: 'success', message: 'Your email address stays as it is.' }),
  });
  expect(await screen.findByText(/^Waiting for you to open the link we sent to new@herald\.test\./)).toBeDefined();
  server.answer({ getEmail: () => data(settled) });
  await user.click(screen.getByRole('button', { name: 'Keep the old address' }));
  await waitFor(() => expect(screen.queryByText(/^Waiting for you/)).toBeNull());
});
