import { MUSIC_MOODS } from '@herald/media/choices';
import type { Sound, StereoSound, TimedWord } from '@herald/media/sound';
import { completeSpeechInThread, stereoLoudness, synthesize } from '@herald/speech';
import { beforeAll, expect, test } from 'vitest';
import { directedScene, type SpokenPart } from '../speaking-scene.ts';
import { filmTrack } from './film-track.ts';

const SCRIPT =
  'My skin was dry and red all winter, and nothing helped. Then a friend gave me this serum. Two drops in the morning are enough, and I love it.';
const RATE_HZ = 48_000;
/** A second in which words fill less is a pause with its edges. */
const SPOKEN_SHARE = 0.5;
const LEAST_DB = 12;

const LOOK = {
  performer: { kind: 'preset', presetId: 'emma' },
  background: { kind: 'color', color: '#202020' },
} as const;

let part: SpokenPart;
let words: readonly TimedWord[];

beforeAll(async () => {
  part = await said(SCRIPT);
  words = part.timing.words;
});

async function said(script: string): Promise<SpokenPart> {
  const wish = { text: script, locale: 'en-US' };
  const sound = await synthesize(wish);
  const heard = await completeSpeechInThread({ sound, isMastered: true, timing: sound }, wish);
  return { script, sound: heard, timing: heard, mouth: heard.mouth, pace: 'single' };
}

const powerOf = (pcm: Float32Array): number => pcm.reduce((sum, sample) => sum + sample * sample, 0);

function spokenSeconds(): number[] {
  const last = Math.floor(words.at(-1)?.endSec ?? 0);
  return Array.from({ length: last }, (_, second) => second).filter((second) => {
    const spoken = words.map(({ startSec, endSec }) =>
      Math.max(0, Math.min(endSec, second + 1) - Math.max(startSec, second)),
    );
    return spoken.reduce((sum, sec) => sum + sec, 0) >= SPOKEN_SHARE;
  });
}

/** By how many dB speech is over all else in each second with words: the track holds the voice, only turned down. */
function overMusicDb(track: Sound | StereoSound): number[] {
  const voice = filmTrack(part.sound).pcm;
  const middle = track.pcm.subarray(0, voice.length);
  const share = middle.reduce((sum, sample, i) => sum + sample * (voice[i] ?? 0), 0) / powerOf(voice);
  return spokenSeconds().map((second) => {
    const [from, to] = [second * RATE_HZ, (second + 1) * RATE_HZ];
    const spoken = voice.subarray(from, to).map((sample) => sample * share);
    const rest = middle.subarray(from, to).map((sample, i) => sample - (spoken[i] ?? 0));
    const side = 'side' in track ? powerOf(track.side.subarray(from, to)) : 0;
    return 10 * Math.log10(powerOf(spoken) / (powerOf(rest) + side));
  });
}

test.each(MUSIC_MOODS)('speech is at least 12 dB over %s music in every second with words', (mood) => {
  const score = { mood, tune: 0, underVoiceDb: 14, effects: 'more' } as const;
  const { scene } = directedScene(LOOK, { ...part, pace: 'natural', score });
  expect(scene.score?.music?.mood).toBe(mood);
  const track = filmTrack(part.sound, { filmSec: scene.durationSec, ...(scene.score && { score: scene.score }) });
  expect(spokenSeconds().length).toBeGreaterThan(5);
  expect(Math.min(...overMusicDb(track))).toBeGreaterThanOrEqual(LEAST_DB);
});

test('speech is at least 12 dB over a track of two channels in every second with words', () => {
  const pcm = Float32Array.from({ length: 4 * RATE_HZ }, (_, i) => 0.4 * Math.sin((2 * Math.PI * 330 * i) / RATE_HZ));
  const track = filmTrack(part.sound, { filmSec: 15, music: { pcm, side: pcm, sampleRateHz: RATE_HZ } });
  expect(Math.min(...overMusicDb(track))).toBeGreaterThanOrEqual(LEAST_DB);
});

test('speech is at least 12 dB over a track of one channel that grows loud', () => {
  const loudAt = (tSec: number) => (tSec % 7 < 6 ? 0.1 : 0.9);
  const pcm = Float32Array.from(
    { length: 12 * RATE_HZ },
    (_, i) => loudAt(i / RATE_HZ) * Math.sin((2 * Math.PI * 330 * i) / RATE_HZ),
  );
  const track = filmTrack(part.sound, { filmSec: 15, music: { pcm, sampleRateHz: RATE_HZ } });
  expect(Math.min(...overMusicDb(track))).toBeGreaterThanOrEqual(LEAST_DB);
});

/** What meters read that begin a little later. */
function readingsOf(track: Sound | StereoSound): number[] {
  return [0, 25, 50, 75].map((laterMs) => {
    const from = (laterMs * RATE_HZ) / 1000;
    const partOf = (pcm: Float32Array): Sound => ({ pcm: pcm.subarray(from), sampleRateHz: RATE_HZ });
    return 'side' in track ? stereoLoudness(partOf(track.pcm), partOf(track.side)) : Number.NaN;
  });
}

test.each(['Yes.', 'No.', 'Sale!'])(
  'every meter reads "%s" near -14 LUFS over music, effects and an end card',
  async (word) => {
    const spoken = await said(word);
    for (const mood of MUSIC_MOODS) {
      const score = { mood, tune: 0, underVoiceDb: 14, effects: 'more' } as const;
      const endCard = { text: 'Buy now', detail: null, durationSec: 2.5, color: '#203040', style: 'stage' } as const;
      const { scene } = directedScene({ ...LOOK, endCard }, { ...spoken, pace: 'natural', score });
      const track = filmTrack(spoken.sound, { filmSec: scene.durationSec, ...(scene.score && { score: scene.score }) });
      const off = readingsOf(track).map((lufs) => Math.abs(lufs + 14));
      expect.soft(Math.max(...off), mood).toBeLessThan(1);
    }
  },
);
