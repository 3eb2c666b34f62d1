import { defaultPreferences } from '@herald/contract/endpoints/preferences';
import type { Video } from '@herald/contract/endpoints/videos';
import { limits } from '@herald/contract/limits';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aUser, someLimits } from '#testing/a-user.ts';
import { aProgress, aVideo, aVideoPage } from '#testing/a-video.ts';
import { choose } from '#testing/choose.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { libraryOf } from '#testing/library-server.ts';
import { type Person, renderScreen } from '#testing/render-screen.tsx';
import { data, held, offline, pending, refuse } from '#testing/replies.ts';

interface Wish {
  server?: Handlers;
  as?: Person;
  address?: string;
}

function open(videos: Video[], { server = {}, as = 'owner', address = '/projects' }: Wish = {}) {
  return renderScreen(address, { as, server: { ...libraryOf(videos), ...server } });
}

const savesPreferences: Handlers = {
  savePreferences: ({ body }) => ({ ...data(body), message: 'Saved.' }),
};

const titles = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const statOf = (label: string) => screen.getByText(label, { selector: 'dt span' }).closest('div')?.textContent;

describe('the library', () => {
  test('is introduced with the words of the specification', async () => {
    open([aVideo()]);
    expect(await screen.findByRole('heading', { name: 'Your Video Library' })).toBeDefined();
    expect(screen.getByText('Manage and organize all your AI-generated UGC videos')).toBeDefined();
  });

  test('says that it loads', async () => {
    open([], { server: { listVideos: pending } });
    expect(await screen.findByText('Loading videos...')).toBeDefined();
  });

  test('without videos offers to create the first', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'No videos found' })).toBeDefined();
    expect(screen.getByText('Start creating your first UGC video!')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Create Your First Video' });
    expect(link.getAttribute('href')).toBe('/create');
  });

  test('says how many videos the plan still gives', async () => {
    open([], { server: { userLimits: () => data(someLimits({ videos_left: 1 })) } });
    expect(await screen.findByText('You have 1 video left this month.')).toBeDefined();
  });

  test('shows a card for every video', async () => {
    open([aVideo({ title: 'Cold brew' }), aVideo({ title: 'Warm bread' })]);
    await screen.findByRole('article', { name: 'Cold brew' });
    expect(titles()).toEqual(['Cold brew', 'Warm bread']);
  });

  test('counts what is loaded in four cards', async () => {
    open([aVideo({ views: 1200 }), aVideo({ status: 'processing', progress: aProgress() }), aVideo({ views: 34 })]);
    await waitFor(() => expect(statOf('Total Videos')).toContain('3'));
    expect(statOf('Completed')).toContain('2');
    expect(statOf('Processing')).toContain('1');
    expect(statOf('Total Views')).toContain('1,234');
  });

  test('calls a failure of the server by its status, not a failure of the network', async () => {
    open([], { server: { listVideos: () => refuse('internal', { message: 'Server error occurred.' }) } });
    expect(await screen.findByRole('heading', { name: 'Failed to load videos' })).toBeDefined();
    expect(screen.queryByText('NETWORK_ERROR')).toBeNull();
  });

  test('shows why it did not load, and tries again when asked', async () => {
    const { user, server } = open([], { server: { listVideos: () => refuse('conflict') } });
    expect((await screen.findAllByText('Failed to load videos')).length).toBeGreaterThan(0);
    expect(
      screen.getAllByText('Someone changed this in the meantime. Reload the page and try again.').length,
    ).toBeGreaterThan(0);
    server.answer({ listVideos: () => data(aVideoPage([aVideo({ title: 'Cold brew' })])) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Cold brew' })).toBeDefined();
  });

  test('says that the server cannot be reached, and that nothing is lost', async () => {
    open([], { server: { listVideos: offline } });
    expect(await screen.findByText('Network error occurred. Please check your connection.')).toBeDefined();
    expect(screen.getByText(/Your videos are safe/)).toBeDefined();
    expect(screen.getByText(/Trying by itself in \d+ s/)).toBeDefined();
  });

  test('tries again by itself while the server is only tired', async () => {
    let calls = 0;
    open([], {
      server: {
        listVideos: () => {
          calls += 1;
          return calls < 3 ? refuse('unavailable') : data(aVideoPage([aVideo({ title: 'Cold brew' })]));
        },
      },
    });
    expect(await screen.findByRole('article', { name: 'Cold brew' })).toBeDefined();
  });

  test('Refresh asks for the list again', async () => {
    const { user, server } = open([aVideo({ title: 'Cold brew' })]);
    await screen.findByRole('article', { name: 'Cold brew' });
    server.answer({ listVideos: () => data(aVideoPage([aVideo({ title: 'Warm bread' })])) });
    const [refresh] = screen.getAllByRole('button', { name: 'Refresh' });
    await user.click(refresh ?? expect.unreachable());
    expect(await screen.findByRole('article', { name: 'Warm bread' })).toBeDefined();
  });
});

describe('the status of a video on its card', () => {
  const cases: [Partial<Video>, string][] = [
    [{ status: 'completed', views: 1 }, 'Completed'],
    [{ status: 'pending', progress: aProgress({ stage: 'queued' }) }, 'Queued'],
    [{ status: 'processing', progress: aProgress() }, 'Processing'],
    [{ status: 'failed' }, 'Failed'],
    [{ status: 'cancelled' }, 'Cancelled'],
  ];
  test.each(cases)('%o reads %s', async (changes, words) => {
    open([aVideo({ title: 'Cold brew', ...changes })]);
    const card = await screen.findByRole('article', { name: 'Cold brew' });
    expect(within(card).getByText(words)).toBeDefined();
  });

  test('processing shows how far it is', async () => {
    open([aVideo({ title: 'Cold brew', status: 'processing', progress: aProgress({ progress: 62.4 }) })]);
    const card = await screen.findByRole('article', { name: 'Cold brew' });
    for (const text of ['62%', 'Drawing frames', '428 of 690', '9 s left']) {
      expect(within(card).getByText(text)).toBeDefined();
    }
  });

  test('queued shows the place in the queue', async () => {
    const progress = aProgress({ stage: 'queued', queue_position: 3, eta_seconds: 100 });
    open([aVideo({ title: 'Cold brew', status: 'pending', progress })]);
    const card = await screen.findByRole('article', { name: 'Cold brew' });
    expect(within(card).getByText('3rd')).toBeDefined();
    expect(within(card).getByText('Ready in about 2 min')).toBeDefined();
  });

  test('failed shows why and what is kept', async () => {
    const failure = {
      stage: 'speaking' as const,
      reason: 'The voice was not found.',
      next_step: 'Choose another voice.',
    };
    open([aVideo({ title: 'Cold brew', status: 'failed', failure })]);
    const card = await screen.findByRole('article', { name: 'Cold brew' });
    expect(within(card).getByText('The voice was not found.')).toBeDefined();
    expect(within(card).getByText('Script, voice and scene are kept. Choose another voice.')).toBeDefined();
  });

  test('views read in the singular for one', async () => {
    open([aVideo({ title: 'Cold brew', views: 1 })]);
    const card = await screen.findByRole('article', { name: 'Cold brew' });
    expect(within(card).getByText('1 view')).toBeDefined();
  });
});

describe('searching, filtering and sorting', () => {
  test('a search is asked of the server and kept in the address', async () => {
    const { user, server, router } = open([aVideo({ title: 'Cold brew' })]);
    await screen.findByRole('article', { name: 'Cold brew' });
    await user.type(screen.getByRole('searchbox', { name: 'Search videos' }), ' bread ');
    await waitFor(() => expect(server.lastCallTo('listVideos').query).toMatchObject({ search: 'bread', page: 1 }));
    expect(router.state.location.search).toBe('?search=bread');
  });

  test('a search without a match says so and can be cleared', async () => {
    const { user, server } = open([], { address: '/projects?search=bread' });
    expect(await screen.findByText('No videos match your search criteria.')).toBeDefined();
    server.answer({ listVideos: () => data(aVideoPage([aVideo({ title: 'Cold brew' })])) });
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByRole('article', { name: 'Cold brew' })).toBeDefined();
  });

  test('the search of the address stands in the field', async () => {
    open([aVideo()], { address: '/projects?search=bread' });
    const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search videos' });
    expect(field.value).toBe('bread');
  });

  test('the cross in the field clears the search', async () => {
    const { user, router } = open([aVideo()], { address: '/projects?search=bread' });
    await user.click(await screen.findByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test.each(['Completed', 'Processing', 'Failed'])('the filter %s is asked of the server', async (name) => {
    const { user, server } = open([aVideo({ title: 'Cold brew' })]);
    await screen.findByRole('article', { name: 'Cold brew' });
    await user.click(screen.getByRole('radio', { name }));
    await waitFor(() => expect(server.lastCallTo('listVideos').query).toMatchObject({ status: name.toLowerCase() }));
  });

  test.each(['Oldest', 'Popular', 'Title'])('the order %s is asked of the server', async (name) => {
    const { user, server } = open([aVideo({ title: 'Cold brew' })]);
    await screen.findByRole('article', { name: 'Cold brew' });
    await choose(user, 'Sort', name);
    await waitFor(() => expect(server.lastCallTo('listVideos').query).toMatchObject({ sort: name.toLowerCase() }));
  });

  test('the list is remembered by this browser', async () => {
    const { user } = open([aVideo({ title: 'Cold brew' })]);
    await screen.findByRole('article', { name: 'Cold brew' });
    await user.click(screen.getByRole('radio', { name: 'List' }));
    expect(localStorage.getItem('library-view')).toBe('list');
  });

  describe.each(['Grid', 'List'])('as %s in the compact view', (view) => {
    test('is saved in the account, for every other browser', async () => {
      const { user, server } = open([aVideo({ title: 'Cold brew' })], { server: savesPreferences });
      await screen.findByRole('article', { name: 'Cold brew' });
      await user.click(screen.getByRole('radio', { name: view }));
      const before = screen.getByRole('article').className + screen.getByRole('list', { name: 'Videos' }).className;
      await user.click(screen.getByRole('button', { name: 'Compact view', pressed: false }));
      expect(screen.getByRole('button', { name: 'Compact view', pressed: true })).toBeDefined();
      const after = screen.getByRole('article').className + screen.getByRole('list', { name: 'Videos' }).className;
      expect(after).not.toBe(before);
      await waitFor(() => expect(server.callsTo('savePreferences')).toHaveLength(1));
      expect(server.lastCallTo('savePreferences').body).toEqual({ ...defaultPreferences, compactView: true });
    });

    test('is shown where it was chosen in another browser', async () => {
      const getPreferences = () => data({ ...defaultPreferences, compactView: true });
      const { user } = open([aVideo({ title: 'Cold brew' })], { server: { getPreferences } });
      await user.click(await screen.findByRole('radio', { name: view }));
      expect(await screen.findByRole('button', { name: 'Compact view', pressed: true })).toBeDefined();
    });
  });

  test('the compact view stays on this page while an administrator is signed in as somebody else', async () => {
    const { id } = aUser();
    const as = aUser({ impersonator: { id, name: 'Morgan', email: 'morgan@herald.test' } });
    const { user, server } = open([aVideo({ title: 'Cold brew' })], { as, server: savesPreferences });
    await screen.findByRole('article', { name: 'Cold brew' });
    await user.click(screen.getByRole('button', { name: 'Compact view' }));
    expect(await screen.findByRole('button', { name: 'Compact view', pressed: true })).toBeDefined();
    expect(server.callsTo('savePreferences')).toHaveLength(0);
  });

  test('the compact view that is chosen before the preferences are there stays', async () => {
    const { id } = aUser();
    const as = aUser({ impersonator: { id, name: 'Morgan', email: 'morgan@herald.test' } });
    const preferences = held(data(defaultPreferences));
    const { user } = open([aVideo({ title: 'Cold brew' })], { as, server: { getPreferences: preferences.handler } });
    await screen.findByRole('article', { name: 'Cold brew' });
    await user.click(screen.getByRole('button', { name: 'Compact view' }));
    preferences.release();
    expect(await screen.findByRole('button', { name: 'Compact view', pressed: true })).toBeDefined();
  });

  test('small screens switch to the compact view in the dialog', async () => {
    const { user, server } = open([aVideo({ title: 'Cold brew' })], { server: savesPreferences });
    await screen.findByRole('article', { name: 'Cold brew' });
    await user.click(screen.getByRole('button', { name: 'Filter and sort' }));
    await user.click(await screen.findByRole('switch', { name: 'Compact view' }));
    await waitFor(() => expect(server.lastCallTo('savePreferences').body.compactView).toBe(true));
  });

  test('small screens find filter and order in a dialog', async () => {
    const { user } = open([aVideo({ title: 'Cold brew' })]);
    await screen.findByRole('article', { name: 'Cold brew' });
    await user.click(screen.getByRole('button', { name: 'Filter and sort' }));
    expect(await screen.findByRole('dialog', { name: 'Filter and sort' })).toBeDefined();
  });
});

describe('the next page', () => {
  const first = Array.from({ length: limits.libraryPageSize }, (_, at) => aVideo({ title: `Video ${at + 1}` }));
  const more = { total: first.length + 1, next_page_url: '/api/videos?page=2' };
  const pages: Handlers = {
    listVideos: ({ query }) =>
      query.page === 1
        ? data(aVideoPage(first, more))
        : data(aVideoPage([aVideo({ title: 'The last' })], { total: more.total, current_page: 2 })),
  };

  test('is offered when there is more', async () => {
    open([], { server: pages });
    expect(await screen.findByRole('button', { name: 'Load More Videos' })).toBeDefined();
    expect(screen.getByText('12 of 13')).toBeDefined();
  });

  test('is not offered when everything is shown', async () => {
    open([aVideo({ title: 'Cold brew' })]);
    await screen.findByRole('article', { name: 'Cold brew' });
    expect(screen.queryByRole('button', { name: 'Load More Videos' })).toBeNull();
  });

  test('joins the first', async () => {
    const { user } = open([], { server: pages });
    await user.click(await screen.findByRole('button', { name: 'Load More Videos' }));
    await screen.findByRole('article', { name: 'The last' });
    expect(titles().length).toBe(13);
  });

  test('says why it did not come and can be asked for again', async () => {
    const { user, server } = open([], {
      server: {
        listVideos: ({ query }) => (query.page === 1 ? data(aVideoPage(first, more)) : refuse('conflict')),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Load More Videos' }));
    expect(await screen.findByText('Failed to load videos')).toBeDefined();
    server.answer(pages);
    await user.click(await screen.findByRole('button', { name: 'Load More Videos' }));
    expect(await screen.findByRole('article', { name: 'The last' })).toBeDefined();
  });
});

describe('a viewer', () => {
  const menuOf = async (changes: Partial<Video>) => {
    const { user } = open([aVideo({ title: 'Cold brew', ...changes })], { as: 'viewer' });
    await user.click(await screen.findByRole('button', { name: 'Menu of Cold brew' }));
    await screen.findByRole('menu');
    return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  };

  test('may look at a video, download and share it, and nothing else', async () => {
    expect(await menuOf({})).toEqual(['Preview', 'Download', 'Share', 'Statistics']);
  });

  test('is not offered to try a failed video again', async () => {
    open([aVideo({ title: 'Cold brew', status: 'failed' })], { as: 'viewer' });
    await screen.findByRole('article', { name: 'Cold brew' });
    expect(screen.queryByRole('button', { name: 'Retry Generation' })).toBeNull();
  });

  test('is not offered to create a video', async () => {
    open([aVideo({ title: 'Cold brew' })], { as: 'viewer' });
    await screen.findByRole('article', { name: 'Cold brew' });
    expect(screen.queryByRole('link', { name: /Create New Video/ })).toBeNull();
  });

  test('is not offered to create a first video', async () => {
    open([], { as: 'viewer' });
    await screen.findByRole('heading', { name: 'No videos found' });
    expect(screen.queryByRole('link', { name: 'Create Your First Video' })).toBeNull();
  });
});

describe('changes that others make', () => {
  const video = aVideo({ title: 'Cold brew', status: 'processing', progress: aProgress() });

  test('move the bar of a video that is being made', async () => {
    const { server } = open([video]);
    await screen.findByText('62%');
    await waitFor(() => expect(server.videoLine.isOpen).toBe(true));
    server.tellVideo({ ...video, progress: aProgress({ progress: 80 }) });
    expect(await screen.findByText('80%')).toBeDefined();
  });

  test('are told when a video is ready', async () => {
    const { server } = open([video]);
    await screen.findByText('62%');
    await waitFor(() => expect(server.videoLine.isOpen).toBe(true));
    server.tellVideo({ ...video, status: 'completed', progress: null });
    expect(await screen.findByText('Video Ready!')).toBeDefined();
    expect(screen.getByText('Cold brew has been generated successfully.')).toBeDefined();
  });

  test('are told when a video failed, with the reason', async () => {
    const { server } = open([video]);
    await screen.findByText('62%');
    await waitFor(() => expect(server.videoLine.isOpen).toBe(true));
    const failure = { stage: 'drawing' as const, reason: 'The disk is full.', next_step: '' };
    server.tellVideo({ ...video, status: 'failed', progress: null, failure });
    expect(await screen.findByText('Generation Failed')).toBeDefined();
    expect(screen.getByText('Cold brew: The disk is full.')).toBeDefined();
  });

  test('open the preview from the toast', async () => {
    const { server, user } = open([video]);
    await screen.findByText('62%');
    await waitFor(() => expect(server.videoLine.isOpen).toBe(true));
    server.tellVideo({ ...video, status: 'completed', progress: null });
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    expect(await screen.findByRole('dialog', { name: 'Cold brew' })).toBeDefined();
  });
});
