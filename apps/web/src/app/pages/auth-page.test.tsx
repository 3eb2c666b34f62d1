import { defaultPreferences } from '@herald/contract/endpoints/preferences';
import { errorTexts } from '@herald/contract/errors';
import { storageKeys } from '@herald/contract/storage-keys';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { wizardOf } from '#testing/a-draft.ts';
import { aUser } from '#testing/a-user.ts';
import { aVideo, aVideoPage } from '#testing/a-video.ts';
import { fakeToken } from '#testing/fake-token.ts';
import { renderScreen, siteInfo } from '#testing/render-screen.tsx';
import { data, held, message, offline, refuse } from '#testing/replies.ts';

const session = data({ token: 'fresh-token', user: aUser() });

const openSignIn = (server = {}) => renderScreen('/auth', { as: 'nobody', server });

async function openSignUp(server = {}) {
  const shown = openSignIn(server);
  await shown.user.click(await screen.findByRole('button', { name: 'Create Account' }));
  await screen.findByRole('heading', { name: 'Get Started' });
  return shown;
}

describe('the sign-in', () => {
  test('greets with the words of the specification', async () => {
    openSignIn();
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeDefined();
    expect(screen.getByText('Sign in to your account to continue creating')).toBeDefined();
  });

  test('leads visitors to the pages they may read before they sign up', async () => {
    const page = { id: '00000000-0000-7000-8000-000000000d02', name: 'Imprint', slug: 'imprint', link: null };
    openSignIn({ listPages: () => data([{ ...page, is_special: false }]) });
    const link = await screen.findByRole('link', { name: 'Imprint' });
    expect(link.getAttribute('href')).toBe('/page/imprint');
  });

  test('names the screen in the tab', async () => {
    openSignIn();
    await screen.findByRole('heading', { name: 'Welcome Back' });
    expect(document.title).toContain('Sign in');
  });

  test('asks for an email and a password before anything is sent', async () => {
    const { user, server } = openSignIn();
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Please enter your email address.')).toBeDefined();
    expect(screen.getByText('Please enter your password.')).toBeDefined();
    expect(server.callsTo('login')).toEqual([]);
  });

  test('puts the focus into the first field that is wrong', async () => {
    const { user } = openSignIn();
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  });

  test('sends what was typed', async () => {
    const { user, server } = openSignIn({ login: () => refuse('invalid_credentials') });
    await user.type(await screen.findByLabelText('Email'), 'maya@herald.test');
    await user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
    await screen.findByText('Login failed');
    expect(server.lastCallTo('login').body).toEqual({ email: 'maya@herald.test', password: 'correct-horse' });
  });

  test('says that it is working, and sends nothing twice meanwhile', async () => {
    const answer = held(refuse('invalid_credentials'));
    const { user, server } = openSignIn({ login: answer.handler });
    await user.type(await screen.findByLabelText('Email'), 'maya@herald.test');
    await user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Signing in...' }));
    await user.type(screen.getByLabelText('Password'), '{Enter}');
    answer.release();
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeDefined();
    expect(server.callsTo('login').length).toBe(1);
  });

  test('shows why it was refused under the form and in a toast', async () => {
    const { user } = openSignIn({ login: () => refuse('invalid_credentials') });
    await user.type(await screen.findByLabelText('Email'), 'maya@herald.test');
    await user.type(screen.getByLabelText('Password'), 'wrong-horse{Enter}');
    expect(await screen.findByText('Login failed')).toBeDefined();
    await waitFor(() => expect(screen.getAllByText('Invalid email or password. Please try again.').length).toBe(2));
  });

  test('puts the focus into the password when email or password are wrong', async () => {
    const { user } = openSignIn({ login: () => refuse('invalid_credentials') });
    await user.type(await screen.findByLabelText('Email'), 'maya@herald.test');
    await user.type(screen.getByLabelText('Password'), 'wrong-horse{Enter}');
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(password));
  });

  test('shows the message of the contract at the field for an address without an @', async () => {
    const { user } = openSignIn({ login: () => session });
    await user.type(await screen.findByLabelText('Email'), 'maya');
    await user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
    expect(await screen.findByText('Please enter a valid email address.')).toBeDefined();
  });

  test('shows the reason when the server cannot be reached, and keeps what was typed', async () => {
    const { user } = openSignIn({ login: offline });
    await user.type(await screen.findByLabelText('Email'), 'maya@herald.test');
    await user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
    expect(
      (await screen.findAllByText('Network error occurred. Please check your connection.')).length,
    ).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maya@herald.test');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('correct-horse');
  });

  test('keeps the token and goes to the dashboard', async () => {
    const { user, path, server } = openSignIn({
      login: () => data({ token: fakeToken(), user: aUser() }),
      getPreferences: () => data(defaultPreferences),
      listVideos: () => data(aVideoPage([aVideo()])),
    });
    await user.type(await screen.findByLabelText('Email'), 'maya@herald.test');
    server.user = aUser();
    await user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
    expect(await screen.findByRole('heading', { name: 'Welcome back, Maya Holt' })).toBeDefined();
    expect(path()).toBe('/dashboard');
    expect(localStorage.getItem(storageKeys.authToken)).toBe(fakeToken());
  });

  test.each<[{ first_visit?: true }, string]>([
    [{ first_visit: true }, 'Welcome, Maya Holt'],
    [{}, 'Welcome back, Maya Holt'],
  ])('greets whoever was added by hand as new on the first visit only: %j', async (session, greeting) => {
    const { user, server } = openSignIn({
      login: () => data({ token: fakeToken(), user: aUser(), ...session }),
      getPreferences: () => data(defaultPreferences),
      listVideos: () => data(aVideoPage([aVideo()])),
    });
    await user.type(await screen.findByLabelText('Email'), 'maya@herald.test');
    server.user = aUser();
    await user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
    expect(await screen.findByRole('heading', { name: greeting })).toBeDefined();
  });

  test('shows and hides the password', async () => {
    const { user } = openSignIn();
    const field = await screen.findByLabelText('Password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.getAttribute('type')).toBe('password');
  });

  test('leads to the forgotten password', async () => {
    const { user, path } = openSignIn();
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await screen.findByRole('heading', { name: 'Forgot password?' });
    expect(path()).toBe('/forgot-password');
  });

  test('offers no sign-up while registration is closed', async () => {
    openSignIn({ siteInfo: () => data({ ...siteInfo, registration_enabled: false }) });
    await screen.findByRole('heading', { name: 'Welcome Back' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Create Account' })).toBeNull());
  });

  test('says that only administrators can sign in during maintenance, and keeps its form for them', async () => {
    openSignIn({ siteInfo: () => data({ ...siteInfo, maintenance_mode: true }) });
    const words =
      'We are making improvements. Please come back in a little while. Only administrators can sign in now.';
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByLabelText('Password')).toBeDefined();
  });

  test('uses the name that the administrator gave the installation', async () => {
    openSignIn({ siteInfo: () => data({ ...siteInfo, site_name: 'Brightside' }) });
    expect(await screen.findByText('New to Brightside?')).toBeDefined();
  });
});

describe('the sign-up', () => {
  test('adds a field for the full name and drops the forgotten password', async () => {
    await openSignUp();
    expect(screen.getByLabelText('Full Name')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Forgot password?' })).toBeNull();
  });

  test('puts the focus into the name', async () => {
    await openSignUp();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Full Name')));
  });

  test('keeps what was typed when the mode changes', async () => {
    const { user } = openSignIn();
    await user.type(await screen.findByLabelText('Email'), 'maya@herald.test');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('maya@herald.test');
  });

  test('a name of blanks is no name', async () => {
    const { user, server } = await openSignUp();
    await user.type(screen.getByLabelText('Full Name'), '   ');
    await user.type(screen.getByLabelText('Email'), 'maya@herald.test');
    await user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
    expect(await screen.findByText('Name required')).toBeDefined();
    expect(screen.getAllByText('Please enter your full name.').length).toBe(2);
    expect(server.callsTo('register')).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Full Name')));
  });

  test('says in a toast and under the form that the address is taken, and keeps the name', async () => {
    const { user } = await openSignUp({ register: () => refuse('email_taken') });
    await user.type(screen.getByLabelText('Full Name'), 'Maya Holt');
    await user.type(screen.getByLabelText('Email'), 'maya@herald.test');
    await user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
    expect(await screen.findByText('Signup failed')).toBeDefined();
    expect(within(screen.getByRole('form')).getByRole('alert').textContent).toBe(
      'An account with this email already exists.',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Maya Holt');
  });

  test('says that it is working while the answer is on its way', async () => {
    const answer = held(refuse('internal', { message: errorTexts.unknown }));
    const { user } = await openSignUp({ register: answer.handler });
    await user.type(screen.getByLabelText('Full Name'), 'Maya Holt');
    await user.type(screen.getByLabelText('Email'), 'maya@herald.test');
    await user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
    const busy = await screen.findByRole('button', { name: 'Creating account...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    answer.release();
    expect((await screen.findAllByText('Registration failed')).length).toBeGreaterThan(0);
  });

  test('welcomes to the first visit, and back to the next', async () => {
    const { user, server } = await openSignUp({
      ...wizardOf(),
      register: () => data({ token: fakeToken(), user: aUser(), first_visit: true }),
      login: () => data({ token: fakeToken(), user: aUser() }),
      logout: () => message('Signed out.'),
      getPreferences: () => data(defaultPreferences),
      listVideos: () => data(aVideoPage([aVideo()])),
    });
    await user.type(screen.getByLabelText('Full Name'), 'Maya Holt');
    await user.type(screen.getByLabelText('Email'), 'maya@herald.test');
    server.user = aUser();
    await user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
    expect(await screen.findByRole('heading', { name: 'Welcome, Maya Holt' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await user.type(await screen.findByLabelText('Email'), 'maya@herald.test');
    await user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
    expect(await screen.findByRole('heading', { name: 'Welcome back, Maya Holt' })).toBeDefined();
  });

  test('sends the password as its own confirmation', async () => {
    const { user, server } = await openSignUp({ register: () => refuse('email_taken') });
    await user.type(screen.getByLabelText('Full Name'), ' Maya Holt ');
    await user.type(screen.getByLabelText('Email'), 'maya@herald.test');
    await user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
    await screen.findByText('Signup failed');
    expect(server.lastCallTo('register').body).toEqual({
      name: 'Maya Holt',
      email: 'maya@herald.test',
      password: 'correct-horse',
      password_confirmation: 'correct-horse',
    });
  });

  test('shows at the field that a password is too short', async () => {
    const { user } = await openSignUp({ register: () => session });
    await user.type(screen.getByLabelText('Full Name'), 'Maya Holt');
    await user.type(screen.getByLabelText('Email'), 'maya@herald.test');
    await user.type(screen.getByLabelText('Password'), 'short{Enter}');
    expect(await screen.findByText('Password must be at least 8 characters long.')).toBeDefined();
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  });

  test('says what is wrong with a field once, at that field', async () => {
    const { user } = await openSignUp({ register: () => session });
    await user.type(screen.getByLabelText('Full Name'), 'Maya Holt');
    await user.type(screen.getByLabelText('Email'), 'maya@herald.test');
    await user.type(screen.getByLabelText('Password'), 'short{Enter}');
    await screen.findByText('Password must be at least 8 characters long.');
    expect(screen.queryByText('Signup failed')).toBeNull();
    expect(screen.queryByText('Please check your input and try again.')).toBeNull();
  });

  test('forgets the problems of the other mode', async () => {
    const { user } = openSignIn();
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    await screen.findByText('Please enter your email address.');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    await waitFor(() => expect(screen.queryByText('Please enter your email address.')).toBeNull());
  });

  test('says that registration is closed', async () => {
    renderScreen('/auth', {
      as: 'nobody',
      state: { mode: 'signup' },
      server: { siteInfo: () => data({ ...siteInfo, registration_enabled: false }) },
    });
    expect(await screen.findByText('Registration is closed at the moment.')).toBeDefined();
  });

  test('opens at once when an earlier screen asked for it', async () => {
    renderScreen('/auth', { as: 'nobody', state: { mode: 'signup' } });
    expect(await screen.findByRole('heading', { name: 'Get Started' })).toBeDefined();
  });
});
