import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { soundDurationSec } from '@herald/media/sound';
import { checkPack, listVoicePacks, type NeuralVoice, synthesize, type VoicePack } from '@herald/speech';
import { timesApart } from '@herald/speech/times-apart';
import { writeTinyKokoro } from '@herald/speech/tiny-kokoro';
import { writeTinyPiper } from '@herald/speech/tiny-piper';
import { cpuSecondsOf, median } from './cpu-time.ts';
import { writeLargeKokoro } from './large-kokoro.ts';
import { processesUnder } from './processes-under.ts';
import { ENGLISH_SENTENCES, GERMAN_SENTENCES } from './spoken-sentences.ts';

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
  return withModel(
    (folder) => writeLargeKokoro(join(folder, 'kokoro')),
    async (voice, weights) => {
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
    },
  );
}

export interface TimesApart {
  what: string;
  medianMs: number;
  meanMs: number;
  /** 9 of 10 are closer. */
  mostMs: number;
}

/** How far the times that models of both formats tell for their sounds are from those our aligner finds. */
export async function measurePhoneTimes(): Promise<TimesApart[]> {
  const writeKokoro = (folder: string) => writeTinyKokoro(join(folder, 'kokoro'), { speaksEarlyFrames: 2 });
  const writePiper = (folder: string) => writeTinyPiper(join(folder, 'de_DE-tiny-low.onnx'), { speaks: true });
  return [
    ...(await withModel(writeKokoro, compareTimes('Kokoro', ENGLISH_SENTENCES))),
    ...(await withModel(writePiper, compareTimes('Piper', GERMAN_SENTENCES))),
  ];
}

/** As the scripts of films, and each sentence alone, where there is less of a voice to learn from. */
const compareTimes =
  (format: string, sentences: readonly string[]) =>
  async (known: NeuralVoice, _: unknown, pack: VoicePack): Promise<TimesApart[]> => {
    const voice = { ...known, lateSec: (await checkPack(pack)).lateSec };
    const scripts = [0, 5, 10, 15].map((from) => sentences.slice(from, from + 5).join(' '));
    return [
      summary(`${format}, scripts of 5 sentences`, await timesApart(voice, scripts)),
      summary(`${format}, single sentences`, await timesApart(voice, sentences)),
    ];
  };

const summary = (what: string, apart: number[]): TimesApart => ({
  what,
  medianMs: median(apart),
  meanMs: apart.reduce((sum, one) => sum + one, 0) / apart.length,
  mostMs: apart[Math.floor(apart.length * 0.9)] ?? Number.NaN,
});

const say = (voice: NeuralVoice) => synthesize({ text: SENTENCES, locale: voice.locale, voice });

async function withModel<Written, Result>(
  write: (folder: string) => Promise<Written>,
  work: (voice: NeuralVoice, written: Written, pack: VoicePack) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-voices-'));
  try {
    const written = await write(folder);
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
