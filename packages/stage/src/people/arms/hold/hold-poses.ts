import { normalize } from '#base/math/vector.ts';
import { type ArmBuild, type ArmSide, signOf } from '../model/arm-build.ts';
import type { ArmPose } from '../model/arm-pose.ts';
import { buildArm } from '../model/build-arm.ts';
import type { HandShape } from '../model/hand-shapes.ts';
import { pose } from '../poses.ts';

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

/** The elbow comes forward, and the palm turns the card to the viewer. */
const NEARER = {
  upper: [0.1, 0.84, 0.52],
  fingerward: [-0.2, -0.97, 0.06],
  palmward: [-0.46, 0.08, 0.88],
} as const satisfies Partial<ArmPose>;
/** Something held below the eyes sinks in the picture as it comes nearer: this far, so that its upper edge stays. */
const SINKS = 0.17;
/** Right before its shoulder a forearm is seen from its end, short and thick: the thumb comes in by so much, and to here at least. */
const INWARDS = 0.3;
const FARTHEST_HELD = 0.5;
/** A larger card needs its thumb this near to the middle, so that the frame shows all of it. */
const FARTHEST_THUMB = 0.76;

const STEP = 0.02;
const MOST_STEPS = 60;
const CLOSE = 0.03;

/** The card is held at the same height by everybody. */
export function holdingPose(build: ArmBuild, side: ArmSide): ArmPose {
  const [x] = thumbTip(build, HOLDING, side);
  return withThumbAt(build, side, HOLDING, [
    Math.min(Math.abs(x) - INWARDS, FARTHEST_HELD) * signOf(side),
    CARD_BOTTOM - THUMB_OVER,
  ]);
}

/** The same card, shown: larger, and straight on. */
export function nearerPose(build: ArmBuild, side: ArmSide, held: ArmPose): ArmPose {
  const [x, y] = thumbTip(build, held, side);
  const { upper, fingerward, palmward } = NEARER;
  const draft = {
    ...held,
    upper: normalize(upper),
    fingerward: normalize(fingerward),
    palmward: normalize(palmward),
  };
  return withThumbAt(build, side, draft, [Math.min(x, FARTHEST_THUMB), y + SINKS]);
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
