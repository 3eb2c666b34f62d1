import { describe, expect, it } from 'vitest';
import { torsoShape } from '../../body/torso-shape.ts';
import { resolveFaceShape } from '../../face/face-shape.ts';
import { CHARACTER_PRESETS } from '../../presets/character-presets.ts';
import { holdAt } from '../gestures/arm-at.ts';
import { armBuild } from '../model/arm-build.ts';
import { jointsOf } from '../model/build-arm.ts';
import { cardPlace, cardSize, HELD_CARD_REACH } from './card-place.ts';
import { CARRYING, holdingPose, nearerPose, thumbTip } from './hold-poses.ts';

const TALLEST_FRAME_UNITS = 5.5;
const PRODUCTS = [
  { width: 500, height: 700 },
  { width: 300, height: 900 },
  { width: 900, height: 300 },
];

const cases = CHARACTER_PRESETS.flatMap(({ id, params }) => PRODUCTS.map((product) => ({ id, params, product })));

describe.each(cases)('$id holds a card of $product.width to $product.height', ({ params, product }) => {
  const face = resolveFaceShape(params);
  const torso = torsoShape(face, params.seed, 'product-card');
  const build = armBuild({ face, torso, garment: params.garment.kind, raise: 0.06 });
  const held = holdingPose(build, 'left');
  const nearer = nearerPose(build, 'left', held);
  const at = (share: number, shown = 0) => {
    const now = holdAt(CARRYING, { hold: held, nearer }, { raised: share, shown });
    const { middle, right, down } = cardPlace({ build, side: 'left', held }, now, cardSize(product));
    const reach = (i: 0 | 1) => Math.abs(right[i] - middle[i]) + Math.abs(down[i] - middle[i]);
    const box = {
      left: middle[0] - reach(0),
      right: middle[0] + reach(0),
      top: middle[1] - reach(1),
      bottom: middle[1] + reach(1),
    };
    const half = (end: readonly number[]) => [end[0] - middle[0], end[1] - middle[1]] as const;
    const [[a, b], [c, d]] = [half(right), half(down)];
    const { halfWidth, halfHeight } = cardSize(product);
    return {
      ...box,
      face: (a * d - b * c) / (halfWidth * halfHeight),
      fingers: jointsOf(build, now, 'left')[4].at[1],
      tilt: Math.atan2(right[1] - middle[1], right[0] - middle[0]),
      thumb: thumbTip(build, now, 'left'),
    };
  };

  it.each([0, 0.5, 1])('where captions leave room for it, when it has come nearer by %d', (shown) => {
    const { top, bottom, right, tilt } = at(1, shown);
    expect(top).toBeGreaterThanOrEqual(HELD_CARD_REACH.top);
    expect(bottom).toBeLessThanOrEqual(HELD_CARD_REACH.bottom);
    expect(right).toBeLessThan(2.3);
    expect(Math.abs(tilt)).toBeLessThan(0.25);
  });

  it('with the thumb well over its lower edge, and never over its upper half', () => {
    const { top, bottom, left, right, thumb } = at(1);
    expect(bottom - thumb[1]).toBeGreaterThan(0.2);
    expect(bottom - thumb[1]).toBeLessThan((bottom - top) / 2);
    expect(thumb[0]).toBeGreaterThan(left);
    expect(thumb[0]).toBeLessThan(right);
  });

  it('nowhere but at rest while it is down, also where it is about to be shown', () => {
    expect(holdAt(CARRYING, { hold: held, nearer }, { raised: 0, shown: 1 })).toEqual(CARRYING);
  });

  it('larger while it is shown', () => {
    const width = ({ left, right }: ReturnType<typeof at>) => right - left;
    expect(width(at(1, 1)) / width(at(1))).toBeGreaterThan(1.1);
  });

  it('on a forearm that is seen from its side', () => {
    const [, elbow, wrist] = jointsOf(build, held, 'left').map(({ at }) => at);
    const seenLength = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]);
    expect(seenLength / build.foreLength).toBeGreaterThan(0.45);
  });

  it('facing the viewer for as long as the frame shows it or its hand', () => {
    for (let share = 0; share <= 1; share += 0.04) {
      const { top, face, fingers } = at(share);
      if (Math.min(top, fingers) < TALLEST_FRAME_UNITS) expect(face, `${share}`).toBeGreaterThan(0.35);
    }
  });

  it('out of sight before it comes up', () => {
    expect(at(0).top).toBeGreaterThan(TALLEST_FRAME_UNITS);
  });
});
