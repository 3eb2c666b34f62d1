import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aFinishedDraft, startedVideo, wizardOf } from '#testing/a-draft.ts';
import { someLimits } from '#testing/a-user.ts';
import { aProgress, aVideo } from '#testing/a-video.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { data, held, offline, refuse } from '#testing/replies.ts';

describe('step 3, starting the video', () => {
  const openStart = async (server: Handlers = {}, content = aFinishedDraft()) => {
    const shown = renderScreen('/create?step=3', { server: { ...wizardOf(content), ...server } });
    await screen.findByRole('heading', { name: 'Create Your UGC Video' });
    return shown;
  };
  const generate = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Generate Video' });

  test('says what it takes of the plan and when it is ready', async () => {
    await openStart();
    expect(await screen.findByText('no one ahead of you in the queue')).toBeDefined();
    expect(screen.getByText('videos this month, 6 left after it')).toBeDefined();
  });

  test('leaves the focus where the video is made, and brings it back to the scene', async () => {
    const { user } = await openStart({
      startVideo: () => startedVideo,
      getVideo: () => data(aVideo({ id: startedVideo.video_id, status: 'pending', progress: aProgress() })),
    });
    await user.click(await generate());
    const making = await screen.findByRole('group', { name: 'Your video is being made' });
    await waitFor(() => expect(document.activeElement).toBe(making));
    await user.click(screen.getByRole('button', { name: 'Make a variation' }));
    const scene = await screen.findByRole('group', { name: 'The look of the video' });
    await waitFor(() => expect(document.activeElement).toBe(scene));
  });

  test('cannot start when the plan has no video left', async () => {
    await openStart({ userLimits: () => data(someLimits({ videos_left: 0, videos_used: 10 })) });
    expect(await screen.findByText('No videos are left this month')).toBeDefined();
    expect((await generate()).disabled).toBe(true);
  });

  test('cannot start a film that the end card makes too long, and says what to do', async () => {
    const reason = 'The video would be 62 seconds long with its end card; your plan allows 60.';
    const answer = {
      duration_seconds: 61.5,
      eta_seconds: 40,
      size_bytes: null,
      videos_left: 7,
      queue_position: 1,
      reasons: [reason],
      cost: [],
    };
    await openStart({ estimateVideo: () => data(answer) });
    expect(await screen.findByText(reason)).toBeDefined();
    expect(screen.getByText('This video cannot be made as it is')).toBeDefined();
    expect((await generate()).disabled).toBe(true);
  });

  test('says what services get paid, for each of them and in all', async () => {
    const line = { units: 4, price_per: 'second' as const, price_micros: 100_000, is_kept: false, is_over_cap: false };
    const cost = [
      { ...line, what: 'speech' as const, service: 'ElevenLabs', amount_micros: 20_000 },
      { ...line, what: 'film' as const, service: 'HeyGen', amount_micros: 400_000 },
    ];
    const answer = {
      duration_seconds: 4,
      eta_seconds: null,
      size_bytes: null,
      videos_left: 7,
      queue_position: 1,
      reasons: [],
      cost,
    };
    await openStart({ estimateVideo: () => data(answer) });
    expect(await screen.findByText('About $0.02 by ElevenLabs. About $0.40 by HeyGen.')).toBeDefined();
    expect(screen.getByText('Uses 1 video and about $0.42')).toBeDefined();
  });

  test('asks for the size again when the coding changes, and tells it', async () => {
    const { user, server } = await openStart({
      estimateVideo: ({ body }) => {
        const megabytes = body.output.video_quality === 'best' ? 4 : 2.5;
        const size_bytes = megabytes * 1024 * 1024;
        return data({
          duration_seconds: 4,
          eta_seconds: 40,
          size_bytes,
          videos_left: 7,
          queue_position: 1,
          reasons: [],
          cost: [],
        });
      },
    });
    expect(await screen.findByText(/, about 2\.5 MB$/)).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Best' }));
    expect(await screen.findByText(/, about 4\.0 MB$/)).toBeDefined();
    await user.click(screen.getByRole('radio', { name: '96 kbit/s' }));
    await waitFor(() =>
      expect(server.lastCallTo('estimateVideo').body.output).toMatchObject({
        video_quality: 'best',
        audio_bitrate: 'standard',
      }),
    );
  });

  test('asks again when an end card is added, because it makes the film longer', async () => {
    const { user, server } = await openStart();
    await user.type(await screen.findByLabelText(/End card/), 'Go');
    await waitFor(() => expect(server.lastCallTo('estimateVideo').body.output.end_card).not.toBe(''));
  });

  test('starts the video of the draft once', async () => {
    const answer = held(startedVideo);
    const { user, server } = await openStart({ startVideo: answer.handler });
    await user.click(await generate());
    expect(await screen.findByRole('button', { name: 'Starting...' })).toBeDefined();
    await waitFor(() => expect(server.callsTo('startVideo').length).toBe(1));
    expect(server.lastCallTo('startVideo').body).toMatchObject({ avatar_data: { selectedAvatarId: 'kofi' } });
    expect(server.lastCallTo('startVideo').idempotencyKey).toBeTruthy();
  });

  test('says why it could not be started', async () => {
    const { user } = await openStart({ startVideo: () => refuse('conflict', { message: 'No video is left.' }) });
    await user.click(await generate());
    expect(await screen.findByText('Generation Failed')).toBeDefined();
    expect(screen.getByText('No video is left.')).toBeDefined();
  });

  test('uses the same key for another try, so that nothing starts twice', async () => {
    const { user, server } = await openStart({ startVideo: offline });
    await user.click(await generate());
    await screen.findByText('Generation Failed');
    await user.click(await generate());
    await waitFor(() => expect(server.callsTo('startVideo').length).toBe(2));
    const [first, second] = server.callsTo('startVideo');
    expect(first?.idempotencyKey).toBe(second?.idempotencyKey);
  });
});
