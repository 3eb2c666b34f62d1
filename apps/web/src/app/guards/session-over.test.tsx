import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { aFinishedDraft, wizardOf } from '#testing/a-draft.ts';
import { teamOf } from '#testing/a-team.ts';
import { aUser } from '#testing/a-user.ts';
import { aVideo } from '#testing/a-video.ts';
import { fakeToken } from '#testing/fake-token.ts';
import { libraryOf } from '#testing/library-server.ts';
import { takeFromMenu } from '#testing/render-library.tsx';
import { renderScreen, type ShownScreen } from '#testing/render-screen.tsx';
import { data, refuse } from '#testing/replies.ts';

const NOTICE = 'Your session has ended. Sign in to continue where you left off.';

const everything = {
  ...libraryOf([aVideo({ title: 'Cold brew' })]),
  ...wizardOf(aFinishedDraft()),
  ...teamOf([]),
  listSites: () => data([]),
  login: () => data({ token: fakeToken(), user: aUser() }),
};

/** The server does not know the session any more; the screen finds out with its next call. */
async function loseSession({ server }: ShownScreen): Promise<void> {
  server.user = null;
  await queryClient.invalidateQueries();
  await screen.findByText(NOTICE);
}

async function signInAgain({ server, user }: ShownScreen): Promise<void> {
  server.user = aUser();
  await user.type(screen.getByLabelText('Email'), 'maya@herald.test');
  await user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
}

describe('a session that ends', () => {
  test.each([
    ['/dashboard', 'Welcome back, Maya Holt'],
    ['/projects?search=brew', 'My Projects'],
    ['/create?step=3', 'Create Your UGC Video'],
    ['/team-members', 'Team Members'],
    ['/sites', 'Marketplace'],
    ['/settings', 'Account Settings'],
    ['/api-setup', 'API keys'],
  ])('on %s says so, and a sign-in leads back to it', async (address, heading) => {
    const shown = renderScreen(address, { server: everything });
    await screen.findByRole('heading', { name: heading, level: 1 });
    await loseSession(shown);
    await signInAgain(shown);
    await screen.findByRole('heading', { name: heading, level: 1 });
    const { pathname, search } = shown.router.state.location;
    expect(pathname + search).toBe(address);
  });

  test('says to who was removed from a team that they do not belong to it any more', async () => {
    const shown = renderScreen('/projects', {
      server: { ...everything, currentUser: () => refuse('removed_from_team') },
    });
    await screen.findByText('You no longer belong to this team. Sign in to go on in your own account.');
    expect(shown.router.state.location.pathname).toBe('/auth');
  });

  test('leads somebody else who signs in to their own dashboard', async () => {
    const other = aUser({ id: '01980000-0000-7000-8000-00000000abcd', name: 'Ines Duarte' });
    const shown = renderScreen('/settings', { server: everything });
    await screen.findByRole('heading', { name: 'Account Settings', level: 1 });
    await loseSession(shown);
    shown.server.answer({ login: () => data({ token: fakeToken(), user: other }) });
    shown.server.user = other;
    await shown.user.type(screen.getByLabelText('Email'), 'ines@herald.test');
    await shown.user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
    await screen.findByRole('heading', { name: 'Welcome back, Ines Duarte', level: 1 });
    expect(shown.path()).toBe('/dashboard');
  });

  test('keeps what was typed in step 3 of the wizard and could not be saved', async () => {
    let saved = { version: 1, content: aFinishedDraft(), updated_at: '2026-11-16T14:02:00.000Z' };
    const shown = renderScreen('/create?step=3', {
      server: {
        ...everything,
        getDraft: () => data(saved),
        saveDraft: ({ body }) => {
          saved = { ...saved, content: body.content, version: body.version + 1 };
          return data({ version: saved.version });
        },
      },
    });
    await shown.user.tripleClick(await screen.findByLabelText(/^Title/));
    shown.server.user = null;
    await shown.user.paste('Desk setup');
    await screen.findByText(NOTICE);
    await signInAgain(shown);
    expect((await screen.findByLabelText<HTMLInputElement>(/^Title/)).value).toBe('Desk setup');
  });

  test('under an open dialog leaves nothing over the sign-in or the screen that comes back', async () => {
    const shown = await takeFromMenu([aVideo({ title: 'Cold brew' })], 'Settings', everything);
    await screen.findByRole('dialog');
    await loseSession(shown);
    expect(screen.queryByRole('dialog')).toBeNull();
    await signInAgain(shown);
    expect(await screen.findByRole('article', { name: 'Cold brew' })).toBeDefined();
    await waitFor(() => expect(document.body.style.pointerEvents).not.toBe('none'));
  });
});
