import { expect, it } from 'vitest';
import { portraitAnalysis } from '../../../testing/photo-portraits.ts';
import { sampleScene } from '../../../testing/sheets/sample-scene.ts';
import { prepareMoves } from './scene-moves.ts';

const gesture = (strokeSec: number) => ({
  ...{ name: 'open-palm' as const, hand: 'left' as const },
  ...{ strokeSec, untilSec: strokeSec + 0.7 },
});
const acting = {
  ...{ expressions: [], nuances: [], looks: [], stances: [], headMoves: [], accents: [], blinks: [], shows: [] },
  gestures: [gesture(1.8), gesture(4.3)],
};
/** Wide, near from 2 to 4 s, wide again: one palm is on its way back at the first cut, one on its way up at the second. */
const movesWith = (near: 'close' | 'wide') => {
  const shots = [
    { fromSec: 0, size: 'wide' as const },
    { fromSec: 2, size: near },
    { fromSec: 4, size: 'wide' as const },
  ];
  const performer = { kind: 'preset' as const, presetId: 'emma' };
  return prepareMoves(sampleScene({ performer, durationSec: 8, shots, acting }));
};
const movingAt = (near: 'close' | 'wide', ...moments: number[]) =>
  moments.map((tSec) => movesWith(near).gesturesAt(tSec).length > 0);

it('a near shot shows no hand of a gesture that belongs to the shot before or after it', () => {
  expect(movingAt('close', 1.9, 2.1, 2.6, 3.9, 4.1)).toEqual([true, false, false, false, true]);
});

it('a wide shot goes on with what the one before began', () => {
  expect(movingAt('wide', 1.9, 2.1, 2.6, 3.9, 4.1)).toEqual([true, true, true, true, true]);
});

it('what comes soon is made ready before its shot', () => {
  expect(movesWith('close').gesturesAt(3.8, 1)).toHaveLength(1);
});

it('the head of a photo comes nearer and goes away, and that of a drawn person does not', () => {
  const photo = { kind: 'photo' as const, picture: 'me', points: portraitAnalysis('eu_f28') };
  const drawn = { kind: 'preset' as const, presetId: 'emma' };
  const nearOf = (performer: typeof photo | typeof drawn) =>
    prepareMoves(sampleScene({ performer, durationSec: 8, acting })).poseAt(2).near;
  expect(nearOf(photo)).toBeTypeOf('number');
  expect(nearOf(drawn)).toBeUndefined();
});
