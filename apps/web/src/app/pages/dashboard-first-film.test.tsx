import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { firstVisit } from '#lib/first-visit.ts';
import { aClip, anAvatar, startedVideo, wizardOf } from '#testing/a-draft.ts';
import { aUser, someLimits } from '#testing/a-user.ts';
import { aProgress, aVideo, aVideoPage } from '#testing/a-video.ts';
import { choose } from '#testing/choose.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { libraryOf } from '#testing/library-server.ts';
import { press } from '#testing/press.ts';
import { type Person, renderScreen } from '#testing/render-screen.tsx';
import { data, message, offline, pending, refuse } from '#testing/replies.ts';

const emma = anAvatar({ id: 'emma', display_name: 'Emma', gender: 'female' });
const first = aVideo({ id: startedVideo.video_id, title: 'My first video', status: 'pending', progress: aProgress() });
function serverOf(changes: Handlers = {}): Handlers {
  return {
    ...libraryOf([]),
    ...wizardOf(),
    listAvatars: () => data([anAvatar(), emma]),
    getAvatar: ({ params }) => data(params.id === 'emma' ? emma : anAvatar()),
    generateSpeech: ({ body }) => data(aClip({ script: body.msg, voice_id: body.tts_id })),
    startVideo: () => startedVideo,
    getVideo: () => data(first),
    ...changes,
  };
}

const open = (changes: Handlers = {}, as: Person = 'owner') =>
  renderScreen('/dashboard', { as, server: serverOf(changes) });

describe('the first video', () => {
  test('stands alone, with presenter, voice and script filled in', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Your first video is one press away' })).toBeDefined();
    const script = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Script' });
    expect(script.value).toContain('Does your skin feel tight by lunchtime?');
    await waitFor(() => expect(screen.getByLabelText('Presenter').textContent).toBe('Emma'));
    await waitFor(() => expect(screen.getByLabelText('Voice').textContent).toContain('Ava'));
    expect(screen.getByLabelText('Ready script').textContent).toBe('Skincare');
    expect(await screen.findByText(/^Emma reads this in Ava’s voice, at home\./)).toBeDefined();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.queryByText('No videos found')).toBeNull();
    expect(screen.getByText('Welcome back, Maya Holt')).toBeDefined();
  });

  test('is promised a time only if it can be made', async () => {
    const answer = {
      ...{ duration_seconds: 316, eta_seconds: 1, size_bytes: null },
      videos_left: 7,
      queue_position: 1,
    };
    open({ estimateVideo: () => data({ ...answer, reasons: ['This video is too long for your plan.'], cost: [] }) });
    expect(await screen.findByText(/Press once, and watch it being made\.$/)).toBeDefined();
    expect(screen.queryByText(/in your library in about/)).toBeNull();
  });

  test('greets who has just signed up before the library has answered', async () => {
    firstVisit.begin(aUser().id);
    open({ listVideos: pending });
    expect(await screen.findByRole('heading', { name: 'Your first video is one press away' })).toBeDefined();
    expect(screen.getByText('Welcome, Maya Holt')).toBeDefined();
  });

  test('keeps the tabs of somebody who has a marketplace', async () => {
    open({ listSites: () => data([]) }, aUser({ opens_marketplace: true }));
    expect(await screen.findByRole('heading', { name: 'Your first video is one press away' })).toBeDefined();
    expect(screen.getByRole('tab', { name: 'Marketplace' })).toBeDefined();
  });

  test('is spoken before the press, so that the stage can play it', async () => {
    const shown = open();
    await waitFor(() => expect(shown.server.callsTo('generateSpeech')).toHaveLength(1));
    expect(shown.server.callsTo('startVideo')).toHaveLength(0);
    await press(shown.user, 'Generate Video');
    expect(await screen.findByRole('heading', { name: 'Your first video is being made' })).toBeDefined();
    expect(shown.server.callsTo('generateSpeech')).toHaveLength(1);
  });

  test('is spoken and ordered by one press, as any other video', async () => {
    const shown = open();
    await press(shown.user, 'Generate Video');
    await waitFor(() => expect(shown.server.callsTo('startVideo')).toHaveLength(1));
    const { body, idempotencyKey } = shown.server.lastCallTo('startVideo');
    expect(idempotencyKey).not.toBeNull();
    expect(body).toMatchObject({
      title: '',
      avatar_data: { avatarType: 'library', selectedAvatarId: 'emma' },
      voice_data: { ttsId: 'ava', generatedAudioUrl: aClip().url },
      background_data: { setting: 'home' },
    });
    expect(await screen.findByRole('heading', { name: 'Your first video is being made' })).toBeDefined();
    expect(shown.server.callsTo('saveDraft')).toHaveLength(0);
  });

  test('is made with what was changed', async () => {
    const shown = open();
    await screen.findByRole('textbox', { name: 'Script' });
    await waitFor(() => expect(screen.getByLabelText('Presenter').textContent).toBe('Emma'));
    await choose(shown.user, 'Presenter', 'Kofi');
    await waitFor(() => expect(screen.getByLabelText('Voice').textContent).toContain('Noah'));
    await choose(shown.user, 'Ready script', 'Fitness');
    await choose(shown.user, 'Captions', 'Karaoke');
    await press(shown.user, 'Generate Video');
    await waitFor(() => expect(shown.server.callsTo('startVideo')).toHaveLength(1));
    expect(shown.server.lastCallTo('generateSpeech').body).toMatchObject({
      msg: expect.stringContaining('You have twenty minutes.'),
      tts_id: 'noah',
    });
    expect(shown.server.lastCallTo('startVideo').body).toMatchObject({
      avatar_data: { selectedAvatarId: 'kofi' },
      output: { captions: 'karaoke' },
    });
  });

  test('uses what was spoken again when the order failed', async () => {
    const shown = open({ startVideo: offline });
    await press(shown.user, 'Generate Video');
    expect(await screen.findByText('Generation Failed')).toBeDefined();
    shown.server.answer({ startVideo: () => startedVideo });
    await press(shown.user, 'Generate Video');
    expect(await screen.findByRole('heading', { name: 'Your first video is being made' })).toBeDefined();
    expect(shown.server.callsTo('generateSpeech')).toHaveLength(1);
    const keys = shown.server.callsTo('startVideo').map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  test('plays where it was made as soon as it is ready', async () => {
    const shown = open();
    await press(shown.user, 'Generate Video');
    await screen.findByRole('heading', { name: 'Your first video is being made' });
    const ready = { ...first, status: 'completed' as const, progress: null, video_url: '/api/media/first.mp4' };
    shown.server.answer({ getVideo: () => data(ready), listVideos: () => data(aVideoPage([ready])) });
    shown.server.tellVideo(ready);
    expect(await screen.findByRole('heading', { name: 'Your first video is ready' })).toBeDefined();
    const player = await screen.findByLabelText<HTMLVideoElement>('My first video', { selector: 'video' });
    await waitFor(() => expect(player.paused).toBe(false));
  });

  test('is downloaded and shared beside its film', async () => {
    const shown = open();
    await press(shown.user, 'Generate Video');
    await screen.findByRole('heading', { name: 'Your first video is being made' });
    expect(screen.queryByRole('button', { name: 'Download Video' })).toBeNull();
    const slug = 'my-first-video-1a2b';
    const ready = { ...first, status: 'completed' as const, progress: null, slug, video_url: '/api/media/first.mp4' };
    shown.server.answer({ getVideo: () => data(ready), listVideos: () => data(aVideoPage([ready])) });
    shown.server.tellVideo(ready);
    const download = await screen.findByRole<HTMLButtonElement>('button', { name: 'Download Video' });
    await waitFor(() => expect(download.disabled).toBe(false));
    await shown.user.click(download);
    expect(await screen.findByText('Download Started')).toBeDefined();
    expect(screen.getByText('My first video.mp4')).toBeDefined();
    await shown.user.click(await screen.findByRole('button', { name: 'Share Video' }));
    await shown.user.click(await screen.findByRole('menuitem', { name: 'Copy Link' }));
    expect(await navigator.clipboard.readText()).toContain(slug);
    expect(screen.getByRole('link', { name: 'Create another video' })).toBeDefined();
  });

  test('can be cancelled, which brings the form back', async () => {
    const shown = open({ cancelVideo: () => message('Cancelled.') });
    await press(shown.user, 'Generate Video');
    await shown.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Video Cancelled')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Generate Video' })).toBeDefined();
  });

  test('cannot be ordered when the plan has none left', async () => {
    open({ userLimits: () => data(someLimits({ videos_left: 0 })) });
    expect(await screen.findByText('No videos are left this month.')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Video' }).disabled).toBe(true);
  });

  test('says when the presenters did not load, and loads them when asked', async () => {
    const { user, server } = open({ listAvatars: () => refuse('not_found') });
    expect(await screen.findByText(/The presenters did not load/)).toBeDefined();
    server.answer({ listAvatars: () => data([emma]) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByLabelText('Presenter').textContent).toBe('Emma'));
  });

  test('is not offered to somebody who has videos', async () => {
    const { server } = open({ listVideos: () => data(aVideoPage([aVideo({ title: 'Cold brew' })])) });
    await screen.findByRole('article', { name: 'Cold brew' });
    expect(screen.queryByRole('heading', { name: 'Your first video is one press away' })).toBeNull();
    expect(server.callsTo('listAvatars')).toHaveLength(0);
  });

  test('is not offered to viewers of a team', async () => {
    open({}, 'viewer');
    await screen.findByRole('heading', { name: 'No videos found' });
    expect(screen.queryByRole('heading', { name: 'Your first video is one press away' })).toBeNull();
  });
});
