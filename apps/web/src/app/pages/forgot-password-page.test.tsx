import { errorTexts } from '@herald/contract/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen, siteInfo } from '#testing/render-screen.tsx';
import { data, held, message, offline, refuse } from '#testing/replies.ts';

const inbox = 'Check your email for password reset instructions.';
const atTheOperator = 'This Herald sends no mail. An administrator has the link: ask them for it.';
const sent = { ...message(inbox), data: { sends_mail: true } };
const kept = { ...message(atTheOperator), data: { sends_mail: false } };

async function askFor(email: string, server: Handlers) {
  const shown = renderScreen('/forgot-password', { as: 'nobody', server });
  await screen.findByRole('heading', { name: 'Forgot password?' });
  if (email) await shown.user.type(screen.getByLabelText('Email'), email);
  await shown.user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  return shown;
}

test('an email address is needed before anything is sent', async () => {
  const { server } = await askFor('', {});
  expect(await screen.findByText('Please enter your email address.')).toBeDefined();
  expect(server.callsTo('forgotPassword')).toEqual([]);
});

test('says that the link is being sent', async () => {
  const answer = held(sent);
  await askFor('maya@herald.test', { forgotPassword: answer.handler });
  expect(await screen.findByRole('button', { name: 'Sending reset link...' })).toBeDefined();
  answer.release();
  await screen.findByText('Reset link sent!');
});

test('says the same whether the address is known or not', async () => {
  await askFor('maya@herald.test', { forgotPassword: () => sent });
  const note = (await screen.findByText(/belongs to an account/)).textContent;
  expect(note).toContain('If maya@herald.test belongs to an account, the link is on its way.');
});

test('stays and says to look into the mail, in a toast as well', async () => {
  const { path } = await askFor('maya@herald.test', { forgotPassword: () => sent });
  expect(await screen.findByText('Reset link sent!')).toBeDefined();
  expect(within(screen.getByRole('main')).getByText(inbox)).toBeDefined();
  expect(path()).toBe('/forgot-password');
});

test('says where the link is when Herald sends no mail, and claims to have sent none', async () => {
  const { path } = await askFor('maya@herald.test', { forgotPassword: () => kept });
  expect(await screen.findByText(atTheOperator)).toBeDefined();
  expect(screen.getByText(/There is a link only if maya@herald.test belongs to an account/)).toBeDefined();
  expect(screen.queryByText('Reset link sent!')).toBeNull();
  expect(path()).toBe('/forgot-password');
});

test('leads to the people who have the link, where they have named a place', async () => {
  const site = () => data({ ...siteInfo, support_email: 'help@studio.example' });
  await askFor('maya@herald.test', { forgotPassword: () => kept, siteInfo: site });
  const link = await screen.findByRole('link', { name: 'Contact support: help@studio.example' });
  expect(link.getAttribute('href')).toBe('mailto:help@studio.example');
});

test('shows the message of the contract at the field for what is no address', async () => {
  await askFor('maya', { forgotPassword: () => sent });
  expect(await screen.findByText('Please enter a valid email address.')).toBeDefined();
});

test('shows in a toast why it failed and keeps the form', async () => {
  await askFor('maya@herald.test', { forgotPassword: () => refuse('too_many_attempts') });
  expect(await screen.findByText('Too many attempts. Please wait a moment and try again.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maya@herald.test');
});

test('shows in a toast that the server cannot be reached', async () => {
  await askFor('maya@herald.test', { forgotPassword: offline });
  expect(await screen.findByText('Network error occurred. Please check your connection.')).toBeDefined();
});

test.each(['Back', 'Back to login'])('%s leads to the sign-in', async (name) => {
  const { user, path } = renderScreen('/forgot-password', { as: 'nobody' });
  await user.click(await screen.findByRole('link', { name }));
  await waitFor(() => expect(path()).toBe('/auth'));
});

test('has words of its own for a failure without any', async () => {
  await askFor('maya@herald.test', { forgotPassword: () => refuse('internal', { message: errorTexts.unknown }) });
  expect(await screen.findByText('Failed to send reset link')).toBeDefined();
});
