import { MUSIC_MOODS } from '@herald/media/choices';
import type { Sound, StereoSound, TimedWord } from '@herald/media/sound';
import { completeSpeechInThread, synthesize } from '@herald/speech';
import { beforeAll, expect, test } from 'vitest';
import { directedScene, type SpokenPart } from '../speaking-scene.ts';
import { filmTrack } from './film-track.ts';

const SCRIPT =
  'My skin was dry and red all winter, and nothing helped. Then a friend gave me this serum. Two drops in the morning are enough, and I love it.';
const RATE_HZ = 48_000;
/** A second in which words fill less is a pause with its edges. */
const SPOKEN_SHARE = 0.5;
const LEAST_DB = 12;

let part: SpokenPart;
let words: readonly TimedWord[];

beforeAll(async () => {
  const sound = await synthesize({ text: SCRIPT, locale: 'en-US' });
  const said = await completeSpeechInThread(
    { sound, isMastered: true, timing: sound },
    { text: SCRIPT, locale: 'en-US' },
  );
  words = said.words;
  part = { script: SCRIPT, sound: said, timing: said, mouth: said.mouth, pace: 'single' };
});

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
  const { scene } = directedScene(
    { performer: { kind: 'preset', presetId: 'emma' }, background: { kind: 'color', color: '#202020' } },
    { ...part, pace: 'natural', score },
  );
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
