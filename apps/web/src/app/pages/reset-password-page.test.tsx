import { errorTexts } from '@herald/contract/errors';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { held, message, refuse } from '#testing/replies.ts';

const done = message('Saved.');
const link = { email: 'maya@herald.test', token: 'mailed-token' };

async function choosePassword(password: string, confirmation: string, server: Handlers) {
  const shown = renderScreen('/reset-password', { as: 'nobody', state: link, server });
  await screen.findByRole('heading', { name: 'Reset Password' });
  if (password) await shown.user.type(screen.getByLabelText('New Password'), password);
  if (confirmation) await shown.user.type(screen.getByLabelText('Confirm New Password'), confirmation);
  await shown.user.click(screen.getByRole('button', { name: 'Reset Password' }));
  return shown;
}

test('names the account whose password is chosen', async () => {
  renderScreen('/reset-password', { as: 'nobody', state: link });
  expect(await screen.findByText('For maya@herald.test')).toBeDefined();
});

test('without a token it asks for a new link', async () => {
  const { path } = renderScreen('/reset-password', { as: 'nobody' });
  expect((await screen.findAllByText('Invalid reset link')).length).toBeGreaterThan(0);
  await waitFor(() => expect(path()).toBe('/forgot-password'));
});

test('the token of a mailed link leaves the address', async () => {
  const { router } = renderScreen('/reset-password?email=maya%40herald.test&token=mailed-token', { as: 'nobody' });
  await screen.findByText('For maya@herald.test');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('both fields are needed', async () => {
  const { server } = await choosePassword('', '', {});
  expect(await screen.findByText('Please enter a new password.')).toBeDefined();
  expect(screen.getByText('Please enter the new password again.')).toBeDefined();
  expect(server.callsTo('resetPassword')).toEqual([]);
});

test('a short password is refused at its field', async () => {
  await choosePassword('short', 'short', { resetPassword: () => done });
  expect(await screen.findByText('Password must be at least 8 characters long.')).toBeDefined();
});

test('a confirmation that differs is refused once, at its own field', async () => {
  await choosePassword('correct-horse', 'correct-mouse', { resetPassword: () => done });
  expect(await screen.findByText('The password confirmation does not match.')).toBeDefined();
  expect(screen.getByLabelText('Confirm New Password').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('New Password').getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.queryByText('Error')).toBeNull();
  expect(screen.queryByText('Please check your input and try again.')).toBeNull();
});

test('sends the email and the token of the link', async () => {
  const { server } = await choosePassword('correct-horse', 'correct-horse', { resetPassword: () => done });
  await screen.findByText('Password reset successfully!');
  expect(server.lastCallTo('resetPassword').body).toEqual({
    ...link,
    password: 'correct-horse',
    password_confirmation: 'correct-horse',
  });
});

test('goes to the sign-in when the password is changed', async () => {
  const { path } = await choosePassword('correct-horse', 'correct-horse', { resetPassword: () => done });
  expect(await screen.findByText('You can now log in with your new password.')).toBeDefined();
  await waitFor(() => expect(path()).toBe('/auth'));
});

test('says that it is working', async () => {
  const answer = held(done);
  await choosePassword('correct-horse', 'correct-horse', { resetPassword: answer.handler });
  expect(await screen.findByRole('button', { name: 'Resetting password...' })).toBeDefined();
  answer.release();
  await screen.findByText('Password reset successfully!');
});

test('shows under the form that the link has expired', async () => {
  await choosePassword('correct-horse', 'correct-horse', { resetPassword: () => refuse('reset_link_invalid') });
  const alerts = await screen.findAllByText(/This password reset link is invalid or has expired/);
  expect(alerts.length).toBeGreaterThan(0);
});

test('has words of its own for a failure without any', async () => {
  const unknown = refuse('internal', { message: errorTexts.unknown });
  await choosePassword('correct-horse', 'correct-horse', { resetPassword: () => unknown });
  expect((await screen.findAllByText('Failed to reset password')).length).toBeGreaterThan(0);
});

test('Back leads to the forgotten password', async () => {
  const { user, path } = renderScreen('/reset-password', { as: 'nobody', state: link });
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  await waitFor(() => expect(path()).toBe('/forgot-password'));
});
