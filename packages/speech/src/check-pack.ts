import { rename, writeFile } from 'node:fs/promises';
import { soundDurationSec, type TimedSound, type Timing } from '@herald/media/sound';
import { alignWords } from './align/align-words.ts';
import { medianPitch, trackPitch } from './dsp/track-pitch.ts';
import {
  checkPath,
  type PackCheck,
  type PackRefusal,
  readModelMark,
  type VoicePack,
} from './engines/neural/neural-packs.ts';
import { SpeechError } from './speech-error.ts';
import { synthesize } from './synthesize.ts';
import type { NeuralVoice } from './voices/voice.ts';

const WOMEN_FROM_HZ = 165;
const LATEST_SEC = 0.15;
/** One sentence that every voice can say: numbers are words in every language. */
const SENTENCE = '1, 2, 3, 4, 5, 6, 7, 8, 9, 10.';
const SHORT_SENTENCE = '1, 2, 3.';

/** Has a pack speak, writes down what was heard, and tells it. A pack that cannot speak throws, and is marked. */
export async function checkPack(pack: VoicePack, signal?: AbortSignal): Promise<PackCheck> {
  const [first] = pack.voices;
  if (!first) throw new SpeechError('voice_folder_invalid', pack.problem ?? 'The pack has no voice.');
  try {
    const check = await hear(pack, first, signal);
    await note(pack, check);
    return check;
  } catch (error) {
    signal?.throwIfAborted();
    const isOfPack = error instanceof SpeechError && error.code !== 'engine_missing';
    if (isOfPack)
      await note(pack, { model: (await readModelMark(pack)).mark, problem: error.message }).catch(() => undefined);
    throw error;
  }
}

async function hear(pack: VoicePack, first: NeuralVoice, signal?: AbortSignal): Promise<PackCheck> {
  // The first sentence loads the model; what it costs afterwards is what a film pays.
  await say(first, signal);
  const startedMs = performance.now();
  const spoken = await say(first, signal);
  const tookSec = (performance.now() - startedMs) / 1000;
  return {
    model: (await readModelMark(pack)).mark,
    realTimeFactor: tookSec / soundDurationSec(spoken),
    lateSec: await latenessOf(first, spoken, signal),
    men: pack.kind === 'kokoro' ? [] : await menOf(pack.voices, signal),
  };
}

async function note(pack: VoicePack, heard: PackCheck | PackRefusal): Promise<void> {
  const path = checkPath(pack);
  await writeFile(`${path}.new`, `${JSON.stringify(heard, null, 2)}\n`);
  await rename(`${path}.new`, path);
}

const say = (voice: NeuralVoice, signal?: AbortSignal, text = SENTENCE): Promise<TimedSound> =>
  synthesize({ text, locale: voice.locale, voice: { ...voice, lateSec: 0 }, ...(signal && { signal }) });

/** Compares the times the model tells with those found in its sound. */
async function latenessOf({ locale, sounds }: NeuralVoice, spoken: TimedSound, signal?: AbortSignal): Promise<number> {
  const found = await alignWords(spoken, { text: SENTENCE, locale, sounds, ...(signal && { signal }) });
  const late = spoken.words.flatMap((_, word) => {
    const [told, heard] = [insideOf(spoken, word), insideOf(found, word)];
    return told.length === heard.length ? told.map((sec, at) => (heard[at] ?? sec) - sec) : [];
  });
  const median = late.toSorted((a, b) => a - b)[late.length >> 1] ?? 0;
  return Math.abs(median) > LATEST_SEC ? 0 : median;
}

/** When the sounds of a word begin, but for the first: behind a pause, nobody can say when a sound begins. */
const insideOf = ({ phones }: Timing, word: number): number[] =>
  phones
    .filter((phone) => phone.word === word && phone.phone !== '')
    .slice(1)
    .map(({ startSec }) => startSec);

async function menOf(voices: readonly NeuralVoice[], signal?: AbortSignal): Promise<number[]> {
  const men: number[] = [];
  for (const [number, voice] of voices.entries()) {
    const pitchHz = medianPitch(trackPitch(await say(voice, signal, SHORT_SENTENCE)));
    if (pitchHz > 0 && pitchHz < WOMEN_FROM_HZ) men.push(number);
  }
  return men;
}
