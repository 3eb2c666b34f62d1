import type { PlannedShot } from '@herald/media/scene/shot-plan';
import { describe, expect, it } from 'vitest';
import { cameraOf, lengthsOf, planOf } from '../testing/planned-shots.ts';
import { said } from '../testing/said.ts';

const SCRIPTS = [
  'Three things I wish I knew before I rented a van. One, check the tires yourself. Two, take a picture of every scratch. Three, never pay cash. If that helped, give this a thumbs up, and tap the link down here.',
  'Two rules for a quiet night. One, no screens in bed at all. Two, open the window for ten minutes. Give this a thumbs up if you sleep badly, and get my list at the link down here.',
];
const SEEDS = [1, 2, 3, 4, 5, 6];

const shotAt = (shots: readonly PlannedShot[], sec: number) => shots.findLast(({ fromSec }) => fromSec <= sec);

const FILMS = SCRIPTS.flatMap((script) =>
  SEEDS.map((seed) => {
    const reading = said(script);
    const camera = cameraOf({ hasNearerWide: true, sizes: ['wide', 'close'], mediumGestures: [] });
    return { reading, ...planOf(reading, camera, { seed }) };
  }),
);

describe('two wide shots in a row', () => {
  it('show every sign that its words make no sense without, however many come in a row', () => {
    for (const { reading, shots, acting } of FILMS) {
      const meant = reading.words.filter(({ text }) => /^(?:One,|Two,|Three,|thumbs|link)$/u.test(text));
      for (const { startSec } of meant) expect(shotAt(shots, startSec + 0.4)?.size).toBe('wide');
      const signs = acting.gestures.filter(({ name }) => ['count', 'thumbs-up', 'point-down'].includes(name));
      expect(signs.length).toBeGreaterThanOrEqual(meant.length);
    }
  });

  it('keep no picture for longer than six seconds', () => {
    for (const { reading, shots } of FILMS)
      for (const lengthSec of lengthsOf(shots, reading.durationSec)) expect(lengthSec).toBeLessThan(6);
  });

  it('take turns between the two angles', () => {
    const pairs = FILMS.flatMap(({ shots }) => shots.slice(1).map((shot, index) => [shots[index], shot] as const));
    const wide = pairs.filter(([before, after]) => before?.size === 'wide' && after.size === 'wide');
    expect(wide.length).toBeGreaterThan(0);
    for (const [before, after] of wide) expect(after.isNearer === true).not.toBe(before?.isNearer === true);
    for (const [before, after] of pairs) if (before?.size !== 'wide') expect(after.isNearer).toBeUndefined();
  });

  it('are none where nothing asks for them, and where the presenter has one angle', () => {
    const calm = 'We bake bread in the old mill. It rests for two days. People come from far for it. Try a loaf.';
    const shots = planOf(said(calm), cameraOf({ hasNearerWide: true })).shots;
    expect(shots.filter(({ isNearer }) => isNearer)).toEqual([]);
    const one = planOf(said(SCRIPTS[0] ?? ''), cameraOf({ sizes: ['wide', 'close'], mediumGestures: [] })).shots;
    expect(one.filter(({ size }, index) => size === one[index - 1]?.size)).toEqual([]);
  });
});
