import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Phone, soundDurationSec } from '@herald/media';
import { alignWords, checkPack, listVoicePacks, type NeuralVoice, synthesize, type VoicePack } from '@herald/speech';
import { writeTinyKokoro } from '@herald/speech/tiny-kokoro';
import { cpuSecondsOf, median } from './cpu-time.ts';
import { writeLargeKokoro } from './large-kokoro.ts';
import { processesUnder } from './processes-under.ts';

const ROUNDS = 3;
const SENTENCES = 'A presenter says what you sell today. You choose a voice, and post the clip before noon.';

export interface NaturalSpeed {
  weights: number;
  /** Seconds of work for a second of speech. */
  realTimeFactor: number;
  cpuFactor: number;
}

/** The speed of a model of Kokoro's size, after a sentence that loads it. */
export function measureLarge(): Promise<NaturalSpeed> {
  return withModel(writeLargeKokoro, async (voice, weights) => {
    await say(voice);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) {
      const [startedMs, cpuBefore] = [performance.now(), await cpuOfAll()];
      const sec = soundDurationSec(await say(voice));
      rounds.push([(performance.now() - startedMs) / 1000 / sec, ((await cpuOfAll()) - cpuBefore) / sec] as const);
    }
    return {
      weights,
      realTimeFactor: median(rounds.map(([wall]) => wall)),
      cpuFactor: median(rounds.map(([, cpu]) => cpu)),
    };
  });
}

/** How far the times a model tells for its sounds are from those our aligner finds: the median in ms. */
export function measurePhoneTimes(): Promise<number> {
  return withModel(writeTinyKokoro, async (known, _, pack) => {
    const voice = { ...known, lateSec: (await checkPack(pack)).lateSec };
    const spoken = await say(voice);
    const { locale, sounds } = voice;
    const found = await alignWords(spoken, { text: SENTENCES, locale, sounds });
    const apart = spoken.words.flatMap((_word, word) => {
      const [told, heard] = [soundsOf(spoken.phones, word), soundsOf(found.phones, word)];
      return told.length === heard.length ? told.map((sec, at) => Math.abs(sec - (heard[at] ?? sec)) * 1000) : [];
    });
    return median(apart);
  });
}

/** When the sounds of a word begin. */
const soundsOf = (phones: readonly Phone[], word: number): number[] =>
  phones.filter((phone) => phone.word === word && phone.phone !== '').map(({ startSec }) => startSec);

const say = (voice: NeuralVoice) => synthesize({ text: SENTENCES, locale: voice.locale, voice });

async function withModel<Written, Result>(
  write: (folder: string) => Promise<Written>,
  work: (voice: NeuralVoice, written: Written, pack: VoicePack) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-voices-'));
  try {
    const written = await write(join(folder, 'kokoro'));
    const [pack] = await listVoicePacks(folder);
    if (!pack) throw new Error('The model is no pack.');
    const voice = pack.voices[0];
    if (!voice) throw new Error('The model has no voice.');
    return await work(voice, written, pack);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of this process and those that speak for it. */
async function cpuOfAll(): Promise<number> {
  const seconds = await Promise.all((await processesUnder(process.pid)).map(cpuSecondsOf));
  return seconds.reduce((sum, one) => sum + one, 0);
}
