import type { Mouth } from '@herald/media/mouth';
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

  const asideAt = ({ upper, columns, top }: MouthWarp, [u, v]: readonly number[]) =>
    upper[(Math.round((v - top) * CELLS) * columns + Math.round((u - GRID_LEFT) * CELLS)) * 2];

  it('smiles with closed lips: the corners rise, the middle stays', () => {
    const { lowerEdge, upperEdge } = warpFor({ ...NO_FEELING, smile: 1 });
    const { seam } = measureMouth(clip.measured);
    const riseAt = (u: number) => {
      const k = Math.round((u - EDGE_LEFT) * EDGES_PER_UNIT);
      return seam(u) - (lowerEdge[k] + upperEdge[k]) / 2;
    };
    expect(riseAt(0)).toBeCloseTo(0, 2);
    for (const side of [-0.4, 0.4]) expect(riseAt(side)).toBeGreaterThan(0.05);
    const riseOfBoth = (aside: number) => riseAt(aside) + riseAt(-aside);
    expect(riseOfBoth(0.2)).toBeLessThan(0.11 * riseOfBoth(0.55));
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

  it('opens eyes wide in surprise, as far as their own height lets it', () => {
    const { upperLids, lids, ...measured } = measureMouth(clip.measured);
    const riseFor = (eyeHeight: number) => {
      const warp = new MouthWarp({ ...measured, upperLids, lids, eyeHeight });
      warp.shape(lipMovesOf(REST_MOUTH, { ...NO_FEELING, stare: 1 }));
      for (const lid of lids) expect(upperWayAt(warp, lid)).toBeLessThan(0.4 * upperWayAt(warp, upperLids[0]));
      return Math.min(...upperLids.map((lid) => upperWayAt(warp, lid)));
    };
    expect(riseFor(0.3)).toBeGreaterThan(0.02);
    expect(riseFor(0.1)).toBeLessThan(0.021);
  });

  it('does not shut narrow eyes with a smile', () => {
    const measured = measureMouth(clip.measured);
    const warp = new MouthWarp({ ...measured, eyeHeight: 0.1 });
    warp.shape(lipMovesOf(REST_MOUTH, { ...NO_FEELING, smile: 1 }));
    for (const lid of measured.lids) {
      expect(upperWayAt(warp, lid)).toBeGreaterThan(0);
      expect(upperWayAt(warp, lid)).toBeLessThan(0.025);
    }
  });

  it('does not draw out lids that are near their brows', () => {
    const measured = measureMouth(clip.measured);
    const warp = new MouthWarp({ ...measured, browHeight: 0.1 });
    warp.shape(lipMovesOf(REST_MOUTH, { ...NO_FEELING, brow: 1 }));
    for (const brow of measured.brows) {
      expect(upperWayAt(warp, brow)).toBeGreaterThan(0.02);
      expect(upperWayAt(warp, brow)).toBeLessThan(0.035);
    }
  });

  it('raises the inner ends of the brows in worry, and not the outer ones', () => {
    const { brows, innerBrows } = measureMouth(clip.measured);
    const worried = warpFor({ ...NO_FEELING, worry: 1 });
    for (const brow of innerBrows) expect(upperWayAt(worried, brow)).toBeGreaterThan(0.04);
    const outer = brows.map(([x, y]) => [x * 1.35, y]);
    for (const brow of outer) expect(upperWayAt(worried, brow)).toBeLessThan(0.01);
  });

  it('lowers brows in anger, their inner ends most, and draws these together', () => {
    const { brows, innerBrows } = measureMouth(clip.measured);
    const angry = warpFor({ ...NO_FEELING, worry: -1 });
    const outerWays = brows.map(([x, y]) => upperWayAt(angry, [x * 1.35, y]));
    for (const brow of innerBrows) expect(upperWayAt(angry, brow)).toBeLessThan(Math.min(...outerWays) - 0.015);
    for (const way of outerWays) expect(way).toBeLessThan(-0.02);
    const [left, right] = innerBrows.toSorted((a, b) => a[0] - b[0]).map((brow) => asideAt(angry, brow));
    expect(left).toBeLessThan(-0.02);
    expect(right).toBeGreaterThan(0.02);
  });

  it('keeps brows down that a stress would raise', () => {
    const angry = { ...NO_FEELING, worry: -1 };
    expect(lipMovesOf(REST_MOUTH, { ...angry, brow: 1 }).brows).toBe(lipMovesOf(REST_MOUTH, angry).brows);
  });

  it('presses lips that rest in anger, and not those that speak', () => {
    const pressedIn = (mouth: Mouth, worry: number) => lipMovesOf(mouth, { ...NO_FEELING, worry }).pressed;
    expect(pressedIn(REST_MOUTH, -1)).toBeGreaterThan(0.5);
    expect(pressedIn(REST_MOUTH, 0)).toBe(REST_MOUTH.press);
    expect(pressedIn(VISEME_MOUTHS.aa, -1)).toBe(VISEME_MOUTHS.aa.press);
  });

  it('forgets raised brows as soon as nothing is felt', () => {
    const warp = new MouthWarp(measureMouth(clip.measured));
    warp.shape(lipMovesOf(VISEME_MOUTHS.aa, { ...NO_FEELING, brow: 1 }));
    warp.shape(lipMovesOf(VISEME_MOUTHS.aa));
    for (const brow of measureMouth(clip.measured).brows) expect(upperWayAt(warp, brow)).toBe(0);
  });
});
