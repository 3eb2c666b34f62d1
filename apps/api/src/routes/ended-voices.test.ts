import type { EndedVoice } from '@herald/contract/envelope';
import { loadSpokenSound, readAudioForVideo } from '@herald/core/audio';
import { aLibraryAvatar, aToken, aUser, type TestUser } from '@herald/core/testing';
import { claimVideo } from '@herald/core/videos';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { openProviders, type Providers } from '@herald/providers';
import { openElevenLabsDouble, type SpeechDouble } from '@herald/providers/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const SCRIPT = 'Meet the bottle that keeps water cold. Take it to work, or up a mountain! Order yours today.';
/** Where nothing is told of times, less is said. */
const SHORT = 'Order yours today.';
const RACHEL = 'elevenlabs:v1';
const ANNIE = 'espeak:en-gb-x-rp:annie';

let service: SpeechDouble;
let withService: Providers;
let without: Providers;
/** What every account sees at the moment. */
let current: Providers;
let api: TestApi;
let owner: TestUser;
let token: string;

beforeAll(async () => {
  service = await openElevenLabsDouble();
  const hosted = { wire: 'elevenlabs', title: 'ElevenLabs', name: 'elevenlabs', baseUrl: service.baseUrl, key: 'sk' };
  withService = await openProviders({ services: [hosted] });
  without = await openProviders();
  const providers: Providers = { ...withService, forAccount: async () => current };
  api = await createTestApi(inject('databaseServerUrl'), { context: { providers } });
});
afterAll(async () => {
  await api.close();
  await service.close();
});
beforeEach(async () => {
  current = withService;
  owner = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
  token = await aToken(api.core, owner);
  service.asked.length = 0;
});

async function speak(tts_id: string, region = 'US', more = {}) {
  const body = { msg: SCRIPT, tts_id, speechRate: 1, country: 'en', region, ...more };
  const answer = await api.ask('POST /a2e/tts/generate', { token, body });
  return answer.body.data as { audio_id: string; url: string; notes: string[] };
}

/** A video of the account that this voice speaks in, in this state. */
async function aVideoSpokenBy(
  ttsId: string,
  status: 'failed' | 'completed',
  script = SHORT,
): Promise<{ id: string; audioId: string }> {
  const clip = await speak(ttsId, 'US', { msg: script });
  const avatar = await aLibraryAvatar(api.core, 'default');
  const order = {
    avatar_data: { avatarType: 'library', selectedAvatarId: avatar.id },
    voice_data: { ttsText: script, ttsId, country: 'en', region: 'US', audioId: clip.audio_id },
  };
  const { body } = await api.ask('POST /video-generation/start', { token, body: order });
  await api.core.db.pool.query('update videos set status = $2 where id = $1', [body.video_id, status]);
  return { id: body.video_id, audioId: clip.audio_id };
}

interface Made {
  status: number;
  body: { code: string; message: string; errors: object; voice: EndedVoice; video_id?: string };
}

/** What was answered, whether it is a success or a refusal. */
const post = async (path: `POST /${string}`, body?: { tts_id: string }): Promise<Made> => {
  const answer: { status: number; body: unknown } = await api.ask(path, { token, ...(body && { body }) });
  return answer as Made;
};

const another = (id: string, body?: { tts_id: string }) => post(`POST /videos/${id}/another`, body);
const retry = (id: string, body?: { tts_id: string }) => post(`POST /videos/${id}/retry`, body);

const ways = [
  ['another like it', 'completed', another],
  ['a retry', 'failed', retry],
] as const;

const soundOf = async (videoId: string) =>
  (await api.core.db.pool.query('select audio_id, draft, ingredients from videos where id = $1', [videoId])).rows[0];
const countVideos = async () =>
  (await api.core.db.pool.query("select 1 from videos where account_id = $1 and status = 'pending'", [owner.accountId]))
    .rowCount;

describe.each(ways)('for %s, a voice', (_, status, make) => {
  it('that is still offered is not asked for', async () => {
    const { id, audioId } = await aVideoSpokenBy(RACHEL, status);
    service.asked.length = 0;
    const { status: code, body } = await make(id);
    expect(code).toBe(200);
    expect((await soundOf(body.video_id ?? id)).audio_id).toBe(audioId);
    expect(service.asked).toEqual([]);
  });

  it('that ended is named with the voice most like it, and nothing starts', async () => {
    const { id } = await aVideoSpokenBy(RACHEL, status);
    current = without;
    const { status: code, body } = await make(id);
    expect([code, body.code]).toEqual([409, 'voice_ended']);
    expect(body.message).toBe('The voice “Rachel” of this video is no longer offered. Choose who speaks.');
    const { instead } = body.voice;
    expect(body.voice).toMatchObject({ value: RACHEL, name: 'Rachel', has_sound: true });
    const nearest = without.speech.allVoices().find(({ id: voiceId }) => voiceId === instead?.value);
    expect([nearest?.gender, nearest?.locale, instead?.country, instead?.region]).toEqual([
      'female',
      'en-US',
      'en',
      'US',
    ]);
    expect(await countVideos()).toBe(0);
  });

  it('that ended keeps its sound where the request names it, and no service is asked', async () => {
    const { id, audioId } = await aVideoSpokenBy(RACHEL, status);
    current = without;
    service.asked.length = 0;
    const { status: code, body } = await make(id, { tts_id: RACHEL });
    expect(code).toBe(200);
    expect((await soundOf(body.video_id ?? id)).audio_id).toBe(audioId);
    expect(service.asked).toEqual([]);
  });

  it('that the request names speaks in the time of the one that ended', async () => {
    const { id, audioId } = await aVideoSpokenBy(RACHEL, status, SCRIPT);
    current = without;
    const { status: code, body } = await make(id, { tts_id: 'flite:rms:m-natural' });
    expect(code).toBe(200);
    const made = await soundOf(body.video_id ?? id);
    expect([made.draft.voice.ttsId, made.draft.voice.audioId, made.ingredients.audioId]).toEqual([
      'flite:rms:m-natural',
      made.audio_id,
      made.audio_id,
    ]);
    expect(made.ingredients.movesAs).toBe(audioId);
    await expectSameTimes(audioId, made.audio_id);
  });

  it('that nobody offers is refused', async () => {
    const { id } = await aVideoSpokenBy(RACHEL, status);
    const { status: code, body } = await make(id, { tts_id: 'flite:nobody' });
    expect([code, Object.keys(body.errors)]).toEqual([422, ['tts_id']]);
  });
});

describe('a retry with another voice', () => {
  it('moves as the film before it, and so does the next one', async () => {
    const { id } = await aVideoSpokenBy(RACHEL, 'failed');
    const inState = (status: string) =>
      api.core.db.pool.query('update videos set status = $2 where id = $1', [id, status]);
    await inState('pending');
    const first = await claimVideo(api.core, id);
    await inState('failed');
    current = without;
    await retry(id, { tts_id: 'flite:rms:m-natural' });
    const second = await claimVideo(api.core, id);
    await inState('failed');
    await retry(id, { tts_id: ANNIE });
    const third = await claimVideo(api.core, id);
    expect(first?.seed).toBeGreaterThan(0);
    expect([second?.seed, third?.seed]).toEqual([first?.seed, first?.seed]);
    expect(third?.ingredients.audioId).not.toBe(second?.ingredients.audioId);
  });
});

describe('a video whose audio was deleted', () => {
  it('is spoken again by its voice, and asks where that has ended', async () => {
    const { id, audioId } = await aVideoSpokenBy(RACHEL, 'completed');
    expect((await api.ask(`DELETE /audio/${audioId}`, { token })).status).toBe(200);
    current = without;
    const refused = await another(id);
    expect([refused.body.code, refused.body.voice.has_sound]).toEqual(['voice_ended', false]);
    const named = await another(id, { tts_id: RACHEL });
    expect(named.body.code).toBe('voice_ended');
    current = withService;
    const { body } = await another(id);
    const { rows } = await api.core.db.pool.query('select voice_id, script from audio_clips where id = $1', [
      (await soundOf(body.video_id ?? '')).audio_id,
    ]);
    expect(rows).toEqual([{ voice_id: RACHEL, script: SHORT }]);
  });
});

describe('a voice that is listed and ended', () => {
  it('is asked for when it refuses to speak, and is not proposed', async () => {
    const { id, audioId } = await aVideoSpokenBy(RACHEL, 'completed');
    await api.ask(`DELETE /audio/${audioId}`, { token });
    service.manner.fault = (response) => response.writeHead(404).end('{"detail":{"status":"voice_not_found"}}');
    const { status, body } = await another(id);
    delete service.manner.fault;
    expect([status, body.code, body.voice.value]).toEqual([409, 'voice_ended', RACHEL]);
    expect(body.voice.instead?.value).not.toBe(RACHEL);
    expect(await countVideos()).toBe(0);
  });
});

describe('speech in the time of an earlier sound', () => {
  it('has every sentence, phone and caption where it was, within 5 %', async () => {
    const first = await speak('flite:rms:m-natural');
    const timed = await speak(ANNIE, 'GB', { in_time_of: first.audio_id });
    expect(timed.audio_id).not.toBe(first.audio_id);
    await expectSameTimes(first.audio_id, timed.audio_id);
    const again = await speak(ANNIE, 'GB', { in_time_of: first.audio_id });
    expect(again.audio_id).toBe(timed.audio_id);
    expect((await speak(ANNIE, 'GB')).audio_id).not.toBe(timed.audio_id);
  });

  it('never becomes hurried, and the details of the video say which sentences did not fit', async () => {
    const quick = await speak('flite:rms:m-natural', 'US', { speechRate: 2 });
    const timed = await speak(ANNIE, 'GB', { in_time_of: quick.audio_id });
    const note = expect.stringMatching(/^3 of 3 sentences could not keep the earlier length/);
    expect(timed.notes).toEqual([note]);
    const avatar = await aLibraryAvatar(api.core, 'default');
    const { body } = await api.ask('POST /video-generation/start', {
      token,
      body: {
        avatar_data: { avatarType: 'library', selectedAvatarId: avatar.id },
        voice_data: { ttsText: SCRIPT, ttsId: ANNIE, audioId: timed.audio_id },
      },
    });
    const { data } = (await api.ask(`GET /videos/${body.video_id}`, { token })).body as {
      data: { sound_notes: string[] };
    };
    expect(data.sound_notes).toEqual([note]);
  });

  it('is filmed with the cuts, gestures and looks of the earlier one, also when it is replaced again', async () => {
    const first = await speak('flite:rms:m-natural');
    const timed = await speak(ANNIE, 'GB', { in_time_of: first.audio_id });
    const last = await speak('flite:slt:f-young', 'US', { in_time_of: timed.audio_id });
    const was = await planOf(first);
    expect(was.gestures.length).toBeGreaterThan(0);
    for (const film of [await planOf(timed), await planOf(last)]) {
      expect(film).toEqual({ ...was, moments: expect.any(Array) });
      for (const [index, sec] of film.moments.entries()) {
        expect(Math.abs(sec - (was.moments[index] ?? 0))).toBeLessThan(MOVED_SEC);
      }
    }
    expect((await planOf(await speak(ANNIE, 'GB'))).seed).not.toBe(was.seed);
  });

  it('is refused for a sound of another text, and for one of another account', async () => {
    const { audio_id } = await speak('flite:rms:m-natural');
    const ask = (msg: string, as = token) =>
      api.ask('POST /a2e/tts/generate', {
        token: as,
        body: { msg, tts_id: ANNIE, speechRate: 1, country: 'en', region: 'GB', in_time_of: audio_id },
      });
    expect((await ask('Another text.')).body.errors).toEqual({ in_time_of: ['This audio says another text.'] });
    const stranger = await aToken(api.core, await aUser(api.core, { planSlugs: ['UNLIMITED'] }));
    expect((await ask(SCRIPT, stranger)).body.errors).toEqual({ in_time_of: ['This audio is not there any more.'] });
  });
});

/** A moment is at most this far from where it was: words are moved within their sentence. */
const MOVED_SEC = 0.25;

/** What a film of this sound shows, as its preview tells. */
async function planOf({ audio_id: audioId }: { audio_id: string }) {
  const avatar = { avatarType: 'library', selectedAvatarId: 'emma' };
  const voice = { ttsText: SCRIPT, country: 'en', region: 'US', audioId };
  const body = { avatar, voice, background: { style: 'bold' }, output: { aspect_ratio: '9:16' } };
  const { data } = (await api.ask('POST /video-generation/preview-scene', { token, body })).body;
  const { seed, words, acting } = data.scene as unknown as Pick<SceneSpec, 'seed' | 'words' | 'acting'>;
  const { gestures, expressions, stances, headMoves } = acting ?? expect.unreachable();
  return {
    seed,
    gestures: gestures.map(({ name, hand }) => [name, hand]),
    expressions: expressions.map(({ name, strength }) => [name, strength]),
    stances: stances.map(({ yaw, pitch, roll }) => [yaw, pitch, roll]),
    headMoves: headMoves.map(({ kind, strength }) => [kind, strength]),
    // The camera cuts where a sentence begins.
    moments: [
      ...sentencesOf(words).map(({ startSec }) => startSec),
      ...gestures.map(({ strokeSec }) => strokeSec),
      ...[...expressions, ...stances, ...headMoves].map(({ atSec }) => atSec),
    ],
  };
}

async function expectSameTimes(oldId: string, newId: string): Promise<void> {
  const [old, now] = await Promise.all(
    [oldId, newId].map(async (id) => {
      const sound = await loadSpokenSound(api.core, await readAudioForVideo(api.core, owner.accountId, id));
      return { sentences: sentencesOf(sound.words), phones: sound.phones, words: sound.words };
    }),
  );
  if (!old || !now) throw new Error('A sound is missing.');
  expect(now.sentences).toHaveLength(3);
  for (const [index, { startSec, lengthSec }] of now.sentences.entries()) {
    const was = old.sentences[index] ?? expect.unreachable();
    expect(Math.abs(startSec - was.startSec)).toBeLessThan(0.05 * was.lengthSec);
    expect(Math.abs(lengthSec / was.lengthSec - 1)).toBeLessThan(0.05);
  }
  for (const { word, startSec, endSec } of now.phones) {
    const said = now.words[word];
    if (!said) continue;
    expect(startSec).toBeGreaterThan(said.startSec - 0.001);
    expect(endSec).toBeLessThan(said.endSec + 0.001);
  }
}

function sentencesOf(words: readonly { text: string; startSec: number; endSec: number }[]) {
  const ends = words.flatMap(({ text }, index) => (/[.!]$/.test(text) ? [index] : []));
  return ends.map((end, at) => {
    const startSec = words[(ends[at - 1] ?? -1) + 1]?.startSec ?? 0;
    return { startSec, lengthSec: (words[end]?.endSec ?? 0) - startSec };
  });
}
