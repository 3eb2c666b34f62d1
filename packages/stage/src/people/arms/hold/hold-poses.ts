import { normalize } from '#base/math/vector.ts';
import { type ArmBuild, type ArmSide, signOf } from '../model/arm-build.ts';
import type { ArmPose } from '../model/arm-pose.ts';
import { buildArm } from '../model/build-arm.ts';
import type { HandShape } from '../model/hand-shapes.ts';
import { pose } from '../poses.ts';
import { middleAround, shapeAround } from './around.ts';
import { type CardSize, FARTHEST } from './card-size.ts';
import type { HoldingPose } from './holding-pose.ts';
import { CLOSED, REACHES } from './reaches.ts';

/** How far below the eyes a held card ends, face units. */
export const CARD_BOTTOM = 4.02;
/** So far above the lower edge of what is held the tip of the thumb lies on it: less looks like a card before an open hand. */
export const THUMB_OVER = 0.4;

/** Flat fingers behind the card, the thumb before it. */
const GRIP: HandShape = {
  fingers: [
    { mcp: 20, pip: 30, dip: 16, spread: 6 },
    { mcp: 22, pip: 34, dip: 18, spread: 1 },
    { mcp: 24, pip: 34, dip: 16, spread: -5 },
    { mcp: 24, pip: 32, dip: 14, spread: -12 },
  ],
  thumb: { root: [0.5, 0.6, 0.6], middle: [0.2, 0.85, 0.45], tip: [0.05, 0.98, 0.1], nail: [0.1, -0.2, 0.97] },
  cup: 0.4,
};

/** What is held is tipped to the viewer, below the frame: on its way there the hand never turns over. */
export const CARRYING = pose(GRIP, {
  upper: [0.07, 0.99, -0.02],
  fore: [-0.04, 0.86, 0.5],
  fingerward: [-0.1, -0.36, 0.93],
  palmward: [-0.1, 0.93, 0.36],
});

const HOLDING = pose(GRIP, {
  upper: [0.1, 0.97, 0.1],
  fore: [-0.34, -0.2, 0.92],
  fingerward: [-0.2, -0.97, 0.1],
  palmward: [-0.2, 0.1, 0.96],
});

/** Something narrower lies in a closed hand. */
const NARROW = 0.9;
/** So far above the lower end of what it holds the thumb of a closed hand is: labels stay free. */
const CLOSED_OVER = 0.93;
/** What a closed hand holds seems larger when it has come nearer: so much of the frame is kept for it. */
const LARGER_NEAR = 0.1;
const HOLDING_CLOSED = pose(CLOSED, {
  upper: [0.1, 0.97, 0.1],
  fore: [-0.4, -0.3, 0.86],
  fingerward: [-0.3, -0.1, 0.95],
  palmward: [-0.92, 0.1, -0.28],
});

/**
 * A hand that reaches around what it holds lies across it, so that its fingers come round the outer edge one above the
 * other; before something wider it leans outwards. The tip of its thumb is so far above the lower end: below most labels.
 */
const AROUND = {
  around: { fingerward: [0.76, -0.65, 0.02], palmward: [-0.12, 0.0, 0.99], over: 0.52 },
  leaning: { fingerward: [0.32, -0.94, 0.02], palmward: [-0.12, 0.0, 0.99], over: THUMB_OVER },
} as const;

/** The elbow comes forward, and the palm turns the card to the viewer. */
const NEARER = {
  upper: [0.1, 0.84, 0.52],
  fingerward: [-0.2, -0.97, 0.06],
  palmward: [-0.46, 0.08, 0.88],
} as const satisfies Partial<ArmPose>;
const NEARER_AROUND = {
  upper: [0.1, 0.76, 0.64],
  fingerward: [0.76, -0.65, -0.02],
  palmward: [-0.32, 0.03, 0.94],
} as const satisfies Partial<ArmPose>;
const NEARER_LEANING = {
  upper: [0.1, 0.84, 0.52],
  fingerward: [0.32, -0.94, -0.02],
  palmward: [-0.32, 0.03, 0.94],
} as const satisfies Partial<ArmPose>;
const NEARER_CLOSED = {
  upper: [0.1, 0.8, 0.59],
  fingerward: [-0.3, -0.1, 0.95],
  palmward: [-0.92, 0.1, -0.28],
} as const satisfies Partial<ArmPose>;
const NEARER_BY = { edge: NEARER, around: NEARER_AROUND, leaning: NEARER_LEANING, closed: NEARER_CLOSED };
/** Something held below the eyes sinks in the picture as it comes nearer: this far, so that its upper edge stays. */
const SINKS = { edge: 0.17, around: 0.19, leaning: 0.18, closed: 0.18 };
/** Right before its shoulder a forearm is seen from its end, short and thick: the thumb comes in by so much, and to here at least. */
const INWARDS = 0.3;
const FARTHEST_HELD = 0.5;
/** The middle of what is held lies this far beside its thumb: as a share of half its width, and at most. */
const BESIDE_THUMB = { share: 0.72, most: 0.28 };
/** The thumb of a closed hand is behind what it holds, and so much farther aside than its middle. */
const CLOSED_BESIDE = 0.1;
/** A larger card needs its thumb this near to the middle, so that the frame shows all of it. */
const FARTHEST_THUMB = 0.76;

const STEP = 0.02;
const MOST_STEPS = 60;
const CLOSE = 0.03;

export const besideThumb = (halfWidth: number): number => Math.min(BESIDE_THUMB.most, BESIDE_THUMB.share * halfWidth);

/** The card is held at the same height by everybody, as its width at the hand allows. */
export function holdingPose(build: ArmBuild, side: ArmSide, size: CardSize | null = null): HoldingPose {
  const [x] = thumbTip(build, HOLDING, side);
  const edge = Math.min(Math.abs(x) - INWARDS, FARTHEST_HELD);
  const around = size && holdingAround(build, side, { size, edge });
  if (around) return around;
  const byEdge = withThumbAt(build, side, HOLDING, [edge * signOf(side), CARD_BOTTOM - THUMB_OVER]);
  return { ...byEdge, grip: 'edge' };
}

interface HeldAround {
  size: CardSize;
  edge: number;
}

function holdingAround(build: ArmBuild, side: ArmSide, { size, edge }: HeldAround): HoldingPose | null {
  const { grip, halfWidth } = size;
  if (!grip) return null;
  const middle = edge + besideThumb(halfWidth);
  const width = grip.to - grip.from;
  if (width < NARROW) {
    const closed = closedAt(build, side, middle + CLOSED_BESIDE);
    const outside = middleAround(build, side, { held: closed, grip }).x + halfWidth + LARGER_NEAR - FARTHEST;
    return outside > 0 ? closedAt(build, side, middle + CLOSED_BESIDE - outside) : closed;
  }
  const thumb = (middle - width / 2) * signOf(side);
  for (const way of ['around', 'leaning'] as const) {
    const { fingerward, palmward, over } = AROUND[way];
    const draft = { ...HOLDING, fingerward: normalize(fingerward), palmward: normalize(palmward) };
    const shape = shapeAround(build, draft, side, { reach: REACHES[way], width });
    if (shape) return { ...withThumbAt(build, side, { ...draft, shape }, [thumb, CARD_BOTTOM - over]), grip: way };
  }
  return null;
}

function closedAt(build: ArmBuild, side: ArmSide, thumb: number): HoldingPose {
  const closed = withThumbAt(build, side, HOLDING_CLOSED, [thumb * signOf(side), CARD_BOTTOM - CLOSED_OVER]);
  return { ...closed, grip: 'closed' };
}

/** The same card, shown: larger, and straight on. */
export function nearerPose(build: ArmBuild, side: ArmSide, held: HoldingPose): ArmPose {
  const [x, y] = thumbTip(build, held, side);
  const { upper, fingerward, palmward } = NEARER_BY[held.grip];
  const draft = {
    ...held,
    upper: normalize(upper),
    fingerward: normalize(fingerward),
    palmward: normalize(palmward),
  };
  return withThumbAt(build, side, draft, [Math.min(x, FARTHEST_THUMB), y + SINKS[held.grip]]);
}

/** Turns the forearm until the thumb is seen where it should be. */
function withThumbAt(build: ArmBuild, side: ArmSide, draft: ArmPose, [toX, toY]: [number | null, number]): ArmPose {
  let held = draft;
  for (let step = 0; step < MOST_STEPS; step++) {
    const [tipX, tipY] = thumbTip(build, held, side);
    const across = toX === null ? 0 : stepTowards(toX - tipX) * signOf(side);
    const down = stepTowards(toY - tipY);
    if (across === 0 && down === 0) return held;
    const [x, y, z] = held.fore;
    held = { ...held, fore: normalize([x + across, y + down, z]) };
  }
  return held;
}

function stepTowards(way: number): number {
  return Math.abs(way) < CLOSE ? 0 : Math.sign(way) * STEP;
}

export function thumbTip(build: ArmBuild, held: ArmPose, side: ArmSide) {
  const tips = buildArm(build, held, side).bones.filter(({ part }) => part === 'thumb-tip');
  return tips[tips.length - 1].to;
}
