import type { Mouth } from '@herald/media/mouth';
import { clamp } from '#base/math/clamp.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Pose } from '#base/performer.ts';
import { spokenOut } from '#clips/lip-moves.ts';

/** How much farther a photo turns, nods, tilts, drifts and leans than a drawn person: a picture that is bent shows less of it. */
const TURN = 1.35;
const NOD = 2.1;
const TILT = 1.6;
const DRIFT = 1.9;
const LEAN = 1.8;
/** A raised head shows what no picture taken from the front has: radians. */
const MOST_RAISED = 0.07;
/** A skull turns about its middle, behind the face: how far the whole head goes along, in face units for each radian. */
const AXIS = 0.4;
/** A nod turns about the neck, which is farther behind: how far it takes the head down, in face units for each radian. */
const NECK = 1;
/** A head that is raised goes up by less, in face units for each radian. */
const NECK_RAISED = 0.9;
/** So much of a raise, in radians, takes the head up at most; nods within it take it down again. */
const MOST_RISEN = 0.12;

/** Brows go up a little with a breath, and lids come down as it is let out: a face that rests between words is not frozen. */
const BREATH_BROWS = 0.08;
const BREATH_LIDS = 0.07;
/** The muscle that shuts an eye takes its brow down, never lower than in the picture: brows that come down are anger. */
const BLINK_BROWS = 0.11;

/** Vowels that are neither shut nor wide open take so much of the way that is left: as slits, an e and an i are no speech. */
const VOWEL = { more: 0.28, from: 0.1, to: 0.4 };
/** From where on the tongue shuts the way, and the sound is no vowel. */
const TONGUE = { from: 0.15, to: 0.45 };

function voweled(mouth: Mouth): Mouth {
  const { open, round, tongue } = mouth;
  const vowel = smoothstep(VOWEL.from, VOWEL.to, open) * (1 - smoothstep(TONGUE.from, TONGUE.to, tongue));
  return { ...mouth, open: open + VOWEL.more * vowel * (1 - clamp(round)) * (1 - open) };
}

/** A pose made for any performer, as a photo acts it. */
export function livelyPose(pose: Pose): Pose {
  const yaw = TURN * pose.yaw;
  const nod = NOD * pose.pitch;
  const pitch = nod > 0 ? nod : MOST_RAISED * Math.tanh(nod / MOST_RAISED);
  return {
    ...pose,
    mouth: voweled(spokenOut(pose.mouth)),
    brow: Math.max(Math.min(0, pose.brow), pose.brow + BREATH_BROWS * pose.breath - BLINK_BROWS * pose.blink),
    squint: Math.max(0, (pose.squint ?? 0) - BREATH_LIDS * pose.breath),
    yaw,
    pitch,
    roll: TILT * pose.roll,
    shiftX: DRIFT * pose.shiftX + AXIS * yaw,
    shiftY: DRIFT * pose.shiftY + (nod > 0 ? NECK * nod : NECK_RAISED * MOST_RISEN * Math.tanh(nod / MOST_RISEN)),
    lean: LEAN * (pose.lean ?? 0),
  };
}
