import { type DraftContent, draftContent } from '@herald/contract/draft';
import { changeSettings } from '@herald/core/settings';
import { aClaimedVideo, anOrder, anOrderedVideo, aToken, aUser, type TestUser } from '@herald/core/testing';
import { completeVideo } from '@herald/core/videos';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let user: TestUser;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
beforeEach(async () => {
  user = await aUser(api.core);
  token = await aToken(api.core, user);
});
afterAll(() => api.close());

const post = <const P extends string>(path: P, body: unknown) => api.ask(`POST ${path}`, { token, body });
const unknownId = '0198f2a0-0000-7000-8000-00000000dead';

describe('POST /video-generation/check-tts-limits', () => {
  const check = async (body: object) => (await post('/video-generation/check-tts-limits', body)).body.data;

  it('counts the script and estimates how long it takes to say', async () => {
    const data = await check({ script_text: '  Hello there, this is a short script.  ' });
    expect(data).toMatchObject({
      ...{ allowed: true, reasons: [], script_characters: 36, script_characters_limit: 500 },
      ...{ video_seconds_limit: 30, videos_left: 3 },
    });
    expect(data.estimated_seconds).toBeGreaterThan(1);
    expect(data.estimated_seconds).toBeLessThan(5);
  });

  it('knows voice, language and speed', async () => {
    const script_text = '今天天气很好，我们去公园吧。'.repeat(3);
    const [usual, chinese, fast] = await Promise.all([
      check({ script_text }),
      check({ script_text, country: 'zh' }),
      check({ script_text, country: 'zh', speechRate: 2 }),
    ]);
    expect(chinese.estimated_seconds).toBeGreaterThan(usual.estimated_seconds);
    expect(fast.estimated_seconds).toBeLessThan(chinese.estimated_seconds * 0.8);
    expect(chinese.language_note).toBe('');
  });

  it('says when the voice speaks another language than the script', async () => {
    expect((await check({ script_text: 'مرحبا بالعالم' })).language_note).toMatch(/written in Arabic letters/);
    const german = 'Das ist nicht für dich und auch nicht für mich.';
    expect((await check({ script_text: german })).language_note).toMatch(/^This looks like German\./);
    expect((await check({ script_text: german, country: 'de' })).language_note).toBe('');
  });

  it('counts the time of the end card, and says that it may go', async () => {
    const size = { script_text: 'One two.', estimated_seconds: 29 };
    expect((await check(size)).allowed).toBe(true);
    expect(await check({ ...size, end_card: 'Try it today' })).toMatchObject({
      allowed: false,
      estimated_seconds: 29,
      reasons: [
        'The video would be 32 seconds long with its end card; your plan allows 30. Please shorten the script or remove the end card.',
      ],
    });
  });

  it('says whose limit it is where the installation, and not the plan, sets it', async () => {
    const ordered = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
    await anOrderedVideo(api.core, ordered);
    await changeSettings(api.core, { max_video_length: 20, max_videos_per_user: 1 });
    const session = await aToken(api.core, ordered);
    const body = { script_text: 'One two.', estimated_seconds: 21 };
    const { reasons } = (await api.ask('POST /video-generation/check-tts-limits', { token: session, body })).body.data;
    const limits = (await api.ask('GET /user/limits', { token: session })).body.data;
    await changeSettings(api.core, { max_video_length: 300, max_videos_per_user: 100 });
    expect(reasons).toEqual([
      'The video would be 21 seconds long; whatever the plan, the administrators allow 20. Please shorten the script.',
      'You have used the one video that the administrators allow everybody in a month, whatever their plan. Wait for the next month, or ask them for more.',
    ]);
    expect(limits).toMatchObject({ video_seconds_set_by: 'installation', videos_per_month_set_by: 'installation' });
  });

  it.each(['', '   ', '...', '?!', '[close]', '(sighs)', '🎉'])(
    'refuses %j, which says nothing',
    async (script_text) => {
      const reasons = ['The script has no words to say.'];
      expect(await check({ script_text })).toMatchObject({ allowed: false, reasons, estimated_seconds: 0 });
      expect(await check({ script_text, estimated_seconds: 5 })).toMatchObject({ allowed: false, reasons });
    },
  );

  it('says everything that does not fit', async () => {
    for (let i = 0; i < 3; i++) await anOrderedVideo(api.core, user);
    const data = await check({ script_text: 'a'.repeat(501), estimated_seconds: 31 });
    expect(data).toMatchObject({ allowed: false, videos_left: 0, estimated_seconds: 31 });
    expect(data.reasons).toHaveLength(3);
  });
});

describe('POST /video-generation/estimate', () => {
  const estimate = async (draft: Partial<DraftContent>) =>
    (await post('/video-generation/estimate', { ...draftContent.parse({}), ...draft })).body.data;

  it('takes the sound of the draft, or else the time its script takes to say', async () => {
    const { voice_data } = await anOrder(api.core, user, { durationSec: 21.5 });
    expect(await estimate({ voice: voice_data })).toMatchObject({ duration_seconds: 21.5, videos_left: 3 });
    const spoken = await estimate({
      voice: { ...voice_data, audioId: null, generatedAudioUrl: '', ttsText: 'One two.' },
    });
    expect(spoken.duration_seconds).toBeLessThan(4);
  });

  it('is of the film with its end card, and says what the start would say', async () => {
    const { voice_data } = await anOrder(api.core, user, { durationSec: 29 });
    const output = draftContent.parse({}).output;
    expect(await estimate({ voice: voice_data, output })).toMatchObject({ duration_seconds: 29, reasons: [] });
    const longer = await estimate({ voice: voice_data, output: { ...output, end_card: 'Try it today' } });
    expect(longer.duration_seconds).toBe(31.5);
    expect(longer.reasons).toEqual([expect.stringMatching(/32 seconds long with its end card; your plan allows 30/)]);
  });

  it('says what a draft names that is gone, and nothing of what is not chosen yet', async () => {
    const { avatar_data, voice_data } = await anOrder(api.core, user);
    const usual = draftContent.parse({});
    const unknown = '/api/media/accounts/0198f2a0-0000-7000-8000-000000000001/pictures/a.webp';
    expect((await estimate({})).reasons).toEqual([]);
    expect(
      (await estimate({ avatar: { ...usual.avatar, avatarType: 'library', selectedAvatarId: unknownId } })).reasons,
    ).toEqual(['This avatar is not available any more. Please choose another one.']);
    expect((await estimate({ avatar: { ...usual.avatar, productImageUrl: unknown } })).reasons).toEqual([
      'This image is not available any more. Please upload it again.',
    ]);
    expect((await estimate({ voice: { ...voice_data, audioId: unknownId } })).reasons).toEqual([
      'This audio is not available any more. Please create it again.',
    ]);
    const avatar = { ...usual.avatar, ...avatar_data };
    const script = { ...usual.script, content: '[show product] Our bread.' };
    expect((await estimate({ avatar, voice: voice_data, script })).reasons).toEqual([
      'This video has no product for [show product]. Add one, or remove the mark.',
    ]);
  });

  it('promises what was measured on this installation, and keeps to it after the click', async () => {
    const claimed = await aClaimedVideo(api.core, user);
    const files = { video: 'v', poster: 'p', preview: 'g', vtt: 't', srt: 's', report: 'r' };
    const times = { prepareSec: 2, drawSec: 5, finishSec: 1 };
    await completeVideo(api.core, claimed, {
      files,
      durationSec: 12,
      sizeBytes: 1,
      storedBytes: 1,
      transcript: '',
      times,
    });
    const { voice_data } = await anOrder(api.core, user);
    const before = await estimate({ voice: voice_data });
    expect(before.eta_seconds).toBeGreaterThanOrEqual(8);
    const { body } = await post('/video-generation/start', await anOrder(api.core, user));
    expect(body).toMatchObject({ eta_seconds: before.eta_seconds, queue_position: before.queue_position });
  });
});
