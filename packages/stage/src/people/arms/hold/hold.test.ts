import { describe, expect, it } from 'vitest';
import { torsoShape } from '../../body/torso-shape.ts';
import { resolveFaceShape } from '../../face/face-shape.ts';
import { CHARACTER_PRESETS } from '../../presets/character-presets.ts';
import { holdAt } from '../gestures/arm-at.ts';
import { armBuild } from '../model/arm-build.ts';
import type { Bone } from '../model/bone.ts';
import { buildArm, jointsOf } from '../model/build-arm.ts';
import { bonesBefore, fingersAround, middleAround } from './around.ts';
import { cardPlace, HELD_CARD_REACH } from './card-place.ts';
import { cardSize } from './card-size.ts';
import { CARRYING, holdingPose, nearerPose, thumbTip } from './hold-poses.ts';

const TALLEST_FRAME_UNITS = 5.5;
const PRODUCTS = [
  { width: 500, height: 700 },
  { width: 300, height: 900 },
  { width: 900, height: 300 },
];

const cases = CHARACTER_PRESETS.flatMap(({ id, params }) =>
  PRODUCTS.flatMap((product) => [true, false].map((isGripped) => ({ id, params, product, isGripped }))),
);

describe.each(cases)(
  '$id holds a card of $product.width to $product.height, around it: $isGripped',
  ({ params, product, isGripped }) => {
    const face = resolveFaceShape(params);
    const torso = torsoShape(face, params.seed, 'product-card');
    const build = armBuild({ face, torso, garment: params.garment.kind, raise: 0.06 });
    const { halfWidth, halfHeight } = cardSize(product);
    const grip = { from: -halfWidth, to: halfWidth };
    const size = { halfWidth, halfHeight, ...(isGripped && { grip }) };
    const held = holdingPose(build, 'left', size);
    const nearer = nearerPose(build, 'left', held);
    const at = (share: number, shown = 0) => {
      const now = holdAt(CARRYING, { hold: held, nearer }, { raised: share, shown });
      const { middle, right, down } = cardPlace({ build, side: 'left', held }, now, size);
      const reach = (i: 0 | 1) => Math.abs(right[i] - middle[i]) + Math.abs(down[i] - middle[i]);
      const box = {
        left: middle[0] - reach(0),
        right: middle[0] + reach(0),
        top: middle[1] - reach(1),
        bottom: middle[1] + reach(1),
      };
      const half = (end: readonly number[]) => [end[0] - middle[0], end[1] - middle[1]] as const;
      const [[a, b], [c, d]] = [half(right), half(down)];
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

    if (held.grip !== 'closed')
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
  },
);

describe('everybody', () => {
  const builds = CHARACTER_PRESETS.map(({ params }) => {
    const face = resolveFaceShape(params);
    const torso = torsoShape(face, params.seed, 'product-card');
    return armBuild({ face, torso, garment: params.garment.kind, raise: 0.06 });
  });
  const gripsOf = (width: number) => {
    const { halfWidth, halfHeight } = cardSize({ width, height: 700 });
    const size = { halfWidth, halfHeight, grip: { from: -halfWidth, to: halfWidth } };
    return builds.map((build) => holdingPose(build, 'left', size).grip);
  };

  it.each([
    { grip: 'closed', widths: [300] },
    { grip: 'around', widths: [350, 400, 450, 500] },
    { grip: 'leaning', widths: [550, 600, 650, 700, 750] },
  ])('holds pictures of $widths to 700 in the same way: $grip', ({ grip, widths }) => {
    for (const width of widths) expect(new Set(gripsOf(width)), `${width}`).toEqual(new Set([grip]));
  });

  it.each([
    { width: 800, most: 12 },
    { width: 850, most: 12 },
    { width: 900, most: 2 },
  ])('holds one of $width to 700 so whose hands are large enough, or else by its lower edge', ({ width, most }) => {
    const grips = gripsOf(width);
    expect(new Set(grips)).toEqual(new Set(['leaning', 'edge']));
    expect(grips.filter((grip) => grip === 'leaning').length).toBeGreaterThanOrEqual(most);
  });
});

const EMMA = CHARACTER_PRESETS[0].params;

describe('a hand around what it holds', () => {
  const face = resolveFaceShape(EMMA);
  const build = armBuild({
    face,
    torso: torsoShape(face, EMMA.seed, 'product-card'),
    garment: EMMA.garment.kind,
    raise: 0.06,
  });
  const heldAt = (halfWidth: number) => {
    const size = { halfWidth, halfHeight: 0.9, grip: { from: -halfWidth, to: halfWidth } };
    const held = holdingPose(build, 'left', size);
    const { bones } = buildArm(build, held, 'left');
    const fingers = fingersAround(build, 'left', held);
    const place = cardPlace({ build, side: 'left', held }, held, size);
    return { grip: held.grip, place, fingers, before: bonesBefore(bones, held, fingers) };
  };
  const partsOf = (before: readonly Bone[]) => new Set(before.map(({ part }) => part));

  it('closes around a bottle, with every finger before it and the thumb behind', () => {
    const { grip, fingers, before } = heldAt(0.25);
    expect(grip).toBe('closed');
    expect(fingers).toEqual([0, 1, 2, 3]);
    expect(partsOf(before)).toEqual(new Set(['finger', 'finger-tip']));
  });

  it('has the thumb and the ends of outer fingers before a jar, and the ends lie over its outer edge', () => {
    const { grip, place, fingers, before } = heldAt(0.55);
    expect(grip).toBe('around');
    expect(fingers).toContain(3);
    expect(fingers).not.toContain(0);
    const [tip] = before.filter(({ part }) => part === 'finger-tip');
    const edge = place.right[0];
    expect(tip.to[0]).toBeLessThan(edge - 0.05);
    expect(before.filter(({ phalanx, part }) => phalanx === 1 && part === 'finger').at(-1)?.from[0]).toBeGreaterThan(
      edge - 0.15,
    );
  });

  it.each([
    { held: 'a boot by its shaft', from: -0.85, to: -0.1 },
    { held: 'a kettle by its handle', from: 0.1, to: 0.85 },
  ])('keeps $held within the frame, between its fingers', ({ from, to }) => {
    const size = { halfWidth: 0.85, halfHeight: 0.9, grip: { from, to } };
    const held = holdingPose(build, 'left', size);
    expect(held.grip).toBe('closed');
    const { middle } = cardPlace({ build, side: 'left', held }, held, size);
    expect(middle[0]).toBeCloseTo(middleAround(build, 'left', { held, grip: size.grip }).x, 2);
    for (const now of [held, nearerPose(build, 'left', held)]) {
      const { right, down, middle } = cardPlace({ build, side: 'left', held }, now, size);
      expect(right[0] + Math.abs(down[0] - middle[0])).toBeLessThan(2.3);
    }
  });

  it('has nothing but the thumb before a box that is too wide for it', () => {
    const { grip, before } = heldAt(0.98);
    expect(grip).toBe('edge');
    expect(partsOf(before)).toEqual(new Set(['thumb', 'thumb-tip']));
  });
});
