import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { message, pending, refuse } from '#testing/replies.ts';

const mailed = '/verify-email?email=maya%40herald.test&token=mailed-token';

test('says that it is confirming while the answer is on its way', async () => {
  renderScreen(mailed, { as: 'nobody', server: { verifyEmail: pending } });
  expect(await screen.findByText('Confirming your email address...')).toBeDefined();
});

test('says that the address is confirmed', async () => {
  const { server } = renderScreen(mailed, { as: 'nobody', server: { verifyEmail: () => message('Confirmed.') } });
  expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeDefined();
  expect(screen.getByText('maya@herald.test is yours. You can make videos now.')).toBeDefined();
  expect(server.lastCallTo('verifyEmail').body).toEqual({ email: 'maya@herald.test', token: 'mailed-token' });
});

test('says why a link does not confirm', async () => {
  renderScreen(mailed, { as: 'nobody', server: { verifyEmail: () => refuse('verification_link_invalid') } });
  expect(await screen.findByRole('heading', { name: 'Not confirmed' })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('This confirmation link is invalid or has expired.');
});

test('a link without its token asks nothing of the server', async () => {
  const { server } = renderScreen('/verify-email?email=maya%40herald.test', { as: 'nobody' });
  expect(await screen.findByText('This confirmation link is not complete.')).toBeDefined();
  expect(server.callsTo('verifyEmail')).toEqual([]);
});

test('the way on leads home', async () => {
  renderScreen(mailed, { as: 'nobody', server: { verifyEmail: () => message('Confirmed.') } });
  expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/');
});

test('asks a person who is not signed in for a password of their own, and leads to the sign-in', async () => {
  const { user, server } = renderScreen(mailed, {
    as: 'nobody',
    server: {
      verifyEmail: ({ body }) =>
        body && 'password' in body
          ? message('Confirmed.')
          : refuse('validation', { errors: { password: ['Please choose a password.'] } }),
    },
  });
  await user.type(await screen.findByLabelText('Choose a password'), 'what only I know');
  await user.click(screen.getByRole('button', { name: 'Confirm my address' }));
  expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/auth');
  expect(server.lastCallTo('verifyEmail').body).toMatchObject({ password: 'what only I know' });
});

test('a new address asks its person to sign in first', async () => {
  renderScreen(mailed, { as: 'nobody', server: { verifyEmail: () => refuse('forbidden') } });
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined();
});
