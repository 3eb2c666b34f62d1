import { storageKeys } from '@herald/contract/storage-keys';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refreshSession } from '#features/session/api/session.ts';
import { queryClient } from '#lib/query-client.ts';
import { aUser, someLimits } from '#testing/a-user.ts';
import { aVideo } from '#testing/a-video.ts';
import { fakeToken, renewFakeToken } from '#testing/fake-token.ts';
import { libraryOf } from '#testing/library-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, held, message, offline, pending, refuse } from '#testing/replies.ts';

const protectedPaths = [
  '/dashboard',
  '/projects',
  '/admin',
  '/create',
  '/settings',
  '/team-members',
  '/sites',
  '/api-setup',
  '/ai-editor',
];

describe('a protected screen', () => {
  test.each(protectedPaths)('%s sends people who are signed out to the sign-in', async (path) => {
    const shown = renderScreen(path, { as: 'nobody' });
    await waitFor(() => expect(shown.path()).toBe('/auth'));
  });

  test('says Loading while the session is checked', async () => {
    renderScreen('/api-setup', { server: { currentUser: pending } });
    expect(await screen.findByText('Loading')).toBeDefined();
  });

  test('drops a token that leads to nobody', async () => {
    const { path } = renderScreen('/api-setup', { server: { currentUser: () => refuse('unauthorized') } });
    await waitFor(() => expect(path()).toBe('/auth'));
    expect(localStorage.getItem(storageKeys.authToken)).toBeNull();
  });

  test('drops the token when the user cannot be fetched', async () => {
    const { path } = renderScreen('/api-setup', { server: { currentUser: offline } });
    await waitFor(() => expect(path()).toBe('/auth'));
    expect(localStorage.getItem(storageKeys.authToken)).toBeNull();
  });

  test('passes over a check that fails for a moment', async () => {
    let calls = 0;
    renderScreen('/api-setup', {
      server: {
        currentUser: () => {
          calls += 1;
          return calls === 1 ? refuse('unavailable') : data({ user: aUser() });
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'API keys' })).toBeDefined();
    expect(calls).toBeGreaterThan(1);
  });

  test('ends the session with a refusal in the middle of it', async () => {
    const { path } = renderScreen('/page/guides', { server: { getPage: () => refuse('unauthorized') } });
    await waitFor(() => expect(path()).toBe('/auth'));
    expect(localStorage.getItem(storageKeys.authToken)).toBeNull();
  });

  test('is not come back to by whoever signed out, also when the server refuses something meanwhile', async () => {
    const { user, path, server } = renderScreen('/api-setup', {
      server: {
        logout: () => {
          server.answer({ currentUser: () => refuse('unauthorized') });
          refreshSession();
          return pending();
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await screen.findByLabelText('Email');
    expect(screen.queryByText('Your session has ended. Sign in to continue where you left off.')).toBeNull();
    const known = { currentUser: () => data({ user: aUser() }), ...libraryOf([aVideo()]) };
    server.answer({ login: () => data({ token: fakeToken(), user: aUser() }), ...known });
    await user.type(screen.getByLabelText('Email'), 'maya@herald.test');
    await user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  test('says that another tab has ended it', async () => {
    const { path } = renderScreen('/api-setup');
    await screen.findByRole('button', { name: 'Sign Out' });
    const oldValue = localStorage.getItem(storageKeys.authToken);
    localStorage.removeItem(storageKeys.authToken);
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: storageKeys.authToken, oldValue, newValue: null }));
    });
    const notice = 'You were signed out in another tab. Sign in to continue where you left off.';
    expect(await screen.findByText(notice)).toBeDefined();
    expect(path()).toBe('/auth');
  });

  test('says that the session is over and comes back to the same place', async () => {
    const { user, path, server, router } = renderScreen('/page/guides?part=2', {
      server: { getPage: () => refuse('unauthorized') },
    });
    expect(await screen.findByText('Your session has ended. Sign in to continue where you left off.')).toBeDefined();
    expect(path()).toBe('/auth');
    server.answer({ login: () => data({ token: fakeToken(), user: aUser() }), getPage: () => refuse('not_found') });
    await user.type(screen.getByLabelText('Email'), 'maya@herald.test');
    await user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
    await waitFor(() => expect(path()).toBe('/page/guides'));
    expect(router.state.location.search).toBe('?part=2');
  });

  test('keeps the session while the site is under maintenance', async () => {
    renderScreen('/api-setup', { server: { currentUser: () => refuse('maintenance', { message: 'Back at noon.' }) } });
    expect(await screen.findByRole('heading', { name: 'Back in a moment' })).toBeDefined();
    expect(screen.getByText('Back at noon.')).toBeDefined();
    expect(localStorage.getItem(storageKeys.authToken)).not.toBeNull();
  });

  test('goes on where it was after maintenance', async () => {
    const { user, server } = renderScreen('/api-setup', { server: { currentUser: () => refuse('maintenance') } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.answer({ currentUser: () => data({ user: server.user ?? expect.unreachable() }) });
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'API keys' })).toBeDefined();
  });
});

describe('a screen for guests', () => {
  test.each(['/', '/auth', '/forgot-password', '/reset-password'])(
    '%s sends people who are signed in to their dashboard',
    async (path) => {
      const shown = renderScreen(path, { server: libraryOf([aVideo()]) });
      await waitFor(() => expect(shown.path()).toBe('/dashboard'));
    },
  );

  test('says Loading while the session is checked', async () => {
    renderScreen('/auth', { server: { currentUser: pending } });
    expect(await screen.findByText('Loading')).toBeDefined();
  });
});

describe('the screen of the team', () => {
  test('says that it checks the plan', async () => {
    renderScreen('/team-members', { server: { userLimits: pending } });
    expect(await screen.findByText('Checking plan access...')).toBeDefined();
  });

  test('is not for people who are signed out', async () => {
    const { path } = renderScreen('/team-members', { as: 'nobody' });
    await waitFor(() => expect(path()).toBe('/auth'));
  });

  test('is not for plans without a team', async () => {
    const { path } = renderScreen('/team-members', {
      server: { ...libraryOf([aVideo()]), userLimits: () => data(someLimits({ can_manage_team_members: false })) },
    });
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  test('counts a failure to fetch the limits as no access', async () => {
    const { path } = renderScreen('/team-members', {
      server: { ...libraryOf([aVideo()]), userLimits: () => refuse('internal') },
    });
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  test('waits through maintenance', async () => {
    renderScreen('/team-members', { server: { currentUser: () => refuse('maintenance') } });
    expect(await screen.findByRole('heading', { name: 'Back in a moment' })).toBeDefined();
  });
});

describe('signing out', () => {
  test('drops the token and shows the sign-in', async () => {
    const { user, path } = renderScreen('/api-setup', { server: { logout: () => message('Signed out.') } });
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(path()).toBe('/auth'));
    expect(localStorage.getItem(storageKeys.authToken)).toBeNull();
  });

  test('says nothing of a session that ended by itself, and leads nowhere but the dashboard', async () => {
    const { user, path, router } = renderScreen('/api-setup', { server: { logout: () => message('Signed out.') } });
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(path()).toBe('/auth'));
    expect(screen.queryByText(/Your session has ended/)).toBeNull();
    expect(router.state.location.state).toBeNull();
  });

  test('works even when the server cannot be told', async () => {
    const { user, path } = renderScreen('/api-setup', { server: { logout: offline } });
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(path()).toBe('/auth'));
  });

  test('ends no session that began before the server answered', async () => {
    const late = held(message('Signed out.'));
    const { user, path, server } = renderScreen('/api-setup', {
      server: {
        logout: () => {
          server.answer({ currentUser: () => refuse('unauthorized') });
          refreshSession();
          return late.handler();
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await screen.findByLabelText('Email');
    renewFakeToken();
    const known = { currentUser: () => data({ user: aUser() }), ...libraryOf([aVideo()]) };
    server.answer({ login: () => data({ token: fakeToken(), user: aUser() }), ...known });
    await user.type(screen.getByLabelText('Email'), 'maya@herald.test');
    await user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
    await waitFor(() => expect(path()).toBe('/dashboard'));
    late.release();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(localStorage.getItem(storageKeys.authToken)).toBe(fakeToken());
  });

  test('forgets the saved administrator', async () => {
    localStorage.setItem(storageKeys.adminUser, '{}');
    const { user, path } = renderScreen('/api-setup', { server: { logout: () => message('Signed out.') } });
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(path()).toBe('/auth'));
    expect(localStorage.getItem(storageKeys.adminUser)).toBeNull();
  });
});
