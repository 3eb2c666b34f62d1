import { beforeAll, describe, expect, it } from 'vitest';
import { REST_MOUTH, VISEME_MOUTHS } from '#people/mouth/viseme-mouths.ts';
import { type PortraitClip, portraitClip } from '../../testing/portrait-clip.ts';
import { type Feeling, lipMovesOf, NO_FEELING } from './lip-moves.ts';
import { measureMouth } from './measure-mouth.ts';
import { CELLS, EDGE_LEFT, EDGES_PER_UNIT, GRID_LEFT, MouthWarp } from './mouth-warp.ts';

let clip: PortraitClip;

beforeAll(async () => {
  clip = await portraitClip('eu_f28');
});

describe('a filmed mouth where words are felt', () => {
  const warpFor = (feeling: Feeling) => {
    const warp = new MouthWarp(measureMouth(clip.measured));
    warp.shape(lipMovesOf(REST_MOUTH, feeling));
    return warp;
  };
  const upperWayAt = ({ upper, columns, top }: MouthWarp, [u, v]: readonly number[]) =>
    upper[(Math.round((v - top) * CELLS) * columns + Math.round((u - GRID_LEFT) * CELLS)) * 2 + 1];

  it('smiles with closed lips: the corners rise, the middle stays', () => {
    const { lowerEdge, upperEdge } = warpFor({ ...NO_FEELING, smile: 1 });
    const { seam } = measureMouth(clip.measured);
    const riseAt = (u: number) => {
      const k = Math.round((u - EDGE_LEFT) * EDGES_PER_UNIT);
      return seam(u) - (lowerEdge[k] + upperEdge[k]) / 2;
    };
    expect(riseAt(0)).toBeCloseTo(0, 2);
    for (const side of [-0.4, 0.4]) expect(riseAt(side)).toBeGreaterThan(0.05);
  });

  it('lets the corners sink in bad news', () => {
    expect(lipMovesOf(REST_MOUTH, { ...NO_FEELING, smile: -1 }).rise).toBeLessThan(0);
  });

  it('keeps lips forward for "oo", however glad', () => {
    const glad = { ...NO_FEELING, smile: 1 };
    expect(lipMovesOf(VISEME_MOUTHS.U, glad).rise).toBeLessThan(0.6 * lipMovesOf(REST_MOUTH, glad).rise);
    expect(lipMovesOf(VISEME_MOUTHS.U, glad).corner).toBeLessThan(0);
  });

  it('lifts lower lids with a smile and brows with a stress, and nothing of them without', () => {
    const { lids, brows } = measureMouth(clip.measured);
    for (const lid of lids) expect(upperWayAt(warpFor({ ...NO_FEELING, smile: 1 }), lid)).toBeGreaterThan(0.02);
    for (const brow of brows) {
      expect(upperWayAt(warpFor({ ...NO_FEELING, brow: 1 }), brow)).toBeGreaterThan(0.04);
      expect(upperWayAt(warpFor({ ...NO_FEELING, smile: 1 }), brow)).toBeLessThan(0.002);
    }
  });

  it('raises the inner ends of the brows in worry, and not the outer ones', () => {
    const { brows, innerBrows } = measureMouth(clip.measured);
    const worried = warpFor({ ...NO_FEELING, worry: 1 });
    for (const brow of innerBrows) expect(upperWayAt(worried, brow)).toBeGreaterThan(0.04);
    const outer = brows.map(([x, y]) => [x * 1.35, y]);
    for (const brow of outer) expect(upperWayAt(worried, brow)).toBeLessThan(0.01);
  });

  it('lowers the inner ends of the brows in anger, and not the outer ones', () => {
    const { brows, innerBrows } = measureMouth(clip.measured);
    const angry = warpFor({ ...NO_FEELING, worry: -1 });
    for (const brow of innerBrows) expect(upperWayAt(angry, brow)).toBeLessThan(-0.02);
    const outer = brows.map(([x, y]) => [x * 1.35, y]);
    for (const brow of outer) expect(upperWayAt(angry, brow)).toBeGreaterThan(-0.01);
  });

  it('forgets raised brows as soon as nothing is felt', () => {
    const warp = new MouthWarp(measureMouth(clip.measured));
    warp.shape(lipMovesOf(VISEME_MOUTHS.aa, { ...NO_FEELING, brow: 1 }));
    warp.shape(lipMovesOf(VISEME_MOUTHS.aa));
    for (const brow of measureMouth(clip.measured).brows) expect(upperWayAt(warp, brow)).toBe(0);
  });
});
