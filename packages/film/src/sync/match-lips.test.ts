import type { MouthTrack } from '@herald/media/mouth';
import { mouthAt, mouthCurveFromPhones, synthesize } from '@herald/speech';
import { beforeAll, describe, expect, it } from 'vitest';
import { judgeLips } from './judge-lips.ts';
import { type LipGlimpse, matchLips } from './match-lips.ts';
import { opennessOf } from './openness-of.ts';
import type { LipSync } from './sync-report.ts';

const PICTURES_PER_SEC = 15;

const TEXTS = [
  'Honestly, I was not sure at first. But after two weeks my skin feels softer than ever.',
  'Stop scrolling! Here is how we saved four hours every single week, without paying anybody.',
  'Why do so many people wake up tired? Because the room is too bright. Pull these blinds down, and you will sleep like a baby, I promise.',
  'We asked one hundred people to taste both, and ninety of them picked ours. Order it today.',
];

let mouths: MouthTrack[];

beforeAll(async () => {
  mouths = await Promise.all(
    TEXTS.map(async (text) => {
      const sound = await synthesize({ text, locale: 'en-US' });
      return mouthCurveFromPhones(sound.phones, { durationSec: sound.pcm.length / sound.sampleRateHz, sound });
    }),
  );
});

const lengthSec = ({ open, rateHz }: MouthTrack): number => open.length / rateHz;

/** Lips as a landmarker sees them in a film: coarse in time, never quite shut, and never quite still. */
function lipsOf(mouth: MouthTrack, lateSec = (_tSec: number) => 0): LipGlimpse[] {
  return Array.from({ length: Math.floor(lengthSec(mouth) * PICTURES_PER_SEC) }, (_, k) => {
    const tSec = k / PICTURES_PER_SEC;
    const noise = 0.008 * Math.sin(k * 12.9898) + 0.004 * Math.sin(k / 9);
    return { tSec, openness: 0.02 + 0.2 * opennessOf(mouthAt(mouth, tSec - lateSec(tSec))) + noise };
  });
}

const judged = (glimpses: LipGlimpse[], mouth: MouthTrack): string[] => judgeLips(matchLips(glimpses, mouth));

describe('the lips of a film without a sound', () => {
  it.each([-300, -200, -100, -67, -33, 0, 33, 67, 100, 200, 300])(
    'are found %i ms late, whoever says what',
    (lateMs) => {
      for (const mouth of mouths) {
        const lips = matchLips(
          lipsOf(mouth, () => lateMs / 1000),
          mouth,
        );
        expect(judgeLips(lips)).toEqual([]);
        expect(Math.abs(lips.delayMs - lateMs)).toBeLessThan(12);
        if (Math.abs(lateMs) >= 100) expect(lips.movedMs).toBe(lips.delayMs);
        if (Math.abs(lateMs) <= 33) expect(lips.movedMs).toBe(0);
      }
    },
  );

  it('are never those of another film, wherever it begins', () => {
    for (const [k, mouth] of mouths.entries())
      for (const [other, said] of mouths.entries())
        for (const lateSec of [-2, -1, -0.3, 0, 0.3, 1, 2]) {
          if (k === other && Math.abs(lateSec) < 1) continue;
          expect(
            judged(
              lipsOf(said, () => lateSec),
              mouth,
            ),
          ).toHaveLength(1);
        }
  });

  it.each([
    ['that are shut throughout', 'its mouth does not move', (glimpse: LipGlimpse) => ({ ...glimpse, openness: 0.02 })],
    [
      'of which hardly any are seen',
      'no face is seen in most of it',
      (glimpse: LipGlimpse, k: number) => ({ ...glimpse, openness: k % 3 === 0 ? glimpse.openness : undefined }),
    ],
  ])('%s pass for nobody’s', (_, doubt, spoil) => {
    const [mouth] = mouths;
    expect(judged(lipsOf(mouth).map(spoil), mouth)).toEqual([`The film came without a sound, and ${doubt}.`]);
  });

  it('that run away from the sound are found out', () => {
    const [, , mouth] = mouths;
    const lips = matchLips(
      lipsOf(mouth, (tSec) => 0.06 * (tSec - 3)),
      mouth,
    );
    expect(lips.driftMs).toBeGreaterThan(120);
    expect(judgeLips(lips)).toHaveLength(1);
  });

  it('that say little say nothing', () => {
    const [mouth] = mouths;
    const soon = lipsOf(mouth).filter(({ tSec }) => tSec < 2.5);
    expect(judged(soon, mouth)).toEqual([
      'The film came without a sound, and too little is said in it to check its lips.',
    ]);
  });
});

describe('the judgement of lips', () => {
  const GOOD: LipSync = {
    ...{ pictures: 100, faces: 100, speechSec: 8, movement: 0.1, delayMs: 5, movedMs: 0, driftMs: 5 },
    ...{ correlation: 0.8, needed: 0.53, rival: 0.2 },
  };

  it.each([
    ['nothing, as it is good', {}, undefined],
    ['nothing, as it is too short to drift', { driftMs: null }, undefined],
    ['pictures without faces', { faces: 69 }, 'no face is seen'],
    ['a film without pictures', { faces: 0, pictures: 0 }, 'no face is seen'],
    ['a mouth that hardly moves', { movement: 0.029 }, 'does not move'],
    ['a few words', { speechSec: 2.9 }, 'too little is said'],
    ['lips of no likeness', { correlation: 0.52 }, 'could not see its lips follow'],
    ['lips that are too late', { delayMs: 401 }, 'could not see its lips follow'],
    ['lips that are too early', { delayMs: -401 }, 'could not see its lips follow'],
    ['lips that fit twice', { rival: 0.61 }, 'at more than one moment'],
    ['lips that drift', { driftMs: -121 }, 'drift apart by 121 ms'],
  ])('finds %s', (_, change, doubt) => {
    const reasons = judgeLips({ ...GOOD, ...change });
    expect(reasons).toEqual(doubt ? [expect.stringContaining(doubt)] : []);
  });
});
