import { storageKeys } from '@herald/contract/storage-keys';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aUser } from '#testing/a-user.ts';
import { fakeToken } from '#testing/fake-token.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, held, offline, refuse } from '#testing/replies.ts';

test('is open to people who are signed out', async () => {
  renderScreen('/api-test', { as: 'nobody' });
  expect(await screen.findByRole('heading', { name: 'API Connection Test' })).toBeDefined();
});

test('shows the plans raw', async () => {
  const { user } = renderScreen('/api-test', { as: 'nobody', server: { listPlans: () => data([]) } });
  await user.click(await screen.findByRole('button', { name: 'Test Plans' }));
  expect(await screen.findByText('GET /plans')).toBeDefined();
  expect(screen.getByText(/"status": "success"/)).toBeDefined();
});

test('says that it is calling', async () => {
  const answer = held(data([]));
  const { user } = renderScreen('/api-test', { as: 'nobody', server: { listPlans: answer.handler } });
  await user.click(await screen.findByRole('button', { name: 'Test Plans' }));
  expect(await screen.findByRole('button', { name: 'Calling...' })).toBeDefined();
  answer.release();
  await screen.findByText('GET /plans');
});

test('shows why a login was refused and what came back', async () => {
  const { user } = renderScreen('/api-test', { as: 'nobody', server: { login: () => refuse('invalid_credentials') } });
  await user.type(await screen.findByLabelText('Email'), 'maya@herald.test');
  await user.type(screen.getByLabelText('Password'), 'wrong-horse');
  await user.click(screen.getByRole('button', { name: 'Test Login' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Invalid email or password.');
  expect(screen.getByText(/"code": "invalid_credentials"/)).toBeDefined();
});

test('a refused login does not sign the tester out', async () => {
  const { user } = renderScreen('/api-test', { server: { login: () => refuse('invalid_credentials') } });
  await user.type(await screen.findByLabelText('Email'), 'maya@herald.test');
  await user.type(screen.getByLabelText('Password'), 'wrong-horse');
  await user.click(screen.getByRole('button', { name: 'Test Login' }));
  await screen.findByRole('alert');
  expect(localStorage.getItem(storageKeys.authToken)).toBe(fakeToken());
});

test('a login that succeeds does not sign the tester in', async () => {
  const { user } = renderScreen('/api-test', {
    as: 'nobody',
    server: { login: () => data({ token: 'of-the-test', user: aUser() }) },
  });
  await user.type(await screen.findByLabelText('Email'), 'maya@herald.test');
  await user.type(screen.getByLabelText('Password'), 'correct-horse');
  await user.click(screen.getByRole('button', { name: 'Test Login' }));
  await screen.findByText('POST /auth/login');
  expect(localStorage.getItem(storageKeys.authToken)).toBeNull();
});

test('register sends what was typed', async () => {
  const { user, server } = renderScreen('/api-test', {
    as: 'nobody',
    server: { register: () => refuse('email_taken') },
  });
  await user.type(await screen.findByLabelText('Full Name'), 'Maya Holt');
  await user.type(screen.getByLabelText('Email'), 'maya@herald.test');
  await user.type(screen.getByLabelText('Password'), 'correct-horse');
  await user.click(screen.getByRole('button', { name: 'Test Register' }));
  await screen.findByRole('alert');
  expect(server.lastCallTo('register').body).toMatchObject({ name: 'Maya Holt', email: 'maya@herald.test' });
});

test('says that the server cannot be reached', async () => {
  const { user } = renderScreen('/api-test', { as: 'nobody', server: { listPlans: offline } });
  await user.click(await screen.findByRole('button', { name: 'Test Plans' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch');
});
