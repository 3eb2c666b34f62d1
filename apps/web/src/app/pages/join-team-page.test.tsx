import type { JoinStep } from '@herald/contract/endpoints/team';
import { storageKeys } from '@herald/contract/storage-keys';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMemberOf } from '#testing/a-user.ts';
import { aVideo } from '#testing/a-video.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { fakeToken } from '#testing/fake-token.ts';
import { libraryOf } from '#testing/library-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, held, offline, pending, refuse } from '#testing/replies.ts';

const mailed = '/join-team?email=tom%40herald.test&token=mailed-token';
const invited = (step: JoinStep): Handlers => ({
  readInvitation: () => data({ account_name: 'Ines Duarte', name: 'Tom', role: 'editor', step }),
});

test('says that it reads the invitation', async () => {
  renderScreen(mailed, { as: 'nobody', server: { readInvitation: pending } });
  expect(await screen.findByText('Loading the invitation...')).toBeDefined();
});

test('names the account and the person that are meant', async () => {
  renderScreen(mailed, { as: 'nobody', server: invited('choose_password') });
  expect(await screen.findByRole('heading', { name: 'Join the team' })).toBeDefined();
  expect(screen.getByText('Ines Duarte would like to make videos with you, Tom.')).toBeDefined();
  expect(screen.getByText('Makes, edits and deletes videos.').closest('dd')?.textContent).toMatch(/^Editor\./);
  expect(screen.getByText('tom@herald.test')).toBeDefined();
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

test('says of a broken link what is wrong with it, not with what was typed', async () => {
  renderScreen(mailed, { as: 'nobody', server: { readInvitation: () => refuse('validation') } });
  expect((await screen.findByRole('alert')).textContent).toContain('This invitation is not complete.');
});

test('says that the server cannot be reached', async () => {
  renderScreen(mailed, { as: 'nobody', server: { readInvitation: offline } });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Network error occurred. Please check your connection.',
  );
});

test('somebody new chooses a password', async () => {
  const { user, server } = renderScreen(mailed, { as: 'nobody', server: invited('choose_password') });
  await user.click(await screen.findByRole('button', { name: 'Join the team' }));
  expect(await screen.findByText('Please choose a password.')).toBeDefined();
  expect(server.callsTo('acceptInvitation')).toEqual([]);
});

test('somebody with an account is asked for no password', async () => {
  const { user, server } = renderScreen(mailed, {
    as: 'nobody',
    server: { ...invited('none'), acceptInvitation: () => data({ session: null }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Join the team' }));
  await screen.findByText('You joined the team of Ines Duarte');
  expect(server.lastCallTo('acceptInvitation').body).toEqual({ email: 'tom@herald.test', token: 'mailed-token' });
});

test('who has just chosen a password is signed in', async () => {
  const { user, server } = renderScreen(mailed, {
    as: 'nobody',
    server: {
      ...invited('choose_password'),
      acceptInvitation: () => data({ session: null }),
      login: () => refuse('unavailable'),
    },
  });
  await screen.findByLabelText('Choose a password');
  const reads = server.callsTo('readInvitation').length;
  await user.type(screen.getByLabelText('Choose a password'), 'correct-horse{Enter}');
  await waitFor(() => expect(server.callsTo('login').length).toBe(1));
  // It was used up: reading it once more would be refused.
  expect(server.callsTo('readInvitation').length).toBe(reads);
  expect(server.lastCallTo('login').body).toEqual({ email: 'tom@herald.test', password: 'correct-horse' });
});

test('who has an account finds the address filled in at the sign-in', async () => {
  const { user } = renderScreen(mailed, {
    as: 'nobody',
    server: { ...invited('none'), acceptInvitation: () => data({ session: null }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Join the team' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('tom@herald.test');
});

test('who is signed in goes on in the account of the team', async () => {
  const session = { token: fakeToken(), user: aMemberOf('Ines Duarte', 'editor') };
  const { user, path } = renderScreen(mailed, {
    as: 'owner',
    server: { ...libraryOf([aVideo()]), ...invited('none'), acceptInvitation: () => data({ session }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Join the team' }));
  await screen.findByText('You joined the team of Ines Duarte');
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(localStorage.getItem(storageKeys.authToken)).toBe(fakeToken());
});

test('who has an account signs in before they join with a link the team saw', async () => {
  const { user, path, router } = renderScreen(mailed, { as: 'owner', server: invited('sign_in') });
  expect(
    await screen.findByText('tom@herald.test already has an account here. Sign in with it, then join.'),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Join the team' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('tom@herald.test');
  expect(path()).toBe('/auth');
  expect(router.state.location.state).toMatchObject({ from: mailed });
});

test('a short password is refused at its field', async () => {
  const { user } = renderScreen(mailed, {
    as: 'nobody',
    server: { ...invited('choose_password'), acceptInvitation: () => data({ session: null }) },
  });
  await user.type(await screen.findByLabelText('Choose a password'), 'short{Enter}');
  expect(await screen.findByText('Password must be at least 8 characters long.')).toBeDefined();
});

test('says that it is joining', async () => {
  const answer = held(data({ session: null }));
  const { user } = renderScreen(mailed, {
    as: 'nobody',
    server: { ...invited('none'), acceptInvitation: answer.handler },
  });
  await user.click(await screen.findByRole('button', { name: 'Join the team' }));
  expect(await screen.findByRole('button', { name: 'Joining...' })).toBeDefined();
  answer.release();
  await screen.findByText('You joined the team of Ines Duarte');
});

test('shows in a toast why the invitation could not be accepted', async () => {
  const { user } = renderScreen(mailed, {
    as: 'nobody',
    server: { ...invited('none'), acceptInvitation: () => refuse('team_full') },
  });
  await user.click(await screen.findByRole('button', { name: 'Join the team' }));
  expect(await screen.findByText('Your plan has no seat left for another team member.')).toBeDefined();
});

test('the session of another account ends with joining', async () => {
  const { user, path } = renderScreen(mailed, {
    as: 'owner',
    server: { ...invited('none'), acceptInvitation: () => data({ session: null }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Join the team' }));
  await screen.findByText('Sign in to start.');
  await waitFor(() => expect(path()).toBe('/auth'));
  expect(localStorage.getItem(storageKeys.authToken)).toBeNull();
});
