import { storageKeys } from '@herald/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, held, message, offline, pending, refuse } from '#testing/replies.ts';

const mailed = '/join-team?email=tom%40herald.test&token=mailed-token';
const invited = (needs_password: boolean): Handlers => ({
  readInvitation: () => data({ account_name: 'Ines Duarte', name: 'Tom', needs_password }),
});

test('says that it reads the invitation', async () => {
  renderScreen(mailed, { as: 'nobody', server: { readInvitation: pending } });
  expect(await screen.findByText('Loading the invitation...')).toBeDefined();
});

test('names the account and the person that are meant', async () => {
  renderScreen(mailed, { as: 'nobody', server: invited(true) });
  expect(await screen.findByRole('heading', { name: 'Join the team' })).toBeDefined();
  expect(screen.getByText('Ines Duarte would like to make videos with you, Tom.')).toBeDefined();
});

test('a link without its token is no invitation', async () => {
  renderScreen('/join-team?email=tom%40herald.test', { as: 'nobody' });
  expect(await screen.findByRole('heading', { name: 'No invitation' })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('This invitation is not complete.');
});

test('says why an invitation does not count any more', async () => {
  renderScreen(mailed, { as: 'nobody', server: { readInvitation: () => refuse('invitation_invalid') } });
  expect(await screen.findByRole('heading', { name: 'No invitation' })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('This invitation is invalid or has expired.');
});

test('says that the server cannot be reached', async () => {
  renderScreen(mailed, { as: 'nobody', server: { readInvitation: offline } });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Network error occurred. Please check your connection.',
  );
});

test('somebody new chooses a password', async () => {
  const { user, server } = renderScreen(mailed, { as: 'nobody', server: invited(true) });
  await user.click(await screen.findByRole('button', { name: 'Join the team' }));
  expect(await screen.findByText('Please choose a password.')).toBeDefined();
  expect(server.callsTo('acceptInvitation')).toEqual([]);
});

test('somebody with an account is asked for no password', async () => {
  const { user, server } = renderScreen(mailed, {
    as: 'nobody',
    server: { ...invited(false), acceptInvitation: () => message('Joined.') },
  });
  await user.click(await screen.findByRole('button', { name: 'Join the team' }));
  await screen.findByText('You are on the team now.');
  expect(server.lastCallTo('acceptInvitation').body).toEqual({ email: 'tom@herald.test', token: 'mailed-token' });
});

test('who has just chosen a password is signed in', async () => {
  const { user, server } = renderScreen(mailed, {
    as: 'nobody',
    server: { ...invited(true), acceptInvitation: () => message('Joined.'), login: () => refuse('unavailable') },
  });
  await user.type(await screen.findByLabelText('Choose a password'), 'correct-horse{Enter}');
  await waitFor(() => expect(server.callsTo('login').length).toBe(1));
  expect(server.lastCallTo('login').body).toEqual({ email: 'tom@herald.test', password: 'correct-horse' });
});

test('who has an account finds the address filled in at the sign-in', async () => {
  const { user } = renderScreen(mailed, {
    as: 'nobody',
    server: { ...invited(false), acceptInvitation: () => message('Joined.') },
  });
  await user.click(await screen.findByRole('button', { name: 'Join the team' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('tom@herald.test');
});

test('a short password is refused at its field', async () => {
  const { user } = renderScreen(mailed, {
    as: 'nobody',
    server: { ...invited(true), acceptInvitation: () => message('Joined.') },
  });
  await user.type(await screen.findByLabelText('Choose a password'), 'short{Enter}');
  expect(await screen.findByText('Password must be at least 8 characters long.')).toBeDefined();
});

test('says that it is joining', async () => {
  const answer = held(message('Joined.'));
  const { user } = renderScreen(mailed, {
    as: 'nobody',
    server: { ...invited(false), acceptInvitation: answer.handler },
  });
  await user.click(await screen.findByRole('button', { name: 'Join the team' }));
  expect(await screen.findByRole('button', { name: 'Joining...' })).toBeDefined();
  answer.release();
  await screen.findByText('You are on the team now.');
});

test('shows in a toast why the invitation could not be accepted', async () => {
  const { user } = renderScreen(mailed, {
    as: 'nobody',
    server: { ...invited(false), acceptInvitation: () => refuse('team_full') },
  });
  await user.click(await screen.findByRole('button', { name: 'Join the team' }));
  expect(await screen.findByText('Your plan has no seat left for another team member.')).toBeDefined();
});

test('the session of another account ends with joining', async () => {
  const { user, path } = renderScreen(mailed, {
    as: 'owner',
    server: { ...invited(false), acceptInvitation: () => message('Joined.') },
  });
  await user.click(await screen.findByRole('button', { name: 'Join the team' }));
  await screen.findByText('Sign in to start.');
  await waitFor(() => expect(path()).toBe('/auth'));
  expect(localStorage.getItem(storageKeys.authToken)).toBeNull();
});
