import { beforeAll, describe, expect, it } from 'vitest';
import { REST_MOUTH, VISEME_MOUTHS } from '#people/mouth/viseme-mouths.ts';
import { type PortraitClip, portraitClip } from '../../testing/portrait-clip.ts';
import { lipMovesOf, spokenOut } from './lip-moves.ts';
import { measureMouth } from './measure-mouth.ts';
import { EDGE_LEFT, EDGES_PER_UNIT, MouthWarp } from './mouth-warp.ts';
import { MouthPainter } from './paint-mouth.ts';

let clip: PortraitClip;

beforeAll(async () => {
  clip = await portraitClip('eu_f28');
});

describe('the dark beside the corners of an opening', () => {
  const darkest = (spoken: typeof REST_MOUTH, depth: number): number => {
    const measured = measureMouth(clip.measured);
    const dents = { ...measured.dents, right: { ...measured.dents.right, depth } };
    const mouth = { ...measured, lineHalf: 0.03, dents: { ...dents, left: { ...dents.left, depth: 0 } } };
    const [a, b, c, d, e, f] = clip.place;
    const planes = clip.planes();
    planes.luma.fill(150);
    for (let u = 0.4; u < 0.6; u += 1 / (2 * a))
      for (let off = -0.05; off < 0.05; off += 1 / (2 * e)) {
        const at = [u, mouth.seam(u) + off];
        const [x, y] = [a * at[0] + b * at[1] + c, d * at[0] + e * at[1] + f];
        planes.luma[Math.round(y) * planes.width + Math.round(x)] = 150 - 110 * Math.exp(-((off / 0.03) ** 2));
      }
    new MouthPainter(mouth).paint({ planes, place: clip.place, mouth: spoken, gain: 1, scale: 1 });
    const lights = [];
    for (let v = -0.1; v < 0.15; v += 1 / (2 * e))
      lights.push(planes.luma[Math.round(d * 0.53 + e * v + f) * planes.width + Math.round(a * 0.53 + b * v + c)]);
    return Math.min(...lights);
  };

  it('stays while lips rest', () => {
    for (const depth of [0, 0.15]) expect(darkest(REST_MOUTH, depth)).toBeLessThan(60);
  });

  it('goes with lips that part: what is left of their line looks like a hook', () => {
    expect(darkest({ ...REST_MOUTH, open: 0.6 }, 0)).toBeGreaterThan(130);
  });

  it('keeps a half of itself beside a dimple, which would stand alone on the cheek', () => {
    const opened = darkest({ ...REST_MOUTH, open: 0.6 }, 0.15);
    expect(opened).toBeGreaterThan(80);
    expect(opened).toBeLessThan(120);
  });
});

it('opens stressed vowels further for a camera, but nothing that is closed, and no more than a jaw does', () => {
  const openOf = (open: number) => spokenOut({ ...REST_MOUTH, open }).open;
  expect(openOf(0)).toBe(0);
  expect(openOf(0.15)).toBe(0.15);
  expect(openOf(0.6)).toBeGreaterThan(0.6 * 1.2);
  expect(openOf(0.95)).toBe(1);
});

it('keeps more of the width of rounded lips that hardly part, beside which the corners of the clip would be seen', () => {
  const narrowedBy = (open: number) => -lipMovesOf({ ...REST_MOUTH, round: 0.6, open }).corner - 0.025 * open;
  expect(narrowedBy(0.02)).toBeLessThan(0.7 * narrowedBy(0.6));
});

it('reaches the size of a stressed vowel without a snap', () => {
  const openOf = (open: number) => spokenOut({ ...REST_MOUTH, open }).open;
  for (let open = 0; open < 0.9; open += 0.02) expect(openOf(open + 0.02) - openOf(open)).toBeLessThan(1.5 * 0.02);
});

it('parts rounded lips within the opening only: beside it a hair between them would be dark', () => {
  const warp = new MouthWarp(measureMouth(clip.measured));
  warp.shape(lipMovesOf(VISEME_MOUTHS.U));
  const partedAt = (u: number) => {
    const k = Math.round((u - EDGE_LEFT) * EDGES_PER_UNIT);
    return warp.lowerEdge[k] - warp.upperEdge[k];
  };
  expect(partedAt(0)).toBeGreaterThan(0.05);
  for (const u of [-0.28, 0.28]) expect(partedAt(u)).toBeLessThan(1e-6);
});

it('brings lips forward without a step where the light on them ends', () => {
  const { luma, width, ...planes } = clip.planes();
  luma.fill(150);
  const painter = new MouthPainter(measureMouth(clip.measured));
  const mouth = VISEME_MOUTHS.U;
  painter.paint({ planes: { ...planes, luma, width }, place: clip.place, mouth, gain: 1, scale: 1 });
  const warp = new MouthWarp(measureMouth(clip.measured));
  warp.shape(lipMovesOf(mouth));
  const [, b, c, , e, f] = clip.place;
  const lowest = Math.max(...warp.lowerEdge);
  const steps: number[] = [];
  for (let y = Math.round(e * (lowest + 0.11) + f); y < e * (lowest + 0.14) + f; y++) {
    const x = Math.round((b * (y - f)) / e + c);
    steps.push(Math.abs(luma[(y + 1) * width + x] - luma[y * width + x]));
  }
  expect(Math.max(...steps)).toBeLessThanOrEqual(2);
});
