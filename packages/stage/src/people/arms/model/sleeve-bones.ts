import { add, between, normalize, scale, subtract, type Vector } from '#base/math/vector.ts';
import type { ArmBacks, ArmChain } from './arm-chain.ts';
import type { Bone } from './bone.ts';

const CLOTH_GROUP = 5;
const SHIRT_GROUP = 4;
/** How much wider than the bone a sleeve is over the thick of the forearm. */
const FORE_FULLNESS = 1.06;
/** Where a short sleeve ends, face units from the shoulder. */
const SHORT_SLEEVE = 1.28;

/** The bones of the cloth around an arm, its end first. */
export function sleeveBones(chain: ArmChain, backs: ArmBacks): Bone[] {
  switch (chain.build.sleeve.kind) {
    case 'none':
      return [];
    case 'short':
      return [shortSleeve(chain, backs)];
    case 'long':
      return [...shirtCuff(chain, backs), ...longSleeve(chain, backs)];
  }
}

function clothOf({ bent }: ArmChain) {
  return { group: CLOTH_GROUP, blend: 0.05 + 0.09 * bent, join: 0, part: 'sleeve' } as const;
}

function shortSleeve(chain: ArmChain, backs: ArmBacks): Bone {
  const { build, shoulder, upper } = chain;
  const { upperRadius, sleeve } = build;
  return {
    ...clothOf(chain),
    up: backs.upper,
    from: shoulder,
    to: add(shoulder, scale(upper, SHORT_SLEEVE)),
    fromRadius: upperRadius * 1.05 + sleeve.loose,
    toRadius: upperRadius * 1.04 + sleeve.loose * 1.3,
    hollow: { deep: 0.5, wall: 0.03 },
    along: [0, SHORT_SLEEVE],
    isShoulder: true,
  };
}

/** Where a long sleeve ends, and how wide it is there: the narrow of the wrist is seen. */
function cuffOf({ build, elbow, fore }: ArmChain): { end: Vector; radius: number } {
  const { sleeve, handLength, foreLength } = build;
  const before = sleeve.cuff === 'shirt' ? 0.21 : 0.12;
  return {
    end: add(elbow, scale(fore, foreLength - before * handLength)),
    radius: 0.148 * handLength + 0.01 + (sleeve.cuff === 'ribs' ? 0 : sleeve.loose * 0.25),
  };
}

function longSleeve(chain: ArmChain, backs: ArmBacks): Bone[] {
  const { build, shoulder, elbow, upper, fore, bent } = chain;
  const { upperRadius, foreRadius, upperLength, foreLength, sleeve } = build;
  const { loose } = sleeve;
  const cloth = clothOf(chain);
  const middle = between(elbow, cuffOf(chain).end, 0.4);
  const tip = add(elbow, scale(normalize(subtract(upper, fore)), 0.04 + 0.15 * bent));
  return [
    ...lowerSleeve(chain, backs, middle),
    {
      ...cloth,
      up: backs.upper,
      from: between(shoulder, elbow, 0.86),
      to: tip,
      fromRadius: foreRadius * 0.8 + loose,
      toRadius: foreRadius * 0.52 + loose * 0.8,
      along: [0.86 * upperLength, upperLength],
    },
    {
      ...cloth,
      up: backs.upper,
      from: shoulder,
      to: elbow,
      fromRadius: upperRadius * 1.04 + loose,
      toRadius: foreRadius * 0.86 + loose * 0.8,
      along: [0, upperLength],
      isShoulder: true,
    },
    {
      ...cloth,
      up: backs.inside,
      from: elbow,
      to: middle,
      fromRadius: foreRadius * 0.8 + loose * 0.72,
      toRadius: foreRadius * FORE_FULLNESS + loose * 0.95,
      along: [upperLength, upperLength + 0.4 * foreLength],
    },
  ];
}

/** From the middle of the forearm to the cuff; ribs and bands gather the cloth before them. */
function lowerSleeve(chain: ArmChain, backs: ArmBacks, middle: Vector): Bone[] {
  const { build, elbow } = chain;
  const { foreRadius, upperLength, foreLength, sleeve } = build;
  const cuff = cuffOf(chain);
  const cloth = { ...clothOf(chain), up: backs.inside };
  const start = { from: middle, fromRadius: foreRadius * FORE_FULLNESS + sleeve.loose * 0.95 };
  const along = (share: number) => upperLength + share * foreLength;
  if (sleeve.cuff === 'hem' || sleeve.cuff === 'shirt') {
    const hollow = { deep: 0.4, wall: 0.028 };
    return [{ ...cloth, ...start, to: cuff.end, toRadius: cuff.radius, hollow, along: [along(0.4), along(1)] }];
  }
  const ribsBegin = between(elbow, cuff.end, 0.84);
  return [
    {
      ...cloth,
      blend: 0.03,
      from: ribsBegin,
      to: cuff.end,
      fromRadius: cuff.radius + 0.02,
      toRadius: cuff.radius,
      hollow: { deep: 0.28, wall: 0.03 },
      along: [along(0.84), along(1)],
    },
    {
      ...cloth,
      ...start,
      blend: 0.06,
      to: ribsBegin,
      toRadius: cuff.radius + sleeve.loose * 0.75,
      along: [along(0.4), along(0.84)],
    },
  ];
}

function shirtCuff(chain: ArmChain, backs: ArmBacks): Bone[] {
  const { build, elbow, fore } = chain;
  if (build.sleeve.cuff !== 'shirt') return [];
  const { radius } = cuffOf(chain);
  const end = add(elbow, scale(fore, build.foreLength - 0.085 * build.handLength));
  return [
    {
      group: SHIRT_GROUP,
      blend: 0,
      join: 0,
      part: 'shirt-cuff',
      up: backs.inside,
      from: between(elbow, end, 0.6),
      to: end,
      fromRadius: radius * 0.9,
      toRadius: radius * 0.92,
      hollow: { deep: 0.3, wall: 0.022 },
      along: [0, 1],
    },
  ];
}
