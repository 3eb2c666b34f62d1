import type { Video } from '@herald/contract/endpoints/videos';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aUser } from '#testing/a-user.ts';
import { aVideo } from '#testing/a-video.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { libraryOf } from '#testing/library-server.ts';
import { type Person, renderScreen } from '#testing/render-screen.tsx';
import { data } from '#testing/replies.ts';

interface Wish {
  server?: Handlers;
  as?: Person;
  address?: string;
}

function open(videos: Video[], { server = {}, as = 'owner', address = '/dashboard' }: Wish = {}) {
  return renderScreen(address, { as, server: { ...libraryOf(videos), ...server } });
}

describe('the dashboard', () => {
  test('welcomes by name and shows the library', async () => {
    open([aVideo({ title: 'Cold brew' })]);
    expect(await screen.findByRole('heading', { name: 'Welcome back, Maya Holt' })).toBeDefined();
    expect(screen.getByText("Ready to create some amazing UGC videos? Let's get started!")).toBeDefined();
    expect(await screen.findByRole('article', { name: 'Cold brew' })).toBeDefined();
  });

  test('has no marketplace without a premium plan', async () => {
    open([aVideo()]);
    await screen.findByRole('tab', { name: 'My Projects' });
    expect(screen.queryByRole('tab', { name: 'Marketplace' })).toBeNull();
  });

  test('shows the sites of a premium plan in a tab', async () => {
    const { user } = open([aVideo()], {
      as: aUser({ opens_marketplace: true }),
      server: { listSites: () => data([]) },
    });
    await user.click(await screen.findByRole('tab', { name: 'Marketplace' }));
    expect(await screen.findByRole('heading', { name: 'No sites yet' })).toBeDefined();
  });

  test('says what the marketplace needs, and leads back', async () => {
    const { user } = open([aVideo()], { address: '/dashboard?tab=sites' });
    expect(await screen.findByRole('heading', { name: 'Marketplace Access Required' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Back to My Projects' }));
    expect(await screen.findByRole('heading', { name: 'Your Video Library' })).toBeDefined();
  });

  test('shows the editor in a tab where an address is set', async () => {
    const { user, router } = open([aVideo()], {
      server: { aiEditor: () => data({ url: 'https://editor.example.com/', name: 'editor.example.com' }) },
    });
    await user.click(await screen.findByRole('tab', { name: 'AI Video Editor' }));
    expect(await screen.findByTitle('AI Video Editor')).toBeDefined();
    expect(router.state.location.search).toBe('?tab=ai-editor');
  });

  test('has no tab for an editor that is not there', async () => {
    const { server } = open([aVideo()], { address: '/dashboard?tab=ai-editor' });
    expect(await screen.findByRole('heading', { name: 'Your Video Library' })).toBeDefined();
    await waitFor(() => expect(server.callsTo('aiEditor')).not.toEqual([]));
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['My Projects']);
  });

  test('shows who is signed in and with which plan', async () => {
    const { user } = open([aVideo()]);
    await user.click(await screen.findByRole('button', { name: 'Account of Maya Holt' }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByText('maya@herald.test')).toBeDefined();
    expect(within(menu).getByText('Free Edition')).toBeDefined();
  });
});
