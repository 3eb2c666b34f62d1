import { speakingScene } from '@herald/film/scene';
import { filmTrack } from '@herald/film/testing';
import { MUSIC_MOODS, type MusicMood } from '@herald/media/choices';
import type { SceneLook } from '@herald/media/scene/scene-spec';
import type { Score } from '@herald/media/scene/score';
import { type Sound, type StereoSound, soundDurationSec, type TimedSound } from '@herald/media/sound';
import { loudnessSteps, mouthCurveFromPhones, resample, stereoLoudness, synthesize, voicesOf } from '@herald/speech';
import { scoreBlocks } from '@herald/stage/music';
import type { BenchRow } from './support/run-bench.ts';
import { ENGLISH_SENTENCES, GERMAN_SENTENCES } from './support/spoken-sentences.ts';

const SENTENCES_A_SCRIPT = 5;
const END_CARD_SEC = 2.5;
/** A second with less of them has hardly a word in it. */
const WORDS_SEC = 0.1;
const LOOK: SceneLook = {
  performer: { kind: 'preset', presetId: 'emma' },
  background: { kind: 'color', color: '#1d2430' },
  endCard: { text: 'Half price', detail: null, durationSec: END_CARD_SEC, color: '#ff6a45', style: 'stage' },
};

interface Heard {
  lufs: number;
  peakDb: number;
  /** the least by which a voice is above the music, over all seconds with words */
  aboveDb: number;
  /** beside a film without a score, with its chime */
  cpuMs: number;
  filmSec: number;
}

/** Loudness, peaks and room for the voice in films with music and effects: moods by scripts by voices. */
export async function run(): Promise<BenchRow[]> {
  const spoken = await Promise.all(speeches());
  const rows = MUSIC_MOODS.map((mood) => {
    const films = spoken.map((speech, tune) => hear(speech, mood, tune));
    return { mood, films };
  });
  const all = rows.flatMap(({ films }) => films);
  const cpu = all.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / all.reduce((sum, { filmSec }) => sum + filmSec, 0);
  return [
    { what: 'films measured', measured: `${all.length}, ${spoken.length} voices and scripts in each mood` },
    {
      what: 'loudness, all films',
      measured: range(
        all.map(({ lufs }) => lufs),
        'LUFS',
      ),
      goal: '-14 ±0.5',
    },
    { what: 'highest true peak', measured: `${most(all.map(({ peakDb }) => peakDb))} dBTP`, goal: '-1' },
    ...rows.map(({ mood, films }) => ({
      what: `voice above music, least second with words, ${mood}`,
      measured: `${least(films.map(({ aboveDb }) => aboveDb))} dB`,
      goal: '12 dB',
    })),
    { what: 'CPU for a second of score, over a film without one', measured: `${cpu.toFixed(1)} ms`, goal: '23 ms' },
  ];
}

function speeches(): Promise<TimedSound>[] {
  const english = voicesOf('en', 'US').slice(0, 3);
  const scripts = english.map((voice, i) => ({ voice, text: scriptOf(ENGLISH_SENTENCES, i) }));
  return [
    ...scripts.map(({ voice, text }) => synthesize({ text, locale: 'en-US', voiceId: voice.id })),
    synthesize({ text: scriptOf(GERMAN_SENTENCES, 0), locale: 'de-DE' }),
  ];
}

function scriptOf(sentences: readonly string[], nth: number): string {
  return sentences.slice(nth * SENTENCES_A_SCRIPT, (nth + 1) * SENTENCES_A_SCRIPT).join(' ');
}

function hear(speech: TimedSound, mood: MusicMood, tune: number): Heard {
  const durationSec = soundDurationSec(speech);
  const mouth = mouthCurveFromPhones(speech.phones, { durationSec, sound: speech });
  const wish = { mood, tune, underVoiceDb: 14, effects: 'more' as const };
  const spec = speakingScene(LOOK, { script: '', sound: speech, timing: speech, mouth, pace: 'natural', score: wish });
  const { score, durationSec: filmSec } = spec;
  if (!score) throw new Error('A film with music has a score.');
  let track: ReturnType<typeof filmTrack> | undefined;
  const plainMs = cpuMsOf(() => filmTrack(speech, { filmSec, endCardSec: filmSec - END_CARD_SEC }));
  const scoredMs = cpuMsOf(() => {
    track = filmTrack(speech, { filmSec, score });
  });
  if (!track || !('side' in track)) throw new Error('A film with a score is stereo.');
  const side = { pcm: track.side, sampleRateHz: track.sampleRateHz };
  return {
    lufs: stereoLoudness(track, side),
    peakDb: truePeakDb(track),
    aboveDb: leastAbove(speech, { ...score, effects: [] }, filmSec),
    cpuMs: scoredMs - plainMs,
    filmSec,
  };
}

function cpuMsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Of both channels, from the wave between the samples. */
function truePeakDb({ pcm, side, sampleRateHz }: StereoSound): number {
  const channels = [1, -1].map((sign) => pcm.map((sample, i) => sample + sign * (side[i] ?? 0)));
  const peaks = channels.map((channel) =>
    resample(channel, sampleRateHz, 4 * sampleRateHz).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
  );
  return 20 * Math.log10(Math.max(...peaks));
}

/** The two stems before they are mixed, second by second. */
function leastAbove(speech: TimedSound, score: Score, filmSec: number): number {
  const { sampleRateHz } = speech;
  const mid = new Float32Array(Math.round(filmSec * sampleRateHz));
  const side = new Float32Array(mid.length);
  for (const block of scoreBlocks(score, filmSec, sampleRateHz)) {
    mid.set(block.mid, block.from);
    side.set(block.side, block.from);
  }
  const steps = (sound: Sound) => loudnessSteps(sound, 1);
  const [voice, middle, sides] = [speech, { pcm: mid, sampleRateHz }, { pcm: side, sampleRateHz }].map(steps);
  const above = (voice ?? []).flatMap((level, second) => {
    const wordsSec = speech.words.reduce(
      (sum, { startSec, endSec }) => sum + Math.max(0, Math.min(endSec, second + 1) - Math.max(startSec, second)),
      0,
    );
    const around = 10 ** ((middle?.[second] ?? 0) / 10) + 10 ** ((sides?.[second] ?? 0) / 10);
    return wordsSec < WORDS_SEC ? [] : [level - 10 * Math.log10(around)];
  });
  return Math.min(...above);
}

const least = (values: number[]): string => Math.min(...values).toFixed(1);
const most = (values: number[]): string => Math.max(...values).toFixed(1);
const range = (values: number[], unit: string): string => `${least(values)} to ${most(values)} ${unit}`;
