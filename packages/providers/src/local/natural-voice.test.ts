import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeTinyKokoro } from '@herald/speech/tiny-kokoro';
import { writeTinyPiper } from '@herald/speech/tiny-piper';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProviders } from '../open/open-providers.ts';
import { speechServiceRules } from '../testing/conformance/speech-service-rules.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-voices-'));
  await writeTinyKokoro(join(folder, 'kokoro'));
  await writeTinyPiper(join(folder, 'sw_CD-tiny-low.onnx'), {
    config: { espeak: { voice: 'sw' }, language: { code: 'sw_CD' } },
  });
  await writeTinyPiper(join(folder, 'broken.onnx'));
  await writeFile(join(folder, 'broken.onnx'), 'cut off');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function openWithVoices() {
  const { speech } = await openProviders(
    { naturalVoices: { folder, source: 'http://127.0.0.1:1', hearsNewModels: true } },
    { voiceListAgeSec: 1 },
  );
  // The last of the folder's models, which are heard one after the other.
  await expect.poll(() => speech.regions('sw')).toHaveLength(1);
  return speech;
}

describe('natural voices', () => {
  it('lead the list of their language, marked as natural, and add languages', async () => {
    const speech = await openWithVoices();
    expect(speech.voices('en', 'US')[0]).toMatchObject({
      id: 'kokoro:en-US:af-heart',
      label: 'Heart - Kokoro',
      quality: 'neural',
    });
    expect(speech.voices('en', 'US').some(({ id }) => id === 'flite:slt:f-natural')).toBe(true);
    expect(speech.voices('sw', 'CD').map(({ id }) => id)).toEqual(['piper:sw_CD-tiny-low']);
    expect(speech.allVoices().some(({ id }) => id.includes('broken'))).toBe(false);
  });

  it('leave a language they do not speak to the other voices, unless one of them is asked for', async () => {
    const speech = await openWithVoices();
    const request = { text: 'Guten Morgen.', locale: 'de-DE', rate: 1, pronunciations: [] };
    expect((await speech.speak(request)).words.length).toBe(2);
    await expect(speech.speak({ ...request, voiceId: 'piper:gone' })).rejects.toMatchObject({ kind: 'voice_unknown' });
  });

  it('change nothing about what an embedded voice says', async () => {
    const request = {
      text: 'Try it today.',
      locale: 'en-US',
      rate: 1,
      pronunciations: [],
      voiceId: 'flite:rms:m-warm',
    };
    const [withPack, without] = [await openWithVoices(), (await openProviders()).speech];
    const [after, before] = [await withPack.speak(request), await without.speak(request)];
    expect(after.words).toEqual(before.words);
    expect(after.pcm).toEqual(before.pcm);
  });

  speechServiceRules(openWithVoices);
});
