import { FINGERS, GESTURES, HANDS } from '@herald/media/scene/acting-plan';
import { describe, expect, it, vi } from 'vitest';
import { PixelMemory } from '#base/composing/pixel-memory.ts';
import type { GestureMove } from '#base/performer.ts';
import { layoutScene } from '#scene/layout/layout-scene.ts';
import { makeCanvas } from '../../../../testing/node-canvas.ts';
import { personOf } from '../../../../testing/sheets/person-of.ts';
import { placeHead } from '../../character/place-head.ts';
import { ArmBakery } from '../arm-bakery.ts';
import type { ArmSide } from '../model/arm-build.ts';
import { restOf } from '../rest.ts';
import { buildOf } from '../testing/build-of.ts';
import { Arms } from './arms-of.ts';
import { type BentPart, NodeRoom } from './bent-part.ts';
import { countOf, leadOf, mannersOf, RETURN_SEC } from './gesture-keys.ts';
import { HandDrift } from './hand-drift.ts';
import type { KeyPicture } from './key-picture.ts';
import { CELL } from './limb-bones.ts';
import { livingSway } from './living-hold.ts';
import { type Skeleton, skeletonOf } from './skeleton.ts';

vi.setConfig({ testTimeout: 120_000 });

const HOLD_SEC = 1.2;
const FRAME_SEC = 1 / 30;
/** Of a cell's own size: what is squeezed further is folded over, and shows as torn. */
const FOLDED = 0.15;
const HAND_UNITS = 0.28;

const params = personOf('camila');
const framing = placeHead(
  params,
  layoutScene({ aspect: '9:16', resolution: 720, presenter: 'character', captionPosition: 'bottom' }).framing,
);
const build = buildOf(params);

/** How far a point is from palm and fingers. */
function fromHand({ x, y }: Skeleton, pointX: number, pointY: number): number {
  const away = [2, 3].map((joint) => {
    const [wayX, wayY] = [x[joint + 1] - x[joint], y[joint + 1] - y[joint]];
    const [toX, toY] = [pointX - x[joint], pointY - y[joint]];
    const share = Math.max(0, Math.min(1, (toX * wayX + toY * wayY) / (wayX * wayX + wayY * wayY || 1)));
    return Math.hypot(toX - wayX * share, toY - wayY * share);
  });
  return Math.min(...away);
}

/** Where in the baked picture a node of the bent one is read, in pixels of the frame. */
function placeOfNode({ free, key }: BentPart, memory: PixelMemory): (column: number, row: number) => [number, number] {
  const nodes = new Int32Array(memory.kernel.memory.buffer, free.at, (free.columns + 1) * (free.rows + 1) * 2);
  return (column, row) => {
    const at = (row * (free.columns + 1) + column) * 2;
    return [nodes[at] / 65536 / key.scale, nodes[at + 1] / 65536 / key.scale];
  };
}

/** The share of a hand's cells that are folded over. */
function foldedShare(bent: BentPart, memory: PixelMemory, now: Skeleton): number {
  const { free } = bent;
  const place = placeOfNode(bent, memory);
  let [folded, seen] = [0, 0];
  for (let row = 0; row < free.rows; row++) {
    for (let column = 0; column < free.columns; column++) {
      const [x, y] = [free.left + column * CELL - framing.headX, free.top + row * CELL - framing.headY];
      if (fromHand(now, x, y) > HAND_UNITS * framing.unitPx) continue;
      const [[ax, ay], [bx, by], [cx, cy]] = [place(column, row), place(column + 1, row), place(column, row + 1)];
      seen += 1;
      if (((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / CELL ** 2 < FOLDED) folded += 1;
    }
  }
  return folded / Math.max(1, seen);
}

/** How far wrist and knuckles are drawn from where they are, in face units. */
function misplaced(bent: BentPart, memory: PixelMemory, now: Skeleton): number {
  const { free, key, sprite } = bent;
  const place = placeOfNode(bent, memory);
  const away = [2, 3].map((joint) => {
    const [x, y] = [
      (now.x[joint] + framing.headX - free.left) / CELL,
      (now.y[joint] + framing.headY - free.top) / CELL,
    ];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    if (column < 0 || row < 0 || column >= free.columns || row >= free.rows) return 0;
    const [shareX, shareY] = [x - column, y - row];
    const [a, b, c, d] = [
      place(column, row),
      place(column + 1, row),
      place(column, row + 1),
      place(column + 1, row + 1),
    ];
    const mixed = (i: 0 | 1) =>
      (a[i] * (1 - shareX) + b[i] * shareX) * (1 - shareY) + (c[i] * (1 - shareX) + d[i] * shareX) * shareY;
    const readX = mixed(0) + sprite.x / key.scale - key.skeleton.x[joint];
    const readY = mixed(1) + sprite.y / key.scale - key.skeleton.y[joint];
    return Math.hypot(readX, readY);
  });
  return Math.max(...away) / framing.unitPx;
}

/** Words on which a held hand beats again. */
const STRESSES = [3.6, 4.2].map((atSec) => ({ atSec, strength: 1 }));

interface Most {
  folded: number;
  misplaced: number;
}

/** The most that both measures say of a hand in any frame of a gesture. */
function mostOf(arms: Arms, side: ArmSide, name: GestureMove): Most {
  const memory = new PixelMemory();
  const room = new NodeRoom(memory);
  const loaded = new Map<KeyPicture, Parameters<NodeRoom['bend']>[0]>();
  const most = { folded: 0, misplaced: 0 };
  for (let tSec = -leadOf(name); tSec < HOLD_SEC + RETURN_SEC; tSec += FRAME_SEC) {
    const moment = { name, hand: side, sinceSec: tSec, holdSec: HOLD_SEC, strokeSec: 3 };
    const { names, ...held } = arms.heldAt(side, [{ ...moment, sway: livingSway(moment, STRESSES) }]);
    const key = arms.clips[side].nearest('fore', names, held);
    if (!key) continue;
    const shadow = { at: 0, width: 0, height: 0 };
    const known = loaded.get(key) ?? { key, sprite: memory.loadPixels(key.picture), shadow, front: null };
    loaded.set(key, known);
    const now = skeletonOf(build, held.now, side, framing.unitPx);
    const bent = room.bend(known, { now, part: 'fore', framing });
    if (!bent) continue;
    most.folded = Math.max(most.folded, foldedShare(bent, memory, now));
    most.misplaced = Math.max(most.misplaced, misplaced(bent, memory, now));
  }
  return most;
}

/** Bending a hand in every frame of a gesture takes long, so both measures are taken of the same frames. */
function measuredOnce(arms: Arms): (side: ArmSide, name: GestureMove) => Most {
  const known = new Map<string, Most>();
  return (side, name) => {
    const key = `${side} ${name}`;
    const most = known.get(key) ?? mostOf(arms, side, name);
    known.set(key, most);
    return most;
  };
}

describe.each([
  { rest: 'before the stomach', isOther: false },
  { rest: 'hanging', isOther: true },
])('hands that come from arms $rest', ({ isOther }) => {
  const arms = new Arms(
    new ArmBakery({ params, framing, build, makeCanvas }),
    restOf({ ...params, isOther }, build, framing),
  );
  const mostIn = measuredOnce(arms);

  it.each(GESTURES.flatMap((name) => mannersOf(name)))('stay whole in every frame of %s', (name) => {
    for (const side of HANDS) expect(mostIn(side, name).folded, side).toBeLessThan(0.16);
  });

  it.each(GESTURES.flatMap((name) => mannersOf(name)))('are drawn where they are in every frame of %s', (name) => {
    for (const side of HANDS) expect(mostIn(side, name).misplaced, side).toBeLessThan(0.2);
  });

  it.each(GESTURES.flatMap((name) => mannersOf(name)))(
    'have all fingers near their place while they beat on, in %s',
    (name) => {
      for (const side of HANDS) {
        const drift = new HandDrift(build, side);
        for (let sinceSec = 0; sinceSec < HOLD_SEC; sinceSec += FRAME_SEC) {
          const moment = { name, hand: side, sinceSec, holdSec: HOLD_SEC, strokeSec: 3 };
          const { names, now, ...held } = arms.heldAt(side, [{ ...moment, sway: livingSway(moment, STRESSES) }]);
          const key = arms.clips[side].nearest('fore', names, held);
          expect(key && drift.between(key.pose, now), `${side} at ${sinceSec.toFixed(2)}`).toBeLessThan(0.4);
        }
      }
    },
  );

  it.each([
    ['count-one', 'open-palm'],
    ['thumbs-up', 'point-down'],
    ['hand-on-heart', 'point-down'],
    ['beat-down', 'pinch'],
  ] as const)('have all fingers near their place on the way from %s to %s', (first, next) => {
    for (const side of HANDS) {
      const drift = new HandDrift(build, side);
      for (let tSec = -leadOf(next); tSec < 0.2; tSec += FRAME_SEC) {
        const { names, ...held } = arms.heldAt(side, [
          { name: first, hand: side, sinceSec: tSec + 2, holdSec: 1.2 },
          { name: next, hand: side, sinceSec: tSec, holdSec: HOLD_SEC },
        ]);
        const key = arms.clips[side].nearest('fore', names, held);
        expect(key && drift.between(key.pose, held.now), `${side} at ${tSec.toFixed(2)}`).toBeLessThan(0.36);
      }
    }
  });
});

describe.each(['omar', 'emma', 'kofi', 'amara', 'kenji', 'camila'])('fingers that %s counts on', (id) => {
  const person = personOf(id);
  const own = buildOf(person);

  it.each([1, 1.3])('are drawn where they are while they are shown, %f times as near', (nearer) => {
    const near = { ...placeHead(person, framing), unitPx: framing.unitPx * nearer };
    const rest = restOf(person, own, near);
    const arms = new Arms(new ArmBakery({ params: person, framing: near, build: own, makeCanvas }), rest);
    for (const side of HANDS) {
      const drift = new HandDrift(own, side);
      for (const name of FINGERS.map(countOf))
        for (let sinceSec = 0.2; sinceSec < HOLD_SEC; sinceSec += 0.1) {
          const moment = { name, hand: side, sinceSec, holdSec: HOLD_SEC, strokeSec: 3 };
          const sway = livingSway(moment, [{ atSec: 3.7, strength: 1 }]);
          const { names, now, ...held } = arms.heldAt(side, [{ ...moment, sway }]);
          const key = arms.clips[side].nearest('fore', names, held);
          expect(key && drift.between(key.pose, now), `${name} ${side} at ${sinceSec.toFixed(1)}`).toBeLessThan(0.16);
        }
    }
  });
});
