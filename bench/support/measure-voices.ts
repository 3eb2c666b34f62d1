import { soundDurationSec, type TimedSound } from '@herald/media/sound';
import { synthesize, trackPitch, type Voice, voicesOf } from '@herald/speech';
import type { BenchRow } from './run-bench.ts';
import { VOICE_TEXTS } from './voice-texts.ts';

type Tracked = Extract<Voice, { manner: unknown }>;

interface Heard {
  voice: Tracked;
  spreadSemitones: number;
  wordsPerMinute: number;
  /** from the median of a question that wants a yes to its last voiced moments, in semitones */
  riseSemitones: number;
}

const ENDING_SEC = 0.35;
const LAST_FRAMES = 8;
const isTracked = (voice: Voice): voice is Tracked => 'manner' in voice;

/** Spread of pitch, pace and the rise of questions of every embedded voice, language by language. */
export async function voiceRows(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const { what, locale, text, question } of VOICE_TEXTS) {
    const [country = '', region = ''] = locale.split('-');
    const heard: Heard[] = [];
    for (const voice of voicesOf(country, region).filter(isTracked))
      heard.push(await hear(voice, locale, text, question));
    rows.push(
      {
        what: `${what}: spread of pitch`,
        measured: listed(heard, (one) => one.spreadSemitones.toFixed(1)),
        goal: '3 semitones',
      },
      {
        what: `${what}: words a minute`,
        measured: listed(heard, (one) => one.wordsPerMinute.toFixed(0)),
        goal: '160 to 175',
      },
      {
        what: `${what}: question that wants a yes`,
        measured: listed(heard, (one) => one.riseSemitones.toFixed(1)),
        goal: 'above 0',
      },
    );
  }
  return rows;
}

const listed = (heard: readonly Heard[], tell: (one: Heard) => string): string =>
  heard.map((one) => `${one.voice.name} ${tell(one)}`).join(', ');

async function hear(voice: Tracked, locale: string, text: string, question: string): Promise<Heard> {
  const told = await synthesize({ text, locale, voice });
  const asked = await synthesize({ text: question, locale, voice });
  const words = told.words.length;
  return {
    voice,
    spreadSemitones: spreadOf(semitonesOf(told, voice).map(({ semitones }) => semitones)),
    wordsPerMinute: (60 * words) / (soundDurationSec(told) - edgesSec(told)),
    riseSemitones: riseOf(asked, voice),
  };
}

/** What is silent before the first word and after the last one. */
function edgesSec(sound: TimedSound): number {
  const first = sound.words.at(0)?.startSec ?? 0;
  const last = sound.words.at(-1)?.endSec ?? soundDurationSec(sound);
  return first + soundDurationSec(sound) - last;
}

/** The voiced moments of a sound, over their median. */
function semitonesOf(sound: TimedSound, voice: Tracked): { atSec: number; semitones: number }[] {
  if (!voice.manner) throw new Error(`${voice.name} has no manner.`);
  const moved = voice.engine === 'flite' ? voice.shape.pitch : 1;
  const lowestHz = voice.manner.range.lowestHz * moved * 0.8;
  const highestHz = voice.manner.range.highestHz * moved * 1.5;
  const { hz, hopSec } = trackPitch(sound, { lowestHz, highestHz, doubtBelow: 0.5 });
  const voiced = Array.from(hz, (value, i) => ({ value, atSec: i * hopSec })).filter(({ value }) => value > 0);
  const median = middleOf(voiced.map(({ value }) => value));
  return voiced.map(({ value, atSec }) => ({ atSec, semitones: 12 * Math.log2(value / median) }));
}

function riseOf(sound: TimedSound, voice: Tracked): number {
  const endSec = sound.phones.findLast(({ phone }) => phone)?.endSec ?? 0;
  const last = semitonesOf(sound, voice).filter(({ atSec }) => atSec > endSec - ENDING_SEC && atSec < endSec);
  return middleOf(last.slice(-LAST_FRAMES).map(({ semitones }) => semitones));
}

function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
