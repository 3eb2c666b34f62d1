import type { Video } from '@herald/contract/endpoints/videos';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aProgress, aVideo } from '#testing/a-video.ts';
import { choose } from '#testing/choose.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderLibrary, takeFromMenu } from '#testing/render-library.tsx';
import { siteInfo } from '#testing/render-screen.tsx';
import { data, refuse } from '#testing/replies.ts';

const brew = () => aVideo({ title: 'Cold brew' });

describe('the settings of a video', () => {
  const saved = (video: Video): Handlers => ({
    updateVideo: ({ body: { password: _, ...changes } }) => data({ ...video, ...changes }),
  });

  async function openSettings(video: Video, server = saved(video)) {
    const shown = await takeFromMenu([video], 'Settings', server);
    await screen.findByRole('dialog', { name: 'Video Settings' });
    return shown;
  }
  const save = () => screen.getByRole('button', { name: 'Save Changes' });

  test('show how it was made and that this stays', async () => {
    await openSettings(brew());
    for (const name of ['Voice Configuration', 'Avatar Description', 'Background Setting', 'Script Content']) {
      expect(screen.getByText(name)).toBeDefined();
    }
    expect(screen.getByText('Generation settings cannot be modified after creation.')).toBeDefined();
  });

  test('save title and description', async () => {
    const { user, server } = await openSettings(brew());
    await user.type(screen.getByLabelText('Video Title'), ' at home');
    await user.type(screen.getByLabelText(/^Description/), 'Four minutes.');
    await user.click(save());
    await screen.findByText('Settings Updated');
    expect(server.lastCallTo('updateVideo').body).toEqual({ title: 'Cold brew at home', description: 'Four minutes.' });
  });

  test('save where the video leads, complete, and the words on its button', async () => {
    const { user, server } = await openSettings(brew());
    expect(screen.queryByLabelText(/^Button/)).toBeNull();
    await user.type(screen.getByLabelText(/^Link/), 'north.co/serum');
    await user.type(screen.getByLabelText(/^Button/), 'Get the serum');
    await user.click(save());
    await screen.findByText('Settings Updated');
    expect(server.lastCallTo('updateVideo').body).toMatchObject({
      link_url: 'https://north.co/serum',
      link_label: 'Get the serum',
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.lastCallTo('updateVideo').body).toMatchObject({ link_url: '', link_label: '' }));
  });

  test('need a link that leads somewhere', async () => {
    const { user, server } = await openSettings(brew());
    await user.type(screen.getByLabelText(/^Link/), 'javascript:alert(1)');
    await user.click(save());
    expect(await screen.findByText('Please enter a web address, for example https://example.com/offer.')).toBeDefined();
    expect(server.callsTo('updateVideo')).toEqual([]);
  });

  test('say that an address in the film stays', async () => {
    const made = aVideo();
    const output = { ...made.generation_data.output, end_card: 'Try it', link_url: 'https://north.co' };
    await openSettings({ ...made, generation_data: { ...made.generation_data, output } });
    expect(screen.getByText(/The address on the end card stays as it is\./)).toBeDefined();
  });

  test('need a title', async () => {
    const { user, server } = await openSettings(brew());
    await user.clear(screen.getByLabelText('Video Title'));
    await user.click(save());
    expect(await screen.findByText('Please enter a title.')).toBeDefined();
    expect(server.callsTo('updateVideo')).toEqual([]);
  });

  test('need a password for a protected video', async () => {
    const { user, server } = await openSettings(brew());
    expect(screen.queryByText(/Your sites do not show the video/)).toBeNull();
    await choose(user, 'Who can watch', /password/i);
    expect(screen.getByText(/Your sites do not show the video/)).toBeDefined();
    await user.click(save());
    expect(await screen.findByText('Please enter a password.')).toBeDefined();
    expect(server.callsTo('updateVideo')).toEqual([]);
  });

  test('need a password of at least 8 characters, as the field says', async () => {
    const { user, server } = await openSettings(brew());
    await choose(user, 'Who can watch', /password/i);
    expect(screen.getByText('At least 8 characters.')).toBeDefined();
    await user.type(screen.getByLabelText('Password'), '1234567');
    await user.click(save());
    expect(await screen.findByText('Password must be at least 8 characters long.')).toBeDefined();
    expect(server.callsTo('updateVideo')).toEqual([]);
  });

  test('keep a password that is not typed again', async () => {
    const { user, server } = await openSettings(aVideo({ title: 'Cold brew', privacy: 'password' }));
    expect(screen.getByLabelText('Password (leave blank to keep current)')).toBeDefined();
    await user.click(save());
    await screen.findByText('Settings Updated');
    expect(server.lastCallTo('updateVideo').body).toEqual({ title: 'Cold brew', description: '' });
  });

  test('Cancel changes nothing', async () => {
    const { user, server } = await openSettings(brew());
    await user.type(screen.getByLabelText('Video Title'), ' at home');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo('updateVideo')).toEqual([]);
  });

  test('can be undone from the toast', async () => {
    const { user, server } = await openSettings(brew());
    await user.type(screen.getByLabelText('Video Title'), ' at home');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.lastCallTo('updateVideo').body).toMatchObject({ title: 'Cold brew' }));
  });
});

describe('the preview of a video', () => {
  async function preview(video: Video, server: Handlers = {}) {
    const shown = await takeFromMenu([video], 'Preview', server);
    return { ...shown, dialog: within(await screen.findByRole('dialog', { name: video.title })) };
  }

  test('shows description, views, duration and date', async () => {
    const { dialog } = await preview(aVideo({ description: 'Four minutes.', views: 1234, duration: 84 }));
    for (const text of ['Four minutes.', '1,234', '1:24', 'Generation Settings']) {
      expect(dialog.getByText(text)).toBeDefined();
    }
  });

  test('says what services were paid for it', async () => {
    const price = { price_micros: 100_000, price_per: 'second' as const };
    const readVideoCost = () =>
      data([{ what: 'film' as const, service: 'HeyGen', units: 10, amount_micros: 1_000_000, ...price }]);
    const { dialog } = await preview(brew(), { readVideoCost });
    expect(await dialog.findByText('$1.00 by HeyGen for the film')).toBeDefined();
  });

  test('of a finished video downloads and shares', async () => {
    const { dialog } = await preview(brew());
    expect(dialog.getByRole('button', { name: 'Download Video' })).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Share Video' })).toBeDefined();
  });

  test('plays a finished video at the click that opens it', async () => {
    const { dialog } = await preview(brew());
    expect(await dialog.findByRole('button', { name: 'Pause' })).toBeDefined();
  });

  test('waits for Play where the browser refuses to begin by itself', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('not allowed'));
    const { dialog } = await preview(brew());
    expect(dialog.getByRole('button', { name: 'Play' })).toBeDefined();
    expect(play).toHaveBeenCalled();
  });

  test('changes between the film and its moving picture', async () => {
    const metadata = { gif_url: '/api/media/film.gif', width: 720, height: 1280, size_bytes: null };
    const { user, dialog } = await preview(aVideo({ title: 'Cold brew', metadata }));
    await user.click(dialog.getByRole('button', { name: 'Show GIF' }));
    expect(dialog.getByRole('img', { name: 'Cold brew, moving without sound' })).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Show Video' }));
    expect(dialog.queryByRole('img', { name: 'Cold brew, moving without sound' })).toBeNull();
  });

  test('without a moving picture has no change', async () => {
    const { dialog } = await preview(brew());
    expect(dialog.queryByRole('button', { name: 'Show GIF' })).toBeNull();
  });

  test('of a queued video says that it waits', async () => {
    const { dialog } = await preview(aVideo({ status: 'pending', progress: aProgress({ stage: 'queued' }) }));
    expect(dialog.getByText('Video Queued')).toBeDefined();
    expect(dialog.getByText('Your video is in the queue and will start generating soon')).toBeDefined();
  });

  test('of a video that is being made says so', async () => {
    const { dialog } = await preview(aVideo({ status: 'processing', progress: aProgress() }));
    expect(dialog.getByText('Generating Video...')).toBeDefined();
    expect(dialog.getByText('62% · Drawing frames · 428 of 690 · 9 s left')).toBeDefined();
  });

  test('of a failed video says so and tries again', async () => {
    const { dialog } = await preview(aVideo({ status: 'failed' }));
    expect(dialog.getByText('There was an error creating this video')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Retry Generation' })).toBeDefined();
  });

  test('of a failed video leads to the people who run the site, where they have named a place', async () => {
    const site = () => data({ ...siteInfo, support_email: 'help@studio.example' });
    const { dialog } = await preview(aVideo({ status: 'failed' }), { siteInfo: site });
    const link = await dialog.findByRole('link', { name: 'Contact support: help@studio.example' });
    expect(link.getAttribute('href')).toBe('mailto:help@studio.example');
  });

  test('shows each shape that the video has', async () => {
    const inShape = (aspect_ratio: '9:16' | '16:9', width: number, height: number) => ({
      ...{ aspect_ratio, width, height, video_url: `/${width}.mp4`, thumbnail_url: null },
      ...{ download_url: null, size_bytes: 1 },
    });
    const files = [inShape('9:16', 720, 1280), inShape('16:9', 1280, 720)];
    const { dialog, user } = await preview(aVideo({ title: 'Cold brew', files, video_url: '/720.mp4' }));
    const film = () => dialog.getByLabelText('Cold brew', { selector: 'video' }).getAttribute('src');
    expect(film()).toBe('/720.mp4');
    await user.click(dialog.getByRole('button', { name: '16:9' }));
    expect(film()).toBe('/1280.mp4');
  });

  test('says so where the file is not there', async () => {
    const { dialog } = await preview(aVideo({ title: 'Cold brew', video_url: null }));
    expect(dialog.getByText('Video not available')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Play' })).toBeNull();
  });

  test('closes with Escape', async () => {
    const { user } = await preview(brew());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a video that a moderator removed', () => {
  const removed = aVideo({
    ...{ title: 'Cold brew', slug: 'cold-brew', video_url: null },
    removal: { reason: 'Scam', is_appealed: false },
  });

  test('says so where it is opened, leads to the appeal, and is not shared', async () => {
    await takeFromMenu([removed], 'Preview');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cold brew' }));
    expect(dialog.getByText('Removed')).toBeDefined();
    expect(dialog.getByText('Removed: Scam. Nobody else can watch it.')).toBeDefined();
    const links = dialog.getAllByRole('link', { name: 'Read why and appeal' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/removed', '/removed']);
    expect(dialog.getByText('Removed by a moderator')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Pause' })).toBeNull();
    for (const name of ['Share Video', 'Download Video']) expect(dialog.queryByRole('button', { name })).toBeNull();
  });

  test('has the appeal in its menu in place of sharing', async () => {
    const { user } = await renderLibrary([removed]);
    await user.click(screen.getByRole('button', { name: 'Menu of Cold brew' }));
    const appeal = await screen.findByRole('menuitem', { name: 'Removal and appeal' });
    expect(appeal.getAttribute('href')).toBe('/removed');
    for (const name of ['Share', 'Download', 'Statistics']) expect(screen.queryByRole('menuitem', { name })).toBeNull();
  });
});

test('a dialog that a menu opened by keys gives the focus back to the button of that menu', async () => {
  const { user } = await renderLibrary([brew()]);
  const button = screen.getByRole('button', { name: 'Menu of Cold brew' });
  button.focus();
  await user.keyboard('{Enter}');
  (await screen.findByRole('menuitem', { name: 'Settings' })).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Video Settings' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

describe('sharing and downloading', () => {
  test('Copy Link puts the address of the watch page into the clipboard', async () => {
    const { user } = await renderLibrary([aVideo({ title: 'Cold brew', slug: 'cold-brew' })]);
    await user.click(screen.getByRole('button', { name: 'Menu of Cold brew' }));
    (await screen.findByRole('menuitem', { name: 'Share' })).focus();
    await user.keyboard('{ArrowRight}');
    await user.click(await screen.findByRole('menuitem', { name: 'Copy Link' }));
    expect(await screen.findByText('Video link copied to clipboard!')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/watch/cold-brew`);
  });

  test.each([
    ['Facebook', 'https://www.facebook.com/'],
    ['WhatsApp', 'https://wa.me/'],
    ['Twitter', 'https://twitter.com/'],
    ['More Options', 'https://www.addtoany.com/'],
  ])('%s opens a window of 600 by 400 with link and text', async (target, site) => {
    const openWindow = vi.fn();
    vi.stubGlobal('open', openWindow);
    const { user } = await renderLibrary([aVideo({ title: 'Cold brew', slug: 'cold-brew' })]);
    await user.click(screen.getByRole('button', { name: 'Menu of Cold brew' }));
    (await screen.findByRole('menuitem', { name: 'Share' })).focus();
    await user.keyboard('{ArrowRight}');
    await user.click(await screen.findByRole('menuitem', { name: target }));
    const [address, , features] = openWindow.mock.calls[0] ?? [];
    expect(String(address).startsWith(site)).toBe(true);
    const carried = [...new URL(String(address)).searchParams.values()].join(' ');
    expect(carried).toContain('Check out this video: Cold brew');
    expect(carried).toContain(`${location.origin}/watch/cold-brew`);
    expect(features).toContain('width=600,height=400');
  });

  test('a video without a file says so', async () => {
    await takeFromMenu([aVideo({ title: 'Cold brew', status: 'failed', video_url: null })], 'Download');
    expect(await screen.findByText('Video URL not available')).toBeDefined();
  });

  test('a file that cannot be fetched is opened instead', async () => {
    const openWindow = vi.fn();
    vi.stubGlobal('open', openWindow);
    await takeFromMenu([brew()], 'Download', { media: () => refuse('media_link_invalid') });
    expect(await screen.findByText('Failed to download video. Please try again.')).toBeDefined();
    expect(openWindow).toHaveBeenCalledWith('/api/media/video.mp4', '_blank', 'noopener');
  });
});
