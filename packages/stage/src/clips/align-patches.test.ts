import { beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '#base/math/seeded-random.ts';
import { type PortraitClip, portraitClip } from '../../testing/portrait-clip.ts';
import { type Affine, composed, unitOf } from './affine.ts';
import { alignPatches } from './align-patches.ts';
import { jitterOf } from './judge-clip.ts';
import { KEPT_PATCH, takePatch } from './patch.ts';

const FRAMES = 24;
let clip: PortraitClip;

beforeAll(async () => {
  clip = await portraitClip('eu_f28');
});

describe('alignPatches', () => {
  it('takes the trembling of the net out of a face that stands still', () => {
    const random = seededRandom(3);
    const tremble = (): number => (random() - 0.5) * 0.02;
    const places = Array.from(
      { length: FRAMES },
      (): Affine => composed(clip.place, [1, 0, tremble(), 0, 1, tremble()]),
    );
    const patches = places.map((place) => takePatch(clip.grey, place, KEPT_PATCH));
    const { moves, mismatch } = alignPatches(patches, places, [...places.keys()]);
    const found = places.map((place, i) => composed(place, moves[i]));
    expect(jitterOf(found)).toBeLessThan(0.1 * jitterOf(places));
    expect(Math.max(...mismatch)).toBeLessThan(0.03);
    // The mean picture decides where the face is; it is the same for all of them.
    const spread = Math.max(...found.map(([, , c]) => c)) - Math.min(...found.map(([, , c]) => c));
    expect(spread).toBeLessThan(0.002 * unitOf(clip.place));
  });

  it('knows lips at rest, although they are pursed in many pictures', () => {
    const places = Array.from({ length: FRAMES }, () => clip.place);
    const rest = takePatch(clip.grey, clip.place, KEPT_PATCH);
    const pursed = takePatch(clip.grey, composed(clip.place, [1.5, 0, 0, 0, 0.7, 0.06]), KEPT_PATCH);
    const isPursed = (i: number) => i >= 14;
    const patches = places.map((_, i) => (isPursed(i) ? pursed : rest));
    const { mismatch } = alignPatches(patches, places, [...places.keys()]);
    expect(mismatch[3]).toBeLessThan(0.01);
    expect(mismatch[20]).toBeGreaterThan(0.1);
  });

  it('notices what covers the mouth', () => {
    const places = Array.from({ length: FRAMES }, () => clip.place);
    const patches = places.map((place) => takePatch(clip.grey, place, KEPT_PATCH));
    patches[12] = patches[12].map((value, k) => (k % KEPT_PATCH.width > 60 && k % KEPT_PATCH.width < 100 ? 40 : value));
    const { mismatch } = alignPatches(patches, places, [...places.keys()]);
    expect(mismatch[12]).toBeGreaterThan(0.1);
    expect(mismatch[2]).toBeLessThan(0.03);
  });
});
