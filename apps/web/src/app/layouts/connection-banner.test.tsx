import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { connection } from '#lib/api.ts';
import { wizardOf } from '#testing/a-draft.ts';
import { aPublicVideo } from '#testing/a-public-video.ts';
import { teamOf } from '#testing/a-team.ts';
import { aVideo } from '#testing/a-video.ts';
import { libraryOf } from '#testing/library-server.ts';
import { renderScreen, type ShownScreen } from '#testing/render-screen.tsx';
import { renderWatch } from '#testing/render-watch.tsx';
import { data } from '#testing/replies.ts';

const banner = () => screen.findByRole('region', { name: 'Herald isn’t answering' });

/** The server is there again, and the connection finds out as it would a moment later. */
async function comeBack({ server }: Pick<ShownScreen, 'server'>): Promise<void> {
  server.isAway = false;
  await connection.tryNow();
}

afterEach(async () => {
  await connection.tryNow();
});

const everything = {
  ...libraryOf([aVideo({ title: 'Cold brew' })]),
  ...wizardOf(),
  ...teamOf([]),
  listSites: () => data([]),
};

/** Opens a screen that needs nothing more than the session, loses the server and goes on to another screen. */
async function losingTheServerOnTheWayTo(path: string): Promise<ShownScreen> {
  const shown = renderScreen('/api-setup', { server: everything });
  await screen.findByRole('heading', { name: 'API keys' });
  shown.server.isAway = true;
  await shown.router.navigate(path);
  // A screen that has all it needs asks for nothing; the line for events, which this test does not open, would break.
  connection.doubt();
  return shown;
}

describe('while the server is away, and when it is back', () => {
  test.each([
    ['the dashboard', '/dashboard', () => screen.findByRole('article', { name: 'Cold brew' })],
    ['the library', '/projects', () => screen.findByRole('article', { name: 'Cold brew' })],
    ['the wizard', '/create', () => screen.findByRole('list', { name: 'Steps' })],
    ['the team', '/team-members', () => screen.findByRole('button', { name: 'Add Team Member' })],
    ['the sites', '/sites', () => screen.findByRole('button', { name: 'Create Your First Site' })],
    ['the preferences', '/settings?tab=preferences', () => screen.findByRole('button', { name: 'Save Preferences' })],
  ])('%s says so, and shows itself without being asked', async (_, path, content) => {
    const shown = await losingTheServerOnTheWayTo(path);
    const found = await banner();
    expect(found.textContent).toMatch(/The last answer came at \d\d:\d\d\./);
    expect(found.textContent).toMatch(/Trying again in \d+ s/);
    expect(document.body.textContent).not.toContain('Failed to fetch');
    const back = screen.findByRole('region', { name: 'Herald is back' });
    await comeBack(shown);
    await back;
    expect(await content()).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Herald isn’t answering' })).toBeNull();
  });

  test('the sign-in says so, and keeps what was typed', async () => {
    const shown = renderScreen('/auth', { as: 'nobody' });
    shown.server.isAway = true;
    await shown.user.type(await screen.findByLabelText('Email'), 'maya@herald.test');
    await shown.user.type(screen.getByLabelText('Password'), 'correct-horse{Enter}');
    await banner();
    expect((await screen.findAllByText(/^Network error occurred/)).length).toBeGreaterThan(0);
    await comeBack(shown);
    await screen.findByRole('region', { name: 'Herald is back' });
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maya@herald.test');
  });

  test('a shared video says so, and shows itself', async () => {
    const shown = renderWatch({ server: { publicVideo: () => data(aPublicVideo({ title: 'Cold brew' })) } });
    await screen.findByRole('heading', { name: 'Cold brew' });
    shown.server.isAway = true;
    connection.doubt();
    await banner();
    await comeBack(shown);
    await screen.findByRole('region', { name: 'Herald is back' });
  });

  test('"Try now" asks at once', async () => {
    const shown = await losingTheServerOnTheWayTo('/projects');
    await banner();
    shown.server.isAway = false;
    await shown.user.click(screen.getByRole('button', { name: 'Try now' }));
    expect(await screen.findByRole('article', { name: 'Cold brew' })).toBeDefined();
  });

  test('no list says that it could not be loaded twice', async () => {
    await losingTheServerOnTheWayTo('/sites');
    expect((await screen.findAllByText('Failed to load sites')).length).toBe(1);
    await banner();
    await waitFor(() => expect(screen.getAllByText('Failed to load sites').length).toBe(1));
  });

  test('one call that fails while others are answered raises no banner', async () => {
    renderScreen('/sites', {
      server: {
        ...everything,
        listSites: () => {
          throw new TypeError('Failed to fetch');
        },
      },
    });
    expect((await screen.findAllByText('Network error occurred. Please check your connection.')).length).toBe(1);
    expect(screen.queryByRole('region', { name: 'Herald isn’t answering' })).toBeNull();
  });
});
