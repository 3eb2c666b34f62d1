import { describe, expect, it } from 'vitest';
import { MOST_TURN } from '#base/composing/head-turn.ts';
import { stillPose } from '../../../testing/portrait-geometry.ts';
import { REST_MOUTH } from '../mouth/viseme-mouths.ts';
import { fillField } from './face-grid.ts';
import { resolveFaceShape } from './face-shape.ts';
import { type HeadView, headView } from './head-view.ts';
import { FULL_JAW_DROP } from './jaw.ts';

const UNIT_PX = 100;
const face = resolveFaceShape({ gender: 'male', ethnicity: 'european', ageYears: 35, shape: {} });
const dome = fillField((x, y) => Math.max(0, 1 - 0.5 * x * x - 0.3 * y * y));
const viewOf = headView(face, dome, UNIT_PX);
const seen = (change: Parameters<typeof stillPose>[0] = {}): HeadView => viewOf(stillPose(change));

describe('the view of a head', () => {
  it('puts every point where it is when the head is straight', () => {
    for (const [x, y] of [
      [0, 0],
      [-0.5, 0.3],
      [0.7, -0.9],
    ]) {
      expect(seen().onSkin(x, y)).toEqual([x * UNIT_PX, y * UNIT_PX]);
    }
  });

  it('moves what is nearer further in a turn', () => {
    const view = seen({ yaw: 0.2 });
    expect(view.atDepth(0, 0, 1)[0]).toBeGreaterThan(view.atDepth(0, 0, 0.4)[0]);
    expect(view.atDepth(0, 0, 0)[0]).toBe(0);
  });

  it('mirrors a turn to the other side', () => {
    const [left] = seen({ yaw: 0.2 }).onSkin(-0.4, 0.1);
    const [right] = seen({ yaw: -0.2 }).onSkin(0.4, 0.1);
    expect(left).toBeCloseTo(-right, 3);
  });

  it('lowers the nose in a nod', () => {
    expect(seen({ pitch: -0.1 }).atDepth(0, 0, 1)[1]).toBeGreaterThan(0);
    expect(seen({ pitch: 0.1 }).atDepth(0, 0, 1)[1]).toBeLessThan(0);
  });

  it('turns no further than heads turn', () => {
    expect(seen({ yaw: 3 }).turn).toBe(seen({ yaw: MOST_TURN }).turn);
    expect(seen({ pitch: -3 }).tilt).toBe(seen({ pitch: -MOST_TURN }).tilt);
  });

  it('takes turns too small to be seen for none', () => {
    expect(seen({ yaw: 0.0005 }).turn).toBe(0);
  });

  it('drops the chin by the whole jaw and leaves the eyes', () => {
    const open = seen({ mouth: { ...REST_MOUTH, open: 1 } });
    expect(open.jawAt(face.chinY)).toBe(FULL_JAW_DROP);
    expect(open.jawAt(0)).toBe(0);
    expect(open.onSkin(0, face.chinY)[1] - seen().onSkin(0, face.chinY)[1]).toBeCloseTo(FULL_JAW_DROP * UNIT_PX, 6);
  });

  it('drops the jaw no further than a mouth opens', () => {
    expect(seen({ mouth: { ...REST_MOUTH, open: 4 } }).jawDrop).toBe(FULL_JAW_DROP);
  });
});
