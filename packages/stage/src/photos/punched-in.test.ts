import { describe, expect, it } from 'vitest';
import { featuresIn } from '#base/face-reach.ts';
import type { Framing } from '#base/performer.ts';
import { layoutScene } from '#scene/layout/layout-scene.ts';
import { portraitAnalysis } from '../../testing/photo-portraits.ts';
import { portraitCut } from '../../testing/portrait-cut.ts';
import { photoReach } from './face-in-picture.ts';
import { fitPhoto } from './fit-photo.ts';
import { framePhoto } from './frame-photo.ts';
import { inCard } from './photo-card.ts';
import { punchedIn } from './punched-in.ts';

const points = portraitAnalysis('eu_f28');
const anywhere = { free: {}, isClear: () => true };
const { framing: wish } = layoutScene({ aspect: '1:1', resolution: 720 });
const wide = framePhoto(points, wish, []);

/** The same picture with so many pixels less that it fills the frame enlarged. */
function enlarged(scale: number): typeof points {
  const share = fitPhoto(points, wide).scale / scale;
  return {
    ...points,
    width: points.width * share,
    height: points.height * share,
    points: points.points.map(([x, y, z]): [number, number, number] => [x * share, y * share, z]),
  };
}

const nearerBy = (analysis: typeof points, from: Framing = wide): number | undefined => {
  const framing = punchedIn(analysis, from, anywhere);
  return framing && framing.unitPx / from.unitPx;
};

describe('a near photo comes nearer', () => {
  it('by an eighth where its pixels are many, by less where they are few, and not where each is seen', () => {
    expect(nearerBy(enlarged(1))).toBeCloseTo(1.12, 5);
    expect(nearerBy(enlarged(2.1))).toBeLessThan(1.1);
    expect(nearerBy(enlarged(2.1))).toBeGreaterThanOrEqual(1.06);
    expect(nearerBy(enlarged(2.4))).toBeUndefined();
  });

  it('with no edge of the picture in sight and the face whole', () => {
    const framing = punchedIn(points, wide, anywhere) ?? expect.unreachable();
    expect(fitPhoto(points, framing).covers).toBe(true);
    const { x, y, width, height } = featuresIn(framing, photoReach(points));
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(framing.frameWidth);
    expect(y + height).toBeLessThanOrEqual(framing.frameHeight);
  });

  it('with its mouth where it was, where words lie close below', () => {
    const mouthEnd = ({ headY, unitPx }: Framing) => headY + photoReach(points).down * unitPx;
    const isClear = (framing: Framing) => mouthEnd(framing) <= mouthEnd(wide) + 0.01;
    const framing = punchedIn(points, wide, { free: {}, isClear }) ?? expect.unreachable();
    expect(mouthEnd(framing)).toBeCloseTo(mouthEnd(wide), 5);
  });

  it('inside its card, which stays', () => {
    const near = portraitCut(points, 'large').analysis;
    const tall = layoutScene({ aspect: '9:16', resolution: 720 }).framing;
    const card = inCard(near, { ...tall, unitPx: 0.7 * tall.unitPx });
    expect(card.window).toBeDefined();
    const framing = punchedIn(near, card, anywhere) ?? expect.unreachable();
    expect(framing.window).toEqual(card.window);
    expect(framing.unitPx).toBeGreaterThanOrEqual(1.06 * card.unitPx);
  });

  it('not where nothing of it is clear', () => {
    expect(punchedIn(points, wide, { free: {}, isClear: () => false })).toBeUndefined();
  });
});
