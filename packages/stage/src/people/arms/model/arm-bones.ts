import { acrossAxis, add, between, cross, lengthOf, normalize, scale, subtract } from '#base/math/vector.ts';
import type { ArmBacks, ArmChain } from './arm-chain.ts';
import type { Bone } from './bone.ts';
import { sleeveBones } from './sleeve-bones.ts';

/** Skin and sleeve; what a long sleeve hides is left out. */
export function armBones(chain: ArmChain): Bone[] {
  const backs = backsOf(chain);
  const sleeve = sleeveBones(chain, backs);
  return [...sleeve, ...forearm(chain, backs), ...(chain.build.sleeve.kind === 'long' ? [] : upperArm(chain, backs))];
}

/** Inside a long sleeve only the last third of the forearm is ever seen; the thick of it would come through tight cloth. */
const HIDDEN_SHARE = 0.62;

/** A straight arm has no inside of the elbow: then the viewer's side counts. */
function backsOf({ hand, upper, fore }: ArmChain): ArmBacks {
  const isBent = lengthOf(cross(upper, fore)) > 0.15;
  const front = acrossAxis(isBent ? fore : [0, 0, 1], upper);
  return {
    upper: front,
    fore: acrossAxis(scale(hand.palmward, -1), fore),
    inside: isBent ? acrossAxis(scale(upper, -1), fore) : front,
  };
}

function forearm({ build, hand, elbow, fore }: ArmChain, backs: ArmBacks): Bone[] {
  const { foreRadius, foreLength, handLength } = build;
  const wrist = add(elbow, scale(fore, foreLength));
  const past = add(wrist, scale(hand.fingerward, 0.05 * handLength));
  const skin = { group: 10, blend: 0.05 * handLength, join: 0, part: 'forearm', up: backs.fore } as const;
  const wristBone = (aside: number): Bone => ({
    ...skin,
    from: add(between(elbow, wrist, 0.62), scale(hand.thumbward, aside * 0.55 * handLength)),
    to: add(past, scale(hand.thumbward, aside * 0.9 * handLength)),
    fromRadius: foreRadius * 0.8,
    toRadius: 0.08 * handLength,
  });
  const whole: Bone = {
    ...skin,
    from: elbow,
    to: past,
    fromRadius: foreRadius * 0.84,
    toRadius: 0.088 * handLength,
    bulge: foreRadius * 0.34,
  };
  return [build.sleeve.kind === 'long' ? endOf(whole) : whole, wristBone(0.05), wristBone(-0.05)];
}

function endOf(bone: Bone): Bone {
  const { from, to, fromRadius, toRadius, bulge = 0 } = bone;
  const startRadius = fromRadius + (toRadius - fromRadius) * HIDDEN_SHARE + bulge * 0.6;
  return { ...bone, from: between(from, to, HIDDEN_SHARE), fromRadius: startRadius, bulge: 0 };
}

function upperArm({ build, shoulder, elbow, upper, fore }: ArmChain, backs: ArmBacks): Bone[] {
  const { upperRadius, foreRadius, handLength } = build;
  const skin = { group: 10, blend: 0.035 * handLength, join: 0 };
  return [
    {
      ...skin,
      part: 'upper-arm',
      up: backs.upper,
      from: shoulder,
      to: elbow,
      fromRadius: upperRadius * 1.04,
      toRadius: foreRadius * 0.8,
      bulge: upperRadius * 0.1,
      along: [0, 1],
      isShoulder: true,
    },
    {
      ...skin,
      part: 'forearm',
      up: backs.fore,
      from: between(shoulder, elbow, 0.9),
      to: add(elbow, scale(normalize(subtract(upper, fore)), 0.09)),
      fromRadius: foreRadius * 0.7,
      toRadius: foreRadius * 0.5,
    },
  ];
}
