import type { EndedVoice } from '@herald/contract/envelope';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aVoice } from '#testing/a-draft.ts';
import { aVideo } from '#testing/a-video.ts';
import type { Handlers } from '#testing/fake-server.ts';
import { takeFromMenu } from '#testing/render-library.tsx';
import { data, refuse } from '#testing/replies.ts';

const ended: EndedVoice = {
  value: 'elevenlabs:v1',
  name: 'Rachel',
  has_sound: true,
  instead: { value: 'flite:slt:f-young', label: 'Annie - Young and bright', country: 'en', region: 'US' },
};
const started = {
  status: 'success' as const,
  success: true as const,
  message: 'Video Generation Started!',
  video_id: '0190b0a0-0000-7000-8000-000000000002',
  eta_seconds: null,
  queue_position: 1,
};

const limitsOf = (script_text: string) => ({
  ...{ allowed: true, reasons: [], language_note: '', script_characters: script_text.length },
  ...{ script_characters_limit: 1000, estimated_seconds: 5, video_seconds_limit: 60, videos_left: 3 },
});

const speech = {
  ...{
    what: 'speech' as const,
    service: 'ElevenLabs',
    units: 120,
    price_micros: 100_000_000,
    price_per: 'million_characters' as const,
  },
  ...{ amount_micros: 20_000, is_kept: false, is_over_cap: false },
};

/** A server that asks who speaks, once. */
const asksFirst = (voice: EndedVoice, more: Handlers = {}): Handlers => ({
  orderAnother: ({ body }) => (body?.tts_id ? started : refuse('voice_ended', { voice })),
  getVoice: ({ params }) => data(aVoice({ value: params.id, label: 'Annie - Young and bright' })),
  checkTtsLimits: ({ body }) => data({ ...limitsOf(body.script_text), cost: [] }),
  ...more,
});

const openDialog = async (voice = ended, server = asksFirst(voice)) => {
  const shown = await takeFromMenu([aVideo({ title: 'Cold brew' })], 'Another like this', server);
  await screen.findByRole('dialog', { name: 'Who speaks?' });
  return shown;
};

describe('a video whose voice ended', () => {
  test('asks who speaks, with the nearest voice and its sample, before anything starts', async () => {
    const { server } = await openDialog();
    expect(screen.getByText('The voice “Rachel” of this video is no longer offered.')).toBeDefined();
    expect(screen.getByText('Annie - Young and bright')).toBeDefined();
    expect(screen.getByText(/Each sentence keeps its time if Annie can say it at a natural pace/)).toBeDefined();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Play: Sample of Annie' }).hasAttribute('disabled')).toBe(false),
    );
    expect(server.callsTo('orderAnother')).toHaveLength(1);
  });

  test('is made with the voice the user takes', async () => {
    const { user, server } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Use Annie' }));
    await screen.findByText('Video Generation Started!');
    expect(server.lastCallTo('orderAnother').body).toEqual({ tts_id: 'flite:slt:f-young' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is made with the audio it has', async () => {
    const { user, server } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Keep its audio' }));
    await screen.findByText('Video Generation Started!');
    expect(server.lastCallTo('orderAnother').body).toEqual({ tts_id: 'elevenlabs:v1' });
  });

  test('is not made when the user cancels', async () => {
    const { user, server } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.callsTo('orderAnother')).toHaveLength(1);
  });

  test('says what the nearest voice costs', async () => {
    const cost = [speech];
    const priced: Handlers = { checkTtsLimits: ({ body }) => data({ ...limitsOf(body.script_text), cost }) };
    await openDialog(ended, asksFirst(ended, priced));
    expect(await screen.findByText('About $0.02 by ElevenLabs')).toBeDefined();
  });

  test('offers only what there is', async () => {
    const { user } = await openDialog({ ...ended, has_sound: false });
    expect(screen.queryByRole('button', { name: 'Keep its audio' })).toBeNull();
    expect(screen.getByText('Its audio was deleted. Annie can speak the script.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
  });

  test('can only be cancelled where neither its audio nor a voice of its language is there', async () => {
    await openDialog({ ...ended, has_sound: false, instead: null });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      expect.not.arrayContaining(['Keep its audio']),
    );
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
  });

  test('asks before a retry, too', async () => {
    const video = aVideo({ title: 'Cold brew', status: 'failed' });
    const { user, server } = await takeFromMenu([video], 'Retry Generation', {
      ...asksFirst(ended),
      retryVideo: ({ body }) =>
        body?.tts_id
          ? data({ status: 'pending' as const, video_url: null, a2e_avatar_error: null, a2e_video_error: null })
          : refuse('voice_ended', { voice: ended }),
      getVideo: () => data({ ...video, status: 'pending' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Use Annie' }));
    await screen.findByText('Video generation restarted');
    expect(server.lastCallTo('retryVideo').body).toEqual({ tts_id: 'flite:slt:f-young' });
  });
});
