import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aUser } from '#testing/a-user.ts';
import { aVideoPage } from '#testing/a-video.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, refuse } from '#testing/replies.ts';

async function enterPassword(server: Handlers = {}) {
  const login = () => refuse('two_factor_required', { ticket: 'a-ticket' });
  const shown = renderScreen('/auth', {
    as: 'nobody',
    server: { login, listVideos: () => data(aVideoPage([])), ...server },
  });
  await shown.user.type(await screen.findByLabelText('Email'), 'maya@herald.test');
  await shown.user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
  await screen.findByRole('heading', { name: 'One more step' });
  return shown;
}

test('a code is asked for after the password, and signs in', async () => {
  const { user, server, path } = await enterPassword({
    loginWithCode: () => data({ token: 'fresh-token', user: aUser() }),
  });
  expect(screen.queryByText('Login failed')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), '491703{Enter}');
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(server.lastCallTo('loginWithCode').body).toEqual({ ticket: 'a-ticket', code: '491703' });
});

test('a wrong code is named at its field', async () => {
  const text = 'This code is not right.';
  const { user } = await enterPassword({
    loginWithCode: () => refuse('validation', { message: text, errors: { code: [text] } }),
  });
  await user.type(screen.getByLabelText('Code'), '000000{Enter}');
  expect(await screen.findByText(text)).toBeDefined();
});

test('a sign-in that took too long begins again', async () => {
  const { user } = await enterPassword({ loginWithCode: () => refuse('sign_in_expired') });
  await user.type(screen.getByLabelText('Code'), '491703{Enter}');
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeDefined();
  expect(screen.getByText('This sign-in took too long. Please begin again.')).toBeDefined();
});

test('the way back leads to the password', async () => {
  const { user } = await enterPassword();
  await user.click(screen.getByRole('button', { name: 'Back to the password' }));
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeDefined();
});
