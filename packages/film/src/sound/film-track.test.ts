import type { Score } from '@herald/media/scene/score';
import type { Sound } from '@herald/media/sound';
import { integratedLoudness, resample, stereoLoudness } from '@herald/speech';
import { describe, expect, test } from 'vitest';
import { filmTrack } from './film-track.ts';

const RATE_HZ = 48_000;

function tone(seconds: number, hz: number, level: (tSec: number) => number, sampleRateHz = RATE_HZ): Sound {
  const pcm = Float32Array.from({ length: Math.round(seconds * sampleRateHz) }, (_, i) => {
    const tSec = i / sampleRateHz;
    return level(tSec) * Math.sin(2 * Math.PI * hz * tSec);
  });
  return { pcm, sampleRateHz };
}

/** Speaks from second 2 to second 4 of 8. */
const voice = tone(8, 300, (tSec) => (tSec >= 2 && tSec < 4 ? 0.2 : 0));

function level({ pcm }: Sound, fromSec: number, toSec: number): number {
  const piece = pcm.subarray(fromSec * RATE_HZ, toSec * RATE_HZ);
  return Math.sqrt(piece.reduce((sum, sample) => sum + sample * sample, 0) / piece.length);
}

/** How much of the voice alone is in the track with music: by projection, as the two tones do not overlap. */
function voiceShare(track: Sound, alone: Sound): number {
  const [from, to] = [2.5 * RATE_HZ, 3.5 * RATE_HZ];
  let shared = 0;
  let own = 0;
  for (let i = from; i < to; i++) {
    shared += track.pcm[i] * alone.pcm[i];
    own += alone.pcm[i] ** 2;
  }
  return shared / own;
}

/** Comparing arrays of this length value by value takes seconds. */
const isSame = (one: Sound, other: Sound): boolean =>
  one.pcm.length === other.pcm.length && one.pcm.every((sample, i) => sample === other.pcm[i]);

/** True peak in dB. */
const loudest = ({ pcm }: Sound): number =>
  20 * Math.log10(resample(pcm, RATE_HZ, 4 * RATE_HZ).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0));

describe('the sound track of a film', () => {
  test.each([0.02, 0.2, 0.9])('is brought to -14 LUFS from level %d', (amount) => {
    const track = filmTrack(tone(3, 500, () => amount));
    expect(Math.abs(integratedLoudness(track) + 14)).toBeLessThan(0.5);
  });

  test('is at 48 kHz whatever the voice came in', () => {
    const track = filmTrack(tone(2, 500, () => 0.2, 16_000));
    expect(track.sampleRateHz).toBe(48_000);
    expect(Math.abs(track.pcm.length - 96_000)).toBeLessThan(10);
  });

  test('stays as it is when it was mastered before', () => {
    const mastered = filmTrack(tone(3, 500, () => 0.4));
    expect(isSame(filmTrack(mastered), mastered)).toBe(true);
  });

  test('silence stays silence', () => {
    expect(
      filmTrack({ pcm: new Float32Array(48_000), sampleRateHz: RATE_HZ }).pcm.every((sample) => sample === 0),
    ).toBe(true);
  });
});

describe('the quiet between words', () => {
  const track = filmTrack(voice);

  test('is a room, not nothing, and far below the voice', () => {
    const quiet = 20 * Math.log10(level(track, 5, 7));
    expect(quiet).toBeGreaterThan(-70);
    expect(quiet).toBeLessThan(-62);
    expect(track.pcm.subarray(5 * RATE_HZ, 7 * RATE_HZ).filter((sample) => sample === 0).length).toBeLessThan(50);
  });

  test('is the same each time, and is not laid twice', () => {
    expect(isSame(filmTrack(voice), track)).toBe(true);
    expect(isSame(filmTrack(track), track)).toBe(true);
  });

  test('stays as it was recorded', () => {
    const recorded = tone(4, 500, (tSec) => (tSec < 2 ? 0.3 : 0.0004));
    const heard = filmTrack(recorded);
    expect(isSame(filmTrack(heard), heard)).toBe(true);
    expect(level(heard, 3, 4)).toBeLessThan(level(heard, 0, 1) / 100);
  });
});

describe('a sound that was stored at -16 LUFS', () => {
  test('is only turned up: loud and quiet keep their distance', () => {
    const spoken = filmTrack(tone(4, 500, (tSec) => (tSec < 2 ? 0.3 : 0.1)));
    const stored = { ...spoken, pcm: spoken.pcm.map((sample) => sample * 10 ** (-2 / 20)) };
    const track = filmTrack(stored);
    expect(Math.abs(integratedLoudness(track) + 14)).toBeLessThan(0.3);
    expect(level(track, 0, 2) / level(track, 2, 4)).toBeCloseTo(level(stored, 0, 2) / level(stored, 2, 4), 2);
  });
});

describe('music of two channels', () => {
  const half = tone(3, 600, () => 0.25);
  const track = filmTrack(voice, { music: { ...half, side: half.pcm }, filmSec: 10.5, endCardSec: 8 });
  const side = 'side' in track ? { pcm: track.side, sampleRateHz: RATE_HZ } : undefined;
  const channel = (sign: number): Sound => ({ ...track, pcm: track.pcm.map((s, i) => s + sign * (side?.pcm[i] ?? 0)) });

  test('keeps both, with the voice in the middle', () => {
    const [left, right] = [channel(1), channel(-1)];
    expect(level(right, 5.4, 6.2)).toBeLessThan(level(left, 5.4, 6.2) / 10);
    expect(level(right, 2.5, 3.5)).toBeGreaterThan(level(left, 2.5, 3.5) * 0.9);
  });

  test('is at -14 LUFS with peaks below -1 dB', () => {
    expect(side && Math.abs(stereoLoudness(track, side) + 14)).toBeLessThan(0.5);
    expect(loudest(channel(1))).toBeLessThan(-1);
    expect(loudest(channel(-1))).toBeLessThan(-1);
  });

  test('is as loud under the voice as music of one channel', () => {
    const mono = filmTrack(voice, { music: tone(3, 600, () => 0.5), filmSec: 10.5, endCardSec: 8 });
    const equal = filmTrack(voice, {
      music: { ...tone(3, 600, () => 0.5), side: new Float32Array(3 * RATE_HZ) },
      filmSec: 10.5,
      endCardSec: 8,
    });
    const beside = (one: Sound) => level(one, 5.4, 6.2) / level(one, 2.5, 3.5);
    expect(beside(equal)).toBeCloseTo(beside(mono), 2);
  });
});

describe('music under a voice', () => {
  const music = tone(3, 600, () => 0.5);
  const track = filmTrack(voice, { music, filmSec: 8 });

  test('leaves the whole at -14 LUFS and as long as the voice', () => {
    expect(Math.abs(integratedLoudness(track) + 14)).toBeLessThan(0.5);
    expect(track.pcm.length).toBe(voice.pcm.length);
  });

  test('is repeated to the end and faded at both ends', () => {
    expect(level(track, 5.4, 6.2)).toBeGreaterThan(0.005);
    expect(level(track, 0, 0.05)).toBeLessThan(level(track, 0.6, 1.4) / 3);
    expect(level(track, 7.95, 8)).toBeLessThan(level(track, 5.4, 6.2) / 3);
  });

  test('gives way while somebody speaks, and stays far below the voice', () => {
    const alone = filmTrack(voice);
    const share = voiceShare(track, alone);
    const bed = track.pcm.map((sample, i) => sample - share * alone.pcm[i]);
    const under = level({ pcm: bed, sampleRateHz: RATE_HZ }, 2.5, 3.5);
    expect(under).toBeLessThan(level(track, 5.4, 6.2) / 2);
    expect(under).toBeLessThan(level(track, 2.5, 3.5) / 5);
  });

  test('gives way by as much as is wished', () => {
    const alone = filmTrack(voice);
    const underAt = (musicUnderDb: number) => {
      const heard = filmTrack(voice, { music, musicUnderDb, filmSec: 8 });
      const share = voiceShare(heard, alone);
      const bed = heard.pcm.map((sample, i) => (sample - share * alone.pcm[i]) / share);
      return 20 * Math.log10(level({ pcm: bed, sampleRateHz: RATE_HZ }, 2.5, 3.5));
    };
    expect(underAt(12) - underAt(16)).toBeCloseTo(4, 1);
  });

  test('goes on below an end card, which has no voice', () => {
    const longer = filmTrack(voice, { music, filmSec: 10.5 });
    expect(longer.pcm.length).toBe(10.5 * RATE_HZ);
    expect(level(longer, 8, 9)).toBeGreaterThan(level(longer, 5.4, 6.2) * 0.9);
    expect(level(longer, 10.4, 10.5)).toBeLessThan(level(longer, 8, 9) / 3);
  });

  test('leaves the peaks of the whole where those of speech are', () => {
    const bursts = tone(6, 300, (tSec) => (tSec % 1 < 0.1 ? 0.9 : 0));
    const whole = filmTrack(bursts, { music: tone(3, 300, () => 0.5), filmSec: 6 });
    expect(loudest(whole)).toBeLessThan(-1.4);
    expect(Math.abs(integratedLoudness(whole) + 14)).toBeLessThan(0.5);
  });

  test('silent or empty music changes nothing', () => {
    const alone = filmTrack(voice);
    const withBed = (sound: Sound) => filmTrack(voice, { music: sound, filmSec: 8 });
    expect(withBed({ pcm: new Float32Array(0), sampleRateHz: RATE_HZ }).pcm.length).toBe(alone.pcm.length);
    expect(integratedLoudness(withBed({ pcm: new Float32Array(9600), sampleRateHz: RATE_HZ }))).toBeCloseTo(
      integratedLoudness(alone),
      1,
    );
  });
});

describe('the sound of an end card', () => {
  const music = tone(3, 90, () => 0.5);
  const spoken = tone(8, 300, (tSec) => (tSec < 7.5 ? 0.2 : 0));

  test('is heard without music, where there was nothing, and has faded when the film ends', () => {
    const track = filmTrack(spoken, { filmSec: 10.5, endCardSec: 8 });
    expect(track.pcm.length).toBe(10.5 * RATE_HZ);
    expect(level(track, 8, 8.25)).toBeLessThan(0.001);
    expect(level(track, 8.35, 9)).toBeGreaterThan(0.01);
    expect(level(track, 10.3, 10.5)).toBeLessThan(0.004);
    expect(Math.max(...track.pcm.subarray(9 * RATE_HZ).map(Math.abs))).toBeGreaterThan(0);
  });

  test('is heard over the music, too', () => {
    const track = filmTrack(spoken, { music, filmSec: 10.5, endCardSec: 8 });
    const plain = filmTrack(spoken, { music, filmSec: 10.5 });
    expect(level(track, 8.4, 8.9)).toBeGreaterThan(level(plain, 8.4, 8.9));
  });

  test.each([undefined, music])('keeps the film at -14 LUFS and below its ceiling, with music or without', (bed) => {
    const loud = tone(6, 700, (tSec) => (tSec % 0.5 < 0.1 ? 0.95 : 0.02));
    const track = filmTrack(loud, { filmSec: 8.5, endCardSec: 6, ...(bed && { music: bed }) });
    expect(Math.abs(integratedLoudness(track) + 14)).toBeLessThan(0.5);
    expect(loudest(track)).toBeLessThan(-1.4);
  });
});

describe('a score', () => {
  const score: Score = {
    music: { mood: 'driving', tune: 3, underVoiceDb: 14, firstBeatSec: 0.2, beatSec: 60 / 124 },
    effects: [{ kind: 'whoosh', atSec: 1 }],
    voice: {
      spans: [{ fromSec: 2, untilSec: 4 }],
      lufs: -16,
      levelsDb: Array.from({ length: 16 }, (_, step) => (step >= 4 && step < 8 ? 0 : -70)),
    },
  };
  const track = filmTrack(voice, { score, filmSec: 10.5, endCardSec: 8 });
  const side = 'side' in track ? track.side : new Float32Array(0);

  test('makes a film stereo, at -14 LUFS over both channels and below its ceiling', () => {
    expect(track.pcm.length).toBe(10.5 * RATE_HZ);
    expect(stereoLoudness(track, { pcm: side, sampleRateHz: RATE_HZ })).toBeCloseTo(-14, 1);
    expect(level({ pcm: side, sampleRateHz: RATE_HZ }, 4.8, 6)).toBeGreaterThan(0.002);
    for (const sign of [1, -1]) {
      const channel = track.pcm.map((sample, i) => sample + sign * (side[i] ?? 0));
      expect(loudest({ pcm: channel, sampleRateHz: RATE_HZ })).toBeLessThan(-1.4);
    }
  });

  test('goes on below the end card and fades with the film', () => {
    expect(level(track, 8.2, 9)).toBeGreaterThan(0.01);
    expect(level(track, 10.45, 10.5)).toBeLessThan(level(track, 8.2, 9) / 10);
  });
});
