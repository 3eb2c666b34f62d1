import { ASPECTS } from '@herald/media/choices';
import { GESTURES, type Gesture } from '@herald/media/scene/acting-plan';
import { describe, expect, it, vi } from 'vitest';
import type { Framing, GestureMoment, GestureMove } from '#base/performer.ts';
import { closeFraming, layoutScene } from '#scene/layout/layout-scene.ts';
import { makeCanvas } from '../../../../testing/node-canvas.ts';
import { personOf } from '../../../../testing/sheets/person-of.ts';
import { placeHead } from '../../character/place-head.ts';
import { ArmBakery } from '../arm-bakery.ts';
import { ARM_SIDES, type ArmSide } from '../model/arm-build.ts';
import { restOf } from '../rest.ts';
import { buildOf } from '../testing/build-of.ts';
import { Arms } from './arms-of.ts';
import { leadOf, mannersOf, RETURN_SEC } from './gesture-keys.ts';
import { gesturesThatFit } from './gestures-that-fit.ts';
import { livingSway } from './living-hold.ts';
import { type HandPlace, type HandRoom, handPlaceOf, handRoomIn, isWholeHand } from './whole-hand.ts';

vi.setConfig({ testTimeout: 120_000 });

const FRAME_SEC = 1 / 30;
const HOLD_SEC = 1.75;
/** About a pixel. */
const UNSEEN = 0.012;
const STRESSES = [0.7, 1.25].map((atSec) => ({ atSec: 3.1 + atSec, strength: 1 }));

const params = personOf('camila');
const build = buildOf(params);

interface Swaying {
  name: GestureMove;
  side: ArmSide;
  sinceSec: number;
}

function momentOf({ name, side, sinceSec }: Swaying): GestureMoment {
  return { name, hand: side, sinceSec, holdSec: HOLD_SEC, strokeSec: 3.1 };
}

function handsIn(framing: Framing): (moment: Swaying) => { still: HandPlace; now: HandPlace } {
  const arms = new Arms(new ArmBakery({ params, framing, build, makeCanvas }), restOf(params, build, framing));
  return (swaying) => {
    const moment = momentOf(swaying);
    const { still, now } = arms.heldAt(swaying.side, [{ ...moment, sway: livingSway(moment, STRESSES) }]);
    return { still: handPlaceOf(build, still, swaying.side), now: handPlaceOf(build, now, swaying.side) };
  };
}

function everyMoment(names: readonly Gesture[], look: (moment: Swaying) => void): void {
  for (const name of names.flatMap((gesture) => mannersOf(gesture)))
    for (const side of ARM_SIDES)
      for (let sinceSec = -leadOf(name); sinceSec < HOLD_SEC + RETURN_SEC; sinceSec += 2 * FRAME_SEC)
        look({ name, side, sinceSec });
}

function widened({ words, ...room }: HandRoom): HandRoom {
  const between = words && { top: words.top + UNSEEN, bottom: words.bottom - UNSEEN };
  const { left, right, top, bottom, frameBottom } = room;
  return {
    left: left - UNSEEN,
    right: right + UNSEEN,
    top: top - UNSEEN,
    bottom: bottom + UNSEEN,
    frameBottom: frameBottom + UNSEEN,
    words: between,
  };
}

describe.each(ASPECTS)('hands that beat on in %s', (aspect) => {
  const request = { aspect, resolution: 720, presenter: 'character', captionPosition: 'bottom' } as const;
  const wide = placeHead(params, layoutScene(request).framing);
  const framings = { wide, medium: { ...wide, unitPx: wide.unitPx * 1.3 }, close: closeFraming(aspect, wide) };

  it.each(['wide', 'medium', 'close'] as const)('stay off words and edges of a %s shot', (size) => {
    const framing = framings[size];
    const placesAt = handsIn(framing);
    const room = handRoomIn(framing);
    everyMoment(gesturesThatFit(params, framing), (moment) => {
      const { still, now } = placesAt(moment);
      if (isWholeHand(still, room)) expect(isWholeHand(now, widened(room)), JSON.stringify(moment)).toBe(true);
    });
  });
});

describe('hands that beat on where there is little room', () => {
  const framing = placeHead(
    params,
    layoutScene({ aspect: '9:16', resolution: 720, presenter: 'character', captionPosition: 'bottom' }).framing,
  );
  const placesAt = handsIn({ ...framing, unitPx: framing.unitPx * 1.3 });

  it('move on nevertheless', () => {
    everyMoment(['open-palm'], ({ name, side, sinceSec }) => {
      if (sinceSec < 0.4 || sinceSec > HOLD_SEC - 0.6) return;
      const [one, other] = [0, 6].map(
        (frames) => placesAt({ name, side, sinceSec: sinceSec + frames * FRAME_SEC }).now,
      );
      expect(Math.hypot(one.top - other.top, one.left - other.left)).toBeGreaterThan(0.003);
    });
  });

  it('are not moved at once when they come into it', () => {
    everyMoment(GESTURES, ({ name, side, sinceSec }) => {
      const [one, other] = [0, FRAME_SEC].map((sec) => placesAt({ name, side, sinceSec: sinceSec + sec }));
      const swayed = (place: 'top' | 'left') =>
        other.now[place] - one.now[place] - other.still[place] + one.still[place];
      expect(Math.hypot(swayed('top'), swayed('left')), `${name} ${side} ${sinceSec}`).toBeLessThan(0.2);
    });
  });
});
