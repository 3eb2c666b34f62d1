import type { WatchData } from '@herald/contract/endpoints/watch';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aPublicVideo } from '#testing/a-public-video.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { startServer } from '#testing/render-screen.tsx';
import { renderWatch, renderWatchOf } from '#testing/render-watch.tsx';
import { data, offline, pending, refuse } from '#testing/replies.ts';
import { EmbedPage } from './embed-page.tsx';

describe('a shared video', () => {
  test('says that it loads', async () => {
    renderWatch({ server: { publicVideo: pending } });
    expect(await screen.findByText('Loading Video')).toBeDefined();
  });

  test('that the server wrote into the page is shown without a call', async () => {
    const { server } = renderWatchOf();
    expect(screen.getByRole('heading', { name: 'Cold brew in four minutes' })).toBeDefined();
    expect(server.callsTo('publicVideo')).toEqual([]);
  });

  test('is asked for where the server wrote nothing', async () => {
    renderWatch({ server: { publicVideo: () => data(aPublicVideo()) } });
    expect(await screen.findByRole('heading', { name: 'Cold brew in four minutes' })).toBeDefined();
    await waitFor(() => expect(document.title).toBe('Cold brew in four minutes · Herald'));
  });

  test('is asked for again by people who are signed in, as they may see more', async () => {
    const { server } = renderWatch({
      as: 'owner',
      page: { video: aPublicVideo() },
      server: { publicVideo: () => data(aPublicVideo({ views: 77 })) },
    });
    expect(await screen.findByText('77 views')).toBeDefined();
    expect(server.callsTo('publicVideo').length).toBeGreaterThan(0);
  });

  test('that does not exist says so and leads home', async () => {
    renderWatch({ server: { publicVideo: () => refuse('not_found') } });
    expect(await screen.findByRole('heading', { name: 'Video Not Found' })).toBeDefined();
    expect(screen.getByText("The video you're looking for doesn't exist or has been removed.")).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
  });

  test('that is only for people who are signed in is not found by strangers', async () => {
    renderWatch({ page: {} });
    expect(await screen.findByRole('heading', { name: 'Video Not Found' })).toBeDefined();
  });

  test('that did not load is tried again', async () => {
    const { user, server } = renderWatch({ server: { publicVideo: offline } });
    expect(await screen.findByRole('heading', { name: 'Failed to load video' })).toBeDefined();
    server.answer({ publicVideo: () => data(aPublicVideo()) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Cold brew in four minutes' })).toBeDefined();
  });

  test('without a file says that it is not available', async () => {
    renderWatchOf({ video_url: null });
    expect(screen.getByText('Video not available')).toBeDefined();
  });

  test('offers neither share nor download while there is none', async () => {
    renderWatch({ page: {} });
    await screen.findByRole('heading', { name: 'Video Not Found' });
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });
});

describe('what stands beside the video', () => {
  test('is title, description, long date and views', async () => {
    renderWatchOf({ description: 'Four minutes, no machine.', views: 1234 });
    for (const text of ['Four minutes, no machine.', 'November 16, 2026', '1,234 views']) {
      expect(screen.getByText(text)).toBeDefined();
    }
  });

  test('counts a single view in the singular', async () => {
    renderWatchOf({ views: 1 });
    expect(screen.getByText('1 view')).toBeDefined();
  });

  test('is how it was made, as far as it is known', async () => {
    renderWatchOf({
      generation_data: {
        script: { content: 'Pour it over ice.' },
        voice: { selectedVoiceId: 'flite:slt:f-young', name: 'Ava, English (US)', is_recorded: false },
        avatar: { selectedAvatar: 'Priya', is_filmed: false },
      },
    });
    const details = within(screen.getByRole('region', { name: 'Generation Details' }));
    for (const text of ['Pour it over ice.', 'Ava, English (US)', 'Priya'])
      expect(details.getByText(text)).toBeDefined();
  });

  test('has no generation details when nothing is known', async () => {
    renderWatchOf();
    expect(screen.queryByRole('region', { name: 'Generation Details' })).toBeNull();
  });

  test('cuts a long script until it is asked for', async () => {
    const { user } = renderWatchOf({
      generation_data: {
        script: { content: 'Pour it over ice. '.repeat(20) },
        voice: { selectedVoiceId: '', name: '', is_recorded: false },
        avatar: { selectedAvatar: '', is_filmed: false },
      },
    });
    const button = screen.getByRole('button', { name: 'Show the whole script' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(button);
    expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true');
  });

  test('says that the presenter is AI-generated', async () => {
    renderWatchOf();
    expect(screen.getByText('AI-generated')).toBeDefined();
    expect(screen.getByText(/The presenter and the voice are AI-generated\./)).toBeDefined();
  });

  test('does not call a recording AI-generated', () => {
    renderWatchOf({
      generation_data: {
        script: { content: '' },
        voice: { selectedVoiceId: '', name: 'Own recording', is_recorded: true },
        avatar: { selectedAvatar: 'Priya', is_filmed: false },
      },
    });
    expect(screen.getByText(/The presenter is AI-generated\./)).toBeDefined();
    expect(screen.queryByText(/the voice are AI-generated/)).toBeNull();
    expect(screen.getByText('Own recording')).toBeDefined();
  });

  test.each([
    [true, 'their mouth and expression are AI-generated.'],
    [false, 'their mouth, expression and voice are AI-generated.'],
  ])('says what of a filmed person is made, where the voice is a recording: %s', (is_recorded, made) => {
    renderWatchOf({
      generation_data: {
        script: { content: '' },
        voice: { selectedVoiceId: '', name: 'Voice', is_recorded },
        avatar: { selectedAvatar: 'Dana', is_filmed: true },
      },
    });
    expect(screen.getByText(new RegExp(`a real person was filmed, ${made}`))).toBeDefined();
  });

  test('says in words what is made where the installation marks no pictures', async () => {
    renderWatchOf({ shows_ai_mark: false });
    expect(screen.queryByText('AI-generated')).toBeNull();
    expect(screen.getByText(/The presenter and the voice are AI-generated\./)).toBeDefined();
  });
});

describe('where a video leads', () => {
  const linked = { link_url: 'https://www.north.co/serum?ref=ad', link_label: 'Get the serum' };

  test('is a button that says what it opens, and search engines do not follow', () => {
    renderWatchOf(linked);
    const link = screen.getByRole('link', { name: 'Get the serum', description: 'Opens north.co/serum' });
    expect(link.getAttribute('href')).toBe('https://www.north.co/serum?ref=ad');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'nofollow noopener noreferrer']);
  });

  test('is named by its host where the button has no words', () => {
    renderWatchOf({ ...linked, link_label: '' });
    expect(screen.getByRole('link', { name: 'Visit north.co' })).toBeDefined();
  });

  test('is a QR code as well, for another screen', async () => {
    const { user } = renderWatchOf(linked);
    await user.click(screen.getByRole('button', { name: 'QR code of the link' }));
    expect(await screen.findByText('Point a phone’s camera at it to open north.co/serum.')).toBeDefined();
    expect(screen.getByRole('img', { name: 'QR code of north.co/serum' }).getAttribute('src')).toBe(
      '/watch/cold-brew/link.svg',
    );
  });

  test('is no button where it leads nowhere', () => {
    renderWatchOf();
    expect(screen.queryByText(/^Opens/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'QR code of the link' })).toBeNull();
  });

  test('has no code where only some may see the video', async () => {
    renderWatch({ server: { publicVideo: () => data(aPublicVideo(linked)) } });
    await screen.findByRole('link', { name: 'Get the serum' });
    expect(screen.queryByRole('button', { name: 'QR code of the link' })).toBeNull();
  });

  test('is a link in the description too, which stays text otherwise', () => {
    renderWatchOf({ description: 'Questions? north.co/faq.\njavascript:alert(1) <b>bold</b>' });
    const link = screen.getByRole('link', { name: 'north.co/faq' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://north.co/faq',
      'nofollow noopener noreferrer',
    ]);
    expect(link.parentElement?.textContent).toBe('Questions? north.co/faq.\njavascript:alert(1) <b>bold</b>');
  });
});

describe('the statistics', () => {
  const nothing = { completed: 0, shares: 0 };
  const statistics = {
    views: 12,
    counted_since: '2026-11-01T00:00:00.000Z',
    plays: 12,
    watched: 9,
    clicks: 2,
    downloads: 3,
    ...nothing,
    average_watched_seconds: 40,
    average_watched_percent: 48,
    retention: Array.from({ length: 100 }, (_, at) => (at < 50 ? 0.9 : 0.5)),
    last_days: [{ day: '2026-11-16', plays: 4, watched: 3, clicks: 1, downloads: 0, ...nothing }],
  };

  test('are shown to the people of the account', async () => {
    renderWatch({
      as: 'owner',
      page: { video: aPublicVideo({ is_own: true }) },
      server: {
        publicVideo: () => data(aPublicVideo({ is_own: true })),
        videoStatistics: () => data(statistics),
      },
    });
    expect(await screen.findByText('48%')).toBeDefined();
    const numbers = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(numbers).toEqual(['12', '9', '48%0:40', '2', '3', '0']);
    expect(screen.getByRole('table', { name: 'Figures by day' }).textContent).toContain('Nov 164310');
    expect(screen.getByText(/counted since Nov 1, 2026/)).toBeDefined();
  });

  test('have a dash where nobody has played the video', async () => {
    const none = { ...statistics, plays: 0, watched: 0, retention: [], last_days: [] };
    renderWatch({
      as: 'owner',
      page: { video: aPublicVideo({ is_own: true }) },
      server: {
        publicVideo: () => data(aPublicVideo({ is_own: true })),
        videoStatistics: () => data({ ...none, average_watched_seconds: null, average_watched_percent: null }),
      },
    });
    expect(await screen.findByText('–')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Days as CSV' })).toBeNull();
  });

  test('are shown to nobody else', async () => {
    const { server } = renderWatchOf();
    expect(server.callsTo('videoStatistics')).toEqual([]);
  });
});

describe('an embedded video', () => {
  const embed = (page: Partial<WatchData> | null, server: Handlers = {}) => {
    startServer('nobody', server);
    render(<EmbedPage slug="cold-brew" data={page && { video: null, isLocked: false, siteName: 'Herald', ...page }} />);
  };

  test('is the player with a way to its own page', () => {
    embed({ video: aPublicVideo() });
    const link = screen.getByRole('link', { name: 'Open the video’s own page' });
    expect(link.getAttribute('href')).toBe('/watch/cold-brew');
  });

  test('leads where its maker wants, unless the page around it does', () => {
    embed({ video: aPublicVideo({ link_url: 'https://north.co/serum', link_label: 'Get the serum' }) });
    const link = screen.getByRole('link', { name: 'Get the serum' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://north.co/serum', '_blank']);
    cleanup();
    history.replaceState(null, '', '/embed/cold-brew?link=off');
    embed({ video: aPublicVideo({ link_url: 'https://north.co/serum', link_label: 'Get the serum' }) });
    expect(screen.queryByRole('link', { name: 'Get the serum' })).toBeNull();
    history.replaceState(null, '', '/');
  });

  test('says that it needs a password, and where to enter it', () => {
    embed({ isLocked: true });
    expect(screen.getByText('This video needs a password.')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Enter the password' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/watch/cold-brew', '_blank']);
  });

  test('says that there is none', () => {
    embed({});
    expect(screen.getByText('Video Not Found')).toBeDefined();
  });

  test('says that it loads', () => {
    embed(null, { publicVideo: pending });
    expect(screen.getByText('Loading Video')).toBeDefined();
  });

  test('says that it failed', async () => {
    embed(null, { publicVideo: offline });
    expect((await screen.findAllByText('Failed to load video')).length).toBeGreaterThan(0);
  });

  test('says that its file is not there', () => {
    embed({ video: aPublicVideo({ video_url: null }) });
    expect(screen.getByText('Video not available')).toBeDefined();
  });
});
