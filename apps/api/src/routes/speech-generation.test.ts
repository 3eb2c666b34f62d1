import { loadSpokenSound, readAudioForVideo } from '@herald/core/audio';
import { newId } from '@herald/core/runtime';
import { aMember, aToken, aUser, type TestUser } from '@herald/core/testing';
import type { SpeechService } from '@herald/media/engines/speech-service';
import { encodeMouthCurves } from '@herald/media/mouth';
import { markProblem } from '@herald/media/script-marks';
import type { SpokenSound } from '@herald/media/sound';
import { openProviders } from '@herald/providers';
import { replaceParts } from '@herald/providers/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

/** The real engine, which also tells what it was asked to speak and how many did so at once. */
async function watchedSpeech() {
  const { speech } = await openProviders();
  const watch = { spoken: [] as string[], atOnce: 0, mostAtOnce: 0, pause: Promise.resolve() };
  const speak: SpeechService['speak'] = async (request) => {
    watch.spoken.push(request.text);
    watch.atOnce += 1;
    watch.mostAtOnce = Math.max(watch.mostAtOnce, watch.atOnce);
    await watch.pause;
    return speech.speak(request).finally(() => {
      watch.atOnce -= 1;
    });
  };
  return { watch, speech: { ...speech, speak } };
}

const { watch, speech } = await watchedSpeech();
let api: TestApi;
let owner: TestUser;
let token: string;

beforeAll(async () => {
  const providers = replaceParts(await openProviders(), { speech });
  api = await createTestApi(inject('databaseServerUrl'), { context: { providers } });
  owner = await aUser(api.core, { planSlugs: ['FE'] });
  token = await aToken(api.core, owner);
});
afterAll(() => api.close());
beforeEach(() => Object.assign(watch, { spoken: [], mostAtOnce: 0 }));

const good = { msg: 'Big news today!', tts_id: 'flite:slt:f-young', speechRate: 1, country: 'en', region: 'US' };
const speak = (body: object, headers: Record<string, string> = {}, as = token) =>
  api.ask('POST /a2e/tts/generate', { token: as, headers, body: { ...good, ...body } });
const countClips = async () => (await api.core.db.pool.query('select 1 from audio_clips')).rowCount;

describe('text to speech', () => {
  it('turns a script into sound with words, outline and a link that plays', async () => {
    const { status, body } = await speak({});
    expect([status, body.status, body.success]).toEqual([200, 'success', true]);
    const { data } = body;
    expect(data).toMatchObject({
      source: 'tts',
      script: 'Big news today!',
      locale: 'en-US',
      voice_id: good.tts_id,
      speech_rate: 1,
      audio_url: data.url,
    });
    expect(data.words.map(({ text }: { text: string }) => text)).toEqual(['Big', 'news', 'today!']);
    for (const { start, end } of data.words) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(data.duration);
    }
    expect(data.peaks).toHaveLength(400);
    expect(Math.max(...data.peaks)).toBeGreaterThan(0.2);
    expect(Math.max(...data.peaks)).toBeLessThanOrEqual(1);
    const sound = await api.app.inject({ url: data.url, headers: { range: 'bytes=0-3' } });
    expect([sound.statusCode, sound.body, sound.headers['content-type']]).toEqual([206, 'RIFF', 'audio/wav']);
  });

  it('never says its marks', async () => {
    const { body } = await speak({ msg: 'Big [smile] news [point down] today!' });
    expect(body.data.words.map(({ text }: { text: string }) => text)).toEqual(['Big', 'news', 'today!']);
    expect(body.data.script).toBe('Big [smile] news [point down] today!');
  });

  it('refuses a mark that nobody knows, with the list', async () => {
    const { status, body } = await speak({ msg: 'Big [zap] news today!' });
    expect([status, body.errors.msg]).toEqual([422, [markProblem('[zap]')]]);
    expect(watch.spoken).toEqual([]);
  });

  it('keeps what a video needs: the sound and the time of everything in it', async () => {
    const { body } = await speak({});
    const clip = await readAudioForVideo(api.core, owner.accountId, body.data.audio_id);
    expect(clip.soundKey).toBe(`accounts/${owner.accountId}/audio/${clip.id}/sound.wav`);
    const kept = await loadSpokenSound(api.core, clip);
    expect(kept.pcm.length / kept.sampleRateHz).toBeCloseTo(clip.durationSec, 5);
    const made = await speech.speak({
      text: good.msg,
      locale: 'en-US',
      voiceId: good.tts_id,
      rate: 1,
      pronunciations: [],
    });
    const written = ({ pcm: _, mouth, ...timing }: SpokenSound) => JSON.stringify([timing, encodeMouthCurves(mouth)]);
    expect(written(kept)).toBe(written(made));
    const furthest = kept.pcm.reduce((most, sample, at) => Math.max(most, Math.abs(sample - (made.pcm[at] ?? 0))), 0);
    expect(furthest).toBeLessThan(1 / 16_000);
  });

  it('answers the same request again with the sound already made', async () => {
    const first = await speak({ msg: 'Say this once.' });
    const again = await speak({ msg: '  Say this once.  ' });
    expect(again.body.data.audio_id).toBe(first.body.data.audio_id);
    expect(watch.spoken.length).toBe(1);
    await speak({ msg: 'Say this once.', speechRate: 1.5 });
    await speak({ msg: 'Say this once.', tts_id: 'flite:rms:m-warm' });
    expect(watch.spoken.length).toBe(3);
  });

  it('speaks the same text anew when the way its words are said has changed', async () => {
    const first = await speak({ msg: 'Ask Qyzzt.' });
    const save = (pronunciations: object[]) => api.ask('PUT /pronunciations', { token, body: { pronunciations } });
    await save([{ word: 'Zebra', say: 'zee bra' }]);
    expect((await speak({ msg: 'Ask Qyzzt.' })).body.data.audio_id).toBe(first.body.data.audio_id);
    await save([{ word: 'qyzzt', say: 'the quiet zebra' }]);
    const respelled = (await speak({ msg: 'Ask Qyzzt.' })).body.data;
    expect(respelled.audio_id).not.toBe(first.body.data.audio_id);
    expect(respelled.script).toBe('Ask Qyzzt.');
    await save([]);
  });

  it('speaks only the sentence that changed, and the same presenter goes on moving', async () => {
    const msg = 'Bread is baked here. It costs two dollars. Come and see it.';
    const { body } = await speak({ msg });
    watch.spoken = [];
    const changed = { msg: msg.replace('two', 'ten'), changed_from: body.data.audio_id };
    const { status, body: again } = await speak(changed);
    expect([status, watch.spoken.map((text) => text.trim())]).toEqual([200, ['It costs ten dollars.']]);
    expect(again.data).toMatchObject({ script: changed.msg, duration: body.data.duration });
    expect(again.data.words.slice(-4)).toEqual(body.data.words.slice(-4));
    const slower = { ...changed, speechRate: 0.8 };
    await speak(slower);
    expect(watch.spoken.at(-1)).toBe(changed.msg);
  });

  it('is quicker at a higher rate', async () => {
    const [slow, fast] = [await speak({ speechRate: 0.5 }), await speak({ speechRate: 2 })];
    expect(slow.body.data.duration).toBeGreaterThan(fast.body.data.duration * 1.8);
  });

  it('speaks other languages', async () => {
    const { body } = await speak({
      msg: 'Guten Morgen!',
      country: 'de',
      region: 'DE',
      tts_id: speech.voices('de', 'DE')[0]?.id,
    });
    expect([body.data.locale, body.data.words.length]).toEqual(['de-DE', 2]);
  });

  it('makes a sound of its own for each account, which no other can read', async () => {
    const stranger = await aToken(api.core, await aUser(api.core));
    const [mine, theirs] = [await speak({}), await speak({}, {}, stranger)];
    expect(theirs.body.data.audio_id).not.toBe(mine.body.data.audio_id);
    expect((await api.ask(`GET /audio/${mine.body.data.audio_id}`, { token: stranger })).status).toBe(404);
    expect((await api.ask(`DELETE /audio/${mine.body.data.audio_id}`, { token: stranger })).status).toBe(404);
    expect((await api.ask(`GET /audio/${mine.body.data.audio_id}`, { token })).body.data.words).toHaveLength(3);
  });

  it('shares its sounds within an account', async () => {
    const editor = await aToken(api.core, await aMember(api.core, owner, 'editor'));
    const [mine, theirs] = [await speak({}), await speak({}, {}, editor)];
    expect(theirs.body.data.audio_id).toBe(mine.body.data.audio_id);
  });
});

describe('what text to speech needs, in this order', () => {
  const nothing = { msg: '  ', tts_id: '', country: '', region: '' };

  it.each<[string, object, string]>([
    ['Please enter your script to convert to speech', nothing, 'msg'],
    ['Please select country and region', { ...nothing, msg: 'Hi' }, 'region'],
    ['Please select country and region', { country: 'en', region: '' }, 'region'],
    ['Please select country and region', { country: '', region: 'US' }, 'region'],
    ['Please select country and region', { country: 'xx', region: 'YY' }, 'region'],
    ['Please select a voice', { tts_id: '' }, 'tts_id'],
    ['Please select a voice', { tts_id: 'nobody' }, 'tts_id'],
    ['Please select a voice', { country: 'de', region: 'DE' }, 'tts_id'],
  ])('%s', async (text, body, field) => {
    const before = await countClips();
    const answer = await speak(body);
    expect([answer.status, answer.body.status, answer.body.message]).toEqual([422, 'error', text]);
    expect(answer.body.errors).toEqual({ [field]: [text] });
    expect([watch.spoken.length, await countClips()]).toEqual([0, before]);
  });

  it('an empty body has no script either', async () => {
    const { body } = await api.ask('POST /a2e/tts/generate', { token, body: {} });
    expect(body.errors).toEqual({ msg: ['Please enter your script to convert to speech'] });
  });

  it.each([0.4, 2.1, 'fast'])('a rate from 0.5 to 2.0, not %s', async (speechRate) => {
    expect(Object.keys((await speak({ speechRate })).body.errors)).toEqual(['speechRate']);
  });

  it('words that can be said', async () => {
    const { status, body } = await speak({ msg: '🎉 🎉' });
    expect([status, body.errors]).toEqual([422, { msg: ['The script has no words to say.'] }]);
  });
});

describe('the limits of the plan', () => {
  it('hold for the characters of a script', async () => {
    const { status, body } = await speak({ msg: 'a'.repeat(501) });
    expect([status, body.errors]).toEqual([
      422,
      { msg: ['The script has 501 characters; your plan allows 500. Please shorten it.'] },
    ]);
    expect(watch.spoken.length).toBe(0);
  });

  it('hold for the seconds it takes to say it, before it is said where that is certain', async () => {
    const { status, body } = await speak({ msg: 'One more very long word. '.repeat(19), speechRate: 0.5 });
    expect(status).toBe(422);
    expect(body.errors.msg?.[0]).toMatch(/^The video would be \d+ seconds long; your plan allows 30\. Please shorten/);
    expect(watch.spoken.length).toBe(0);
  });

  it('hold for what was said, when the estimate was too kind', async () => {
    const before = await countClips();
    const msg = 'A slow and steady voice. '.repeat(12);
    const { status, body } = await speak({ msg, speechRate: 0.6 });
    expect([status, watch.spoken.length]).toEqual([422, 1]);
    expect(body.errors.msg?.[0]).toContain('your plan allows 30');
    expect(await countClips()).toBe(before);
  });

  it('grow with the plan', async () => {
    const rich = await aToken(api.core, await aUser(api.core, { planSlugs: ['UNLIMITED'] }));
    // Blanks count, and are quickly said.
    const msg = `Quick words${' '.repeat(500)}go by.`;
    expect(msg.length).toBeGreaterThan(500);
    expect((await speak({ msg }, {}, rich)).status).toBe(200);
  });
});

describe('many at once', () => {
  /** Tokens of so many accounts. */
  const accounts = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => aToken(api.core, await aUser(api.core, { planSlugs: ['FE'] }))),
    );

  it('thirty scripts of ten accounts wait for their turn, two are spoken at a time', async () => {
    const tokens = (await accounts(10)).flatMap((as) => [as, as, as]);
    const answers = await Promise.all(tokens.map((as, index) => speak({ msg: `Number ${index}.` }, {}, as)));
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect(new Set(answers.map(({ body }) => body.data.audio_id)).size).toBe(30);
    expect([watch.spoken.length, watch.mostAtOnce]).toEqual([30, 2]);
  });

  it('five times the same script is spoken no more often than two at once make it, and is one sound', async () => {
    const before = (await countClips()) ?? 0;
    const answers = await Promise.all(Array.from({ length: 5 }, () => speak({ msg: 'All the same.' })));
    expect(new Set(answers.map(({ body }) => body.data.audio_id)).size).toBe(1);
    expect(watch.spoken.length).toBeLessThanOrEqual(2);
    expect(await countClips()).toBe(before + 1);
    const kept = [];
    for await (const { key } of api.core.storage.list(`accounts/${owner.accountId}/audio/`)) kept.push(key);
    const { rows } = await api.core.db.pool.query('select 1 from audio_clips where account_id = $1', [owner.accountId]);
    expect(kept).toHaveLength(rows.length * 2);
  });

  it('beyond the line of forty are told when to come back', async () => {
    const tokens = (await accounts(25)).flatMap((as) => [as, as]);
    const answers = await Promise.all(tokens.map((as, index) => speak({ msg: `Turn ${index}.` }, {}, as)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(8);
    expect(refused[0]?.headers['retry-after']).toBe('10');
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(42);
  });

  it('43 previews of one account leave the next turn to another account', async () => {
    const [greedy, patient] = await accounts(2);
    const preview = (msg: string, as: string | undefined) =>
      api.ask('POST /tts/preview', { token: as ?? '', body: { ...good, msg } });
    const pause = Promise.withResolvers<void>();
    watch.pause = pause.promise;
    const flood = Promise.all(Array.from({ length: 43 }, (_, index) => preview(`Greedy ${index}.`, greedy)));
    await expect.poll(() => watch.spoken).toHaveLength(2);
    const waiting = preview('Patient.', patient);
    // Sent later and answered after the same questions to the database, so that the preview is in line by then.
    for (let call = 0; call < 5; call += 1) await speak({ tts_id: 'nobody' }, {}, patient);
    pause.resolve();
    expect((await waiting).status).toBe(200);
    const answers = await flood;
    expect(watch.spoken.indexOf('Patient.')).toBe(2);
    expect(watch.spoken).toHaveLength(6);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(38);
    for (const { headers, text } of refused) {
      expect(headers['retry-after']).toBe('10');
      expect(text).toContain('Please wait until they are done.');
    }
  });

  it('the same Idempotency-Key gives the same answer', async () => {
    const headers = { 'idempotency-key': newId(api.core) };
    const [first, again] = [await speak({ msg: 'Keyed.' }, headers), await speak({ msg: 'Keyed.' }, headers)];
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
  });
});

describe('someone who goes away', () => {
  it('is no longer spoken for', async () => {
    const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const before = await countClips();
    const long = `${'The rain in Spain stays mainly in the plain. '.repeat(9)}Done.`;
    const begun = watch.spoken.length;
    const gone = new AbortController();
    const asking = fetch(`${url}/api/a2e/tts/generate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...good, msg: long }),
      signal: gone.signal,
    });
    while (watch.spoken.length === begun) await new Promise((resolve) => setTimeout(resolve, 5));
    gone.abort();
    await expect(asking).rejects.toThrow();
    while (watch.atOnce > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await speak({ msg: 'Next, please.' })).status).toBe(200);
    expect(await countClips()).toBe((before ?? 0) + 1);
  });
});
