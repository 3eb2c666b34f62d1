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
import { photoShots } from './photo-shots.ts';

const points = portraitAnalysis('eu_f28');
const { framing: wish } = layoutScene({ aspect: '1:1', resolution: 720 });
const wide = framePhoto(points, wish, []);
const upperThird = { x: wide.frameWidth / 2, y: wide.frameHeight / 3 };
const anywhere = { free: undefined, wish: upperThird, isClear: () => true };

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

const stepsOf = (analysis: typeof points, from: Framing = wide): (number | undefined)[] => {
  const { medium, close } = photoShots(analysis, from, anywhere);
  return [medium, close].map((framing) => framing && framing.unitPx / from.unitPx);
};

describe('the nearer shots of a photo', () => {
  it('are two whole steps where its pixels are many, and a part of one where they are few', () => {
    const [medium, close] = stepsOf(enlarged(1));
    expect(medium).toBeCloseTo(1.18, 5);
    expect(close).toBeCloseTo(1.18 * 1.18, 5);
    const [none, part] = stepsOf(enlarged(2.7));
    expect(none).toBeUndefined();
    expect(part).toBeGreaterThanOrEqual(1.06);
    expect(part).toBeLessThan(1.12);
    expect(stepsOf(enlarged(2.9))).toEqual([undefined, undefined]);
  });

  it('are the same ones at a higher resolution', () => {
    const { framing } = layoutScene({ aspect: '1:1', resolution: 1080 });
    const large = framePhoto(points, framing, []);
    expect(stepsOf(enlarged(1.7), large).map((step) => step?.toFixed(3))).toEqual(
      stepsOf(enlarged(1.7)).map((step) => step?.toFixed(3)),
    );
  });

  it('show no edge of the picture, the face whole and the eyes near where they are wished', () => {
    for (const framing of Object.values(photoShots(points, wide, anywhere))) {
      expect(fitPhoto(points, framing).covers).toBe(true);
      const { x, y, width, height } = featuresIn(framing, photoReach(points));
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(framing.frameWidth);
      expect(y + height).toBeLessThanOrEqual(framing.frameHeight);
      expect(Math.abs(framing.headY - upperThird.y)).toBeLessThan(0.08 * framing.frameHeight);
    }
  });

  it('keep the mouth above words', () => {
    const mouthEnd = ({ headY, unitPx }: Framing) => headY + photoReach(points).down * unitPx;
    const isClear = (framing: Framing) => mouthEnd(framing) <= 480;
    const shots = Object.values(photoShots(points, wide, { ...anywhere, isClear }));
    expect(shots.length).toBeGreaterThan(0);
    for (const framing of shots) expect(mouthEnd(framing)).toBeLessThanOrEqual(480);
    expect(photoShots(points, wide, { ...anywhere, isClear: () => false })).toEqual({});
  });

  it('stay inside a card', () => {
    const near = portraitCut(points, 'large').analysis;
    const tall = layoutScene({ aspect: '9:16', resolution: 720 }).framing;
    const card = inCard(near, { ...tall, unitPx: 0.7 * tall.unitPx });
    expect(card.window).toBeDefined();
    const { close } = photoShots(near, card, anywhere);
    expect(close?.window).toEqual(card.window);
    expect(close?.unitPx).toBeGreaterThanOrEqual(1.06 * card.unitPx);
  });
});
