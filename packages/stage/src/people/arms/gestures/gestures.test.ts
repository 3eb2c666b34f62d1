import { ASPECTS, type Aspect } from '@herald/media/choices';
import { type ActedGesture, FINGERS, GESTURES, HANDS } from '@herald/media/scene/acting-plan';
import { describe, expect, it, vi } from 'vitest';
import type { GestureMove } from '#base/performer.ts';
import { closeFraming, layoutScene } from '#scene/layout/layout-scene.ts';
import { makeCanvas } from '../../../../testing/node-canvas.ts';
import { personOf } from '../../../../testing/sheets/person-of.ts';
import { placeHead } from '../../character/place-head.ts';
import { acrossBody, downBody } from '../../params/head-on-body.ts';
import { CHARACTER_PRESETS } from '../../presets/character-presets.ts';
import { ArmBakery } from '../arm-bakery.ts';
import { ARM_SIDES, type ArmSide } from '../model/arm-build.ts';
import type { Bone } from '../model/bone.ts';
import { buildArm } from '../model/build-arm.ts';
import { restOf } from '../rest.ts';
import { buildOf } from '../testing/build-of.ts';
import { armAt, heldPose, progressOf } from './arm-at.ts';
import { Arms } from './arms-of.ts';
import { fittedPose, fittedPoses, reachOf } from './fit-pose.ts';
import { countOf, keysOf, leadOf, mannersOf, RETURN_SEC } from './gesture-keys.ts';
import { gesturesAt } from './gesture-moments.ts';
import { gesturesThatFit } from './gestures-that-fit.ts';
import { livingSway } from './living-hold.ts';
import { foreUnlikeness } from './unlikeness.ts';
import { handPlaceOf } from './whole-hand.ts';

/** A picture takes seconds to draw on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const HOLD_SEC = 1.75;
const MOVES = [...GESTURES.flatMap((name) => mannersOf(name)), ...FINGERS.map(countOf)];
/** The middle of the mouth and half of the room it needs for every shape; hands stay out of it. */
const MOUTH = { x: 0, y: downBody(0.82), halfWidth: acrossBody(0.62), halfHeight: acrossBody(0.5) };

const requestFor = (aspect: Aspect) => ({ aspect, resolution: 720, presenter: 'character' }) as const;
const framingOf = (aspect: Aspect) => layoutScene(requestFor(aspect)).framing;

function coversMouth({ from, to, fromRadius, toRadius }: Bone): boolean {
  return [0, 0.25, 0.5, 0.75, 1].some((share) => {
    const radius = fromRadius + (toRadius - fromRadius) * share;
    const x = Math.abs(from[0] + (to[0] - from[0]) * share - MOUTH.x) - MOUTH.halfWidth;
    const y = Math.abs(from[1] + (to[1] - from[1]) * share - MOUTH.y) - MOUTH.halfHeight;
    return Math.hypot(Math.max(0, x), Math.max(0, y)) < radius;
  });
}

describe.each(CHARACTER_PRESETS)('the gestures of $name', ({ params }) => {
  const build = buildOf(params);
  const rest = restOf(params, build, placeHead(params, framingOf('9:16')));

  it.each(ASPECTS)('never cover the mouth in %s', (aspect) => {
    const framing = placeHead(params, framingOf(aspect));
    for (const side of ARM_SIDES) {
      const poses = fittedPoses(build, rest, side, framing);
      for (const name of MOVES) {
        const keys = keysOf(name, HOLD_SEC);
        for (let tSec = -leadOf(name); tSec < HOLD_SEC + RETURN_SEC; tSec += 0.1) {
          const { bones } = buildArm(build, armAt(keys, tSec, poses, poses.rest), side);
          expect(bones.some(coversMouth), `${name} ${side} at ${tSec.toFixed(2)} s`).toBe(false);
        }
      }
    }
  });

  it.each(ASPECTS)('keep the hand inside the sides of %s', (aspect) => {
    const framing = placeHead(params, framingOf(aspect));
    for (const side of ARM_SIDES) {
      const room = (side === 'right' ? framing.headX : framing.frameWidth - framing.headX) / framing.unitPx;
      for (const pose of Object.values(fittedPoses(build, rest, side, framing)))
        expect(reachOf(build, pose, side)).toBeLessThan(room + 0.08);
    }
  });

  it.each(ASPECTS)('all fit a wide shot of %s', (aspect) => {
    expect(gesturesThatFit(params, placeHead(params, framingOf(aspect)))).toEqual([...GESTURES]);
  });

  it.each(ASPECTS)('show the whole hand with a piece of forearm, off the words of %s', (aspect) => {
    const framing = placeHead(params, layoutScene({ ...requestFor(aspect), captionPosition: 'bottom' }).framing);
    const { unitPx, headY, frameHeight, handsAbove = frameHeight, words } = framing;
    for (const side of ARM_SIDES) {
      const {
        rest: _rest,
        eased: _eased,
        hold: _hold,
        nearer: _nearer,
        ...poses
      } = fittedPoses(build, rest, side, framing);
      for (const [name, pose] of Object.entries(poses)) {
        const { top, bottom, wrist } = handPlaceOf(build, pose, side);
        expect(headY + bottom * unitPx, name).toBeLessThanOrEqual(handsAbove);
        expect(headY + (wrist + 0.25) * unitPx, name).toBeLessThanOrEqual(frameHeight);
        // Fingers at the face are above the words, where the wrist may be; beside it a hand only passes.
        if (name === 'besideCheek') continue;
        if (words && name === 'cheek') expect(headY + (top + 0.6) * unitPx).toBeLessThan(words.top);
        else if (words) expect(headY + top * unitPx, name).toBeGreaterThanOrEqual(words.bottom);
      }
    }
  });

  it.each([-0.5, 0.5])('reach the farther cheek of a head that is seen from the side, turned by %s', (aside) => {
    const framing = placeHead(params, framingOf('9:16'));
    const innerOf = (side: ArmSide, turned: number) => {
      const place = handPlaceOf(build, fittedPose(build, 'cheek', side, { ...framing, aside: turned }), side);
      return side === 'right' ? -place.right : place.left;
    };
    const [farther, nearer] = aside > 0 ? (['right', 'left'] as const) : (['left', 'right'] as const);
    expect(innerOf(farther, aside)).toBeLessThan(innerOf(farther, 0) - 0.1);
    expect(innerOf(nearer, aside)).toBeCloseTo(innerOf(nearer, 0), 1);
  });
});

it('a face that fills the frame leaves no room for hands before the body', () => {
  const framing = { ...framingOf('1:1'), unitPx: 200, headY: 330 };
  const fitting = gesturesThatFit(personOf('emma'), framing);
  for (const name of ['point-down', 'open-palm', 'hand-on-heart'] as const) expect(fitting).not.toContain(name);
});

it('a close shot shows fewer gestures, never more', () => {
  for (const aspect of ASPECTS) {
    const wide = gesturesThatFit(personOf('kofi'), framingOf(aspect));
    for (const name of gesturesThatFit(personOf('kofi'), closeFraming(aspect, framingOf(aspect))))
      expect(wide).toContain(name);
  }
});

it('a shot that words or its edge would cut a hand in shows it not at all', () => {
  for (const { params } of CHARACTER_PRESETS) {
    const { framing } = layoutScene({ ...requestFor('1:1'), captionPosition: 'bottom' });
    const near = placeHead(params, { ...framing, headY: framing.headY + 30, unitPx: framing.unitPx * 1.25 });
    const build = buildOf(params);
    for (const name of gesturesThatFit(params, near)) {
      const poses = mannersOf(name).flatMap((manner) => keysOf(manner, HOLD_SEC).map(({ pose }) => pose));
      const fitted = fittedPoses(build, restOf(params, build, near), 'left', near);
      for (const pose of poses.filter((pose) => pose !== 'rest' && pose !== 'eased')) {
        const { bottom } = handPlaceOf(build, fitted[pose], 'left');
        expect(near.headY + bottom * near.unitPx, `${name} ${pose}`).toBeLessThanOrEqual(near.handsAbove ?? 0);
      }
    }
  }
});

it.each([
  [1, 'count-one'],
  [2, 'count-two'],
  [3, 'count-three'],
] as const)('a count of %s holds up its fingers and no other', (fingers, name) => {
  const stroke = { name: 'count', hand: 'left', strokeSec: 2, untilSec: 3 } as const;
  expect(gesturesAt([{ ...stroke, fingers }], 2.5).map((moment) => moment.name)).toEqual([name]);
  expect(gesturesAt([stroke], 2.5).map((moment) => moment.name)).toEqual(['count']);
});

describe('the timing of a gesture', () => {
  const params = personOf('emma');
  const build = buildOf(params);
  const poses = fittedPoses(build, restOf(params, build, framingOf('9:16')), 'right', framingOf('9:16'));
  const at = (name: GestureMove, tSec: number, holdSec = HOLD_SEC) =>
    armAt(keysOf(name, holdSec), tSec, poses, poses.rest);

  it.each(MOVES)('%s starts and ends at rest', (name) => {
    expect(foreUnlikeness(at(name, -leadOf(name)), poses.rest)).toBeLessThan(0.1);
    expect(foreUnlikeness(at(name, HOLD_SEC + RETURN_SEC + 0.3), poses.rest)).toBeLessThan(0.5);
  });

  it.each(['open-palm', 'thumbs-up', 'pinch', 'hand-on-heart'] as const)('%s has arrived at its stroke', (name) => {
    const [pose] = keysOf(name, HOLD_SEC).filter(({ atSec }) => atSec === 0);
    expect(foreUnlikeness(at(name, 0.3), poses[pose.pose])).toBeLessThan(1);
    expect(foreUnlikeness(at(name, 0), poses[pose.pose])).toBeLessThan(12);
  });

  it('goes a little past the stroke and settles', () => {
    const stroke = { atSec: 0, moveSec: 0.42, pose: 'present', over: 0.03 } as const;
    expect(progressOf(stroke, 0)).toBeCloseTo(1.03, 6);
    expect(progressOf(stroke, 0.2)).toBe(1);
  });

  it('counts to three, or shows three at once where there is no time', () => {
    for (const [holdSec, tSec] of [
      [1.75, 1.7],
      [1, 0.9],
    ] as const)
      expect(foreUnlikeness(at('count', tSec, holdSec), poses.three)).toBeLessThan(3);
    expect(foreUnlikeness(at('count', 0.3, 1.75), poses.one)).toBeLessThan(3);
  });

  it('holds until it is told to end, and gives way a little meanwhile', () => {
    const away = (tSec: number) => foreUnlikeness(at('open-palm', tSec, 1.75), poses.present);
    expect(away(0.2)).toBeLessThan(0.8);
    expect(away(0.9)).toBeGreaterThan(1.5);
    expect(away(0.9)).toBeLessThan(14);
    expect(away(1.65)).toBeLessThan(0.6);
    expect(foreUnlikeness(at('open-palm', 1.7, 1.3), poses.present)).toBeGreaterThan(5);
  });

  it('of hands that rest below the frame sinks no further than of hands that rest before the body', () => {
    const hanging = restOf({ ...params, isOther: true }, build, framingOf('9:16'));
    const fromBelow = fittedPoses(build, hanging, 'right', framingOf('9:16'));
    const bottomAt = (tSec: number) =>
      handPlaceOf(build, armAt(keysOf('open-palm', 1.75), tSec, fromBelow, fromBelow.rest), 'right').bottom;
    expect(bottomAt(0.86) - bottomAt(0.2)).toBeLessThan(0.15);
  });

  it.each(['beat', 'beat-down', 'beat-loose'] as const)(
    '%s sinks where its hand is held up after its last stroke',
    (name) => {
      for (let tSec = 1; tSec < 1.5; tSec += 0.1)
        expect(foreUnlikeness(at(name, tSec), at(name, tSec + 0.1)), `at ${tSec}`).toBeGreaterThan(0.3);
    },
  );

  it.each([
    ['beat', 1.4],
    ['open-palm', 0.95],
  ] as const)('%s lets its fingers go before its hand is down', (name, letsGoSec) => {
    const bentBy = (tSec: number) =>
      at(name, tSec, 1.6).shape.fingers[0].mcp - at(name, 0.25, 1.6).shape.fingers[0].mcp;
    expect(bentBy(letsGoSec)).toBeGreaterThan(1);
    expect(at('thumbs-up', 0.95).shape.fingers[0].mcp).toBeGreaterThan(75);
  });

  it('of a raised hand goes along with the body, and of one at rest does not', () => {
    const sway = { up: 0.03, across: 0.02, tilt: 0, turn: 0 };
    const handAt = (sinceSec: number, own?: typeof sway) => {
      const moment = { name: 'beat', hand: 'right', sinceSec, holdSec: 1, ...(own && { sway: own }) } as const;
      return handPlaceOf(build, heldPose([moment], poses), 'right');
    };
    expect(handAt(0.6).bottom - handAt(0.6, sway).bottom).toBeGreaterThan(0.015);
    expect(handAt(1 + RETURN_SEC, sway).bottom).toBeCloseTo(handAt(1 + RETURN_SEC).bottom, 9);
  });

  it.each(['left', 'right'] as const)('of the %s hand leans to the side that the body leans to', (hand) => {
    const sided = fittedPoses(build, restOf(params, build, framingOf('9:16')), hand, framingOf('9:16'));
    const middleAt = (across: number) => {
      const sway = { up: 0, across, tilt: 0, turn: 0 };
      const moment = { name: 'beat', hand, sinceSec: 0.6, holdSec: 1, sway } as const;
      const { left, right } = handPlaceOf(build, heldPose([moment], sided), hand);
      return (left + right) / 2;
    };
    expect(middleAt(0.04) - middleAt(0)).toBeGreaterThan(0.01);
  });

  it('moves without jumps: no frame differs from the next by more than a fast stroke', () => {
    for (const name of MOVES) {
      for (let tSec = -leadOf(name); tSec < HOLD_SEC + 0.7; tSec += 1 / 30)
        expect(foreUnlikeness(at(name, tSec), at(name, tSec + 1 / 30)), `${name} at ${tSec}`).toBeLessThan(45);
    }
  });

  it('is made in other ways at other times, and in the same way at the same time', () => {
    const namesOf = (name: 'beat' | 'open-palm', seed: number) =>
      Array.from({ length: 24 }, (_, k) => {
        const strokeSec = 1 + k * 0.731;
        const gesture = { name, hand: 'right', strokeSec, untilSec: strokeSec + 1 } as const;
        return gesturesAt([gesture], strokeSec, { seed })[0]?.name;
      });
    const seeds = Array.from({ length: 12 }, (_, seed) => seed);
    for (const seed of seeds) expect(new Set(namesOf('beat', seed)).size, `seed ${seed}`).toBe(2);
    expect(new Set(seeds.flatMap((seed) => namesOf('beat', seed)))).toEqual(
      new Set(['beat', 'beat-down', 'beat-loose']),
    );
    expect(namesOf('beat', 1)).toEqual(namesOf('beat', 1));
  });

  it('of one hand never reaches under the other one, which rests before the body', () => {
    const names = Array.from({ length: 24 }, (_, k) => {
      const gesture = { name: 'open-palm', hand: 'right', strokeSec: 1 + k * 0.731, untilSec: 3 + k } as const;
      return gesturesAt([gesture], gesture.strokeSec)[0]?.name;
    });
    expect(new Set(names)).toEqual(new Set(['open-palm', 'palms-facing']));
  });

  it('of both arms never offers twice before the body, where the hands would meet', () => {
    const pairs = Array.from({ length: 24 }, (_, k) => {
      const strokeSec = 1 + k * 0.731;
      const gesture = { name: 'open-palm', hand: 'right', strokeSec, untilSec: strokeSec + 1, isJoined: true } as const;
      return gesturesAt([gesture], strokeSec).map(({ name }) => name);
    });
    expect(new Set(pairs.map(String)).size).toBeGreaterThan(3);
    for (const pair of pairs) expect(pair.filter((name) => name === 'offer-in').length).toBeLessThan(2);
  });

  it.each([
    ['open-palm', {}],
    ['open-palm', { isJoined: true as const }],
    ['beat', {}],
    ['beat', { isJoined: true as const }],
  ] as const)('is not made twice in a row in the same way: %s %o', (name, joined) => {
    for (let fromSec = 1; fromSec < 9; fromSec += 0.37) {
      const gestures = Array.from({ length: 8 }, (_, k): ActedGesture => {
        const strokeSec = fromSec + 1.9 * k + 0.31 * ((3 * k) % 5);
        return { name, hand: 'left', strokeSec, untilSec: strokeSec + 0.5, ...joined };
      });
      const made = gestures.map(({ strokeSec, hand }) => {
        const moments = gesturesAt(gestures, strokeSec).filter(({ sinceSec }) => Math.abs(sinceSec) < 0.2);
        return String(moments.toSorted((a) => (a.hand === hand ? -1 : 1)).map((one) => one.name));
      });
      for (const [k, way] of made.slice(1).entries()) expect(way, `${fromSec} ${k}`).not.toBe(made[k]);
    }
  });

  it('of both arms moves the second one a moment later', () => {
    const gestures = [{ name: 'both-palms', hand: 'left', strokeSec: 2, untilSec: 3 }] as const;
    const [first, second] = gesturesAt(gestures, 2);
    expect([first.hand, second.hand].sort()).toEqual([...HANDS].sort());
    expect(second.sinceSec).toBeLessThan(first.sinceSec);
  });

  it('of one arm is joined by the other where the plan says so', () => {
    const gesture = { name: 'beat', hand: 'right', strokeSec: 2, untilSec: 3 } as const;
    expect(gesturesAt([gesture], 2).map(({ hand }) => hand)).toEqual(['right']);
    expect(gesturesAt([{ ...gesture, isJoined: true }], 2).map(({ hand }) => hand)).toEqual(['right', 'left']);
  });

  it('leaves the arms alone before and after', () => {
    const gestures = [{ name: 'wave', hand: 'left', strokeSec: 2, untilSec: 3 }] as const;
    expect([0, 1.2, 3.8, 9].map((tSec) => gesturesAt(gestures, tSec).length)).toEqual([0, 0, 0, 0]);
  });
});

describe('the pictures of a gesture', () => {
  const params = personOf('bayu');
  const framing = placeHead(params, framingOf('9:16'));
  const newArms = () => {
    const build = buildOf(params);
    return new Arms(new ArmBakery({ params, framing, build, makeCanvas }), restOf(params, build, framing));
  };

  it('all gestures of both arms take less than 48 MB', () => {
    const arms = newArms();
    const all = HANDS.flatMap((hand) => MOVES.map((name) => ({ name, hand })));
    while (arms.bakeNext(all));
    const pictures = [...arms.clips.left.pictures, ...arms.clips.right.pictures];
    const bytes = pictures.reduce((sum, { picture, shadow }) => sum + picture.pixels.length + shadow.bytes.length, 0);
    expect(bytes).toBeGreaterThan(1e6);
    expect(bytes).toBeLessThan(48e6);
  });

  it('are chosen alike whatever was drawn before', () => {
    const fresh = newArms();
    const used = newArms();
    for (const name of ['wave', 'count'] as const) while (used.bakeNext([{ name, hand: 'left' }]));
    const moments = [{ name: 'point-up', hand: 'left', sinceSec: -0.2, holdSec: 1 }] as const;
    const chosen = (arms: Arms) => {
      const { names, ...held } = arms.heldAt('left', moments);
      return arms.clips.left.nearest('fore', names, held);
    };
    expect(chosen(used)?.skeleton).toEqual(chosen(fresh)?.skeleton);
  });

  it('between two gestures are chosen alike in whatever order they are drawn', () => {
    const gestures = [
      { name: 'open-palm', hand: 'left', strokeSec: 2, untilSec: 2.9 },
      { name: 'point-up', hand: 'left', strokeSec: 3.6, untilSec: 4.4 },
    ] as const;
    const stresses = [{ atSec: 2.6, strength: 1 }];
    const chosenIn = (secs: readonly number[]) => {
      const arms = newArms();
      const chosen = secs.map((tSec) => {
        const moments = gesturesAt(gestures, tSec).map((one) => ({ ...one, sway: livingSway(one, stresses) }));
        const { names, ...held } = arms.heldAt('left', moments);
        return [tSec, arms.clips.left.nearest('fore', names, held)?.pose] as const;
      });
      return new Map(chosen);
    };
    const secs = [2.95, 3.1, 3.2, 3.3, 3.4, 3.5];
    const forwards = chosenIn(secs);
    for (const [tSec, pose] of chosenIn(secs.toReversed())) expect(pose, `at ${tSec}`).toEqual(forwards.get(tSec));
  });

  it('are never those of an empty hand while it still holds something', () => {
    const { clips } = newArms();
    const held = { still: clips.left.poses.present, before: clips.left.poses.present };
    expect(clips.left.nearest('fore', ['open-palm'], held)?.front).toBeNull();
    expect(clips.left.nearest('fore', ['open-palm', 'hold'], held)?.front).not.toBeNull();
  });
});
