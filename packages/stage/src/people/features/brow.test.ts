import { describe, expect, it } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { parseHex } from '#base/color/rgb.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { restPose } from '../acting/rest-pose.ts';
import { resolveFaceShape } from '../face/face-shape.ts';
import type { HeadView } from '../face/head-view.ts';
import { CHARACTER_PRESETS } from '../presets/character-presets.ts';
import { bakeBrow, drawBrow } from './brow.ts';

const UNIT = 200;
const ORIGIN = { x: 40, y: 120 };
const AHEAD: HeadView = {
  unitPx: UNIT,
  turn: 0,
  tilt: 0,
  jawDrop: 0,
  onSkin: (x, y) => [ORIGIN.x + x * UNIT, ORIGIN.y + y * UNIT],
  atDepth: (x, y) => [ORIGIN.x + x * UNIT, ORIGIN.y + y * UNIT],
  depthAt: () => 0,
  jawAt: () => 0,
};

/** How much higher the upper edge of a brow at rest is at its outer end than at its inner one, in units of the head. */
function riseOf({ params }: (typeof CHARACTER_PRESETS)[number]): number {
  const face = resolveFaceShape(params);
  const source = { face, hair: parseHex('#1b1716'), unitPx: UNIT, random: seededRandom(7), makeCanvas };
  const canvas = makeCanvas(200, 140);
  const pose = { ...restPose(params), brow: 0 };
  drawBrow(contextOf(canvas), bakeBrow(source), 1, { face, view: AHEAD, pose, unevenness: 0 });
  const topAt = (share: number) => {
    const x = Math.round(ORIGIN.x + (face.eyeX - 0.235 + 0.46 * share) * UNIT);
    const { data } = contextOf(canvas).getImageData(x - 3, 0, 6, 140);
    return data.findIndex((value, index) => index % 4 === 3 && value > 110) / (6 * 4);
  };
  return (topAt(0.2) - topAt(0.88)) / UNIT;
}

const HEAVY_BROWED = CHARACTER_PRESETS.filter(({ params }) => (params.shape.browThickness ?? 0) >= 0.4);

describe('heavy brows at rest', () => {
  it('are worn by people of the library', () => expect(HEAVY_BROWED.length).toBeGreaterThan(2));

  it.each(HEAVY_BROWED)('of $name do not slope down to their outer ends as worried ones do', (preset) => {
    expect(riseOf(preset)).toBeGreaterThan(-0.014);
  });
});
