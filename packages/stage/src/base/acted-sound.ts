import type { Mouth } from '@herald/media/mouth';
import type { ActedSound } from '@herald/media/scene/acting-plan';
import { mix } from './math/mix.ts';
import { smoothstep } from './math/smoothstep.ts';
import type { Pose } from './performer.ts';

/** What a laugh or a sigh does to a face and its body at one moment. */
export interface SoundAct {
  /** 0..1, how far everything is the sound's */
  share: number;
  mouth: Mouth;
  /** 0..1, how far the chest is the sound's, which takes longer to come to rest */
  chest: number;
  breath: number;
  /** what it is whatever is felt otherwise */
  face: Readonly<Record<'smile' | 'beam' | 'squint' | 'concern' | 'stare' | 'frown', number>>;
  /** to be added */
  moves: Readonly<Record<'brow' | 'blink' | 'gazeY' | 'pitch' | 'shiftY', number>>;
}

interface Laugh {
  mouth: Mouth;
  /** how much farther the mouth opens with each puff */
  opens: number;
  smile: number;
  squint: number;
  pitch: number;
  /** of chest and shoulders with each puff, in breaths */
  shakes: number;
  /** of the head, in face units and radians */
  bobs: number;
  nods: number;
}

const LAUGHS: Readonly<Record<'laugh' | 'chuckle', Laugh>> = {
  laugh: {
    mouth: { open: 0.5, wide: 0.7, round: 0, press: 0, teeth: 0.95, tongue: 0.1 },
    ...{ opens: 0.24, smile: 1.08, squint: 0.62, pitch: -0.085, shakes: 2, bobs: 0.022, nods: 0.03 },
  },
  chuckle: {
    mouth: { open: 0.1, wide: 0.55, round: 0, press: 0, teeth: 0.8, tongue: 0 },
    ...{ opens: 0.1, smile: 0.78, squint: 0.48, pitch: 0.03, shakes: 1.2, bobs: 0.014, nods: 0.02 },
  },
};

/** Air goes out in puffs, about five in a second, each weaker than the one before. */
const PUFF_SEC = 0.21;
const MOST_PUFFS = 4;
const WEAKER = 0.19;
const SETS_IN_SEC = 0.14;
/** The mouth has left a sound so long before its pause ends; the chest is at rest so long after it. */
const LEAVES_SEC = 0.34;
const RESTS_SEC = 0.5;

/** Shares of a sigh: when the breath is in, and when it begins to leave. */
const INHALED = 0.4;
const EXHALES = 0.46;

/** What is heard without words at this moment, one over the other: the chest still rests from one when the next begins. */
export function soundsAt(sounds: readonly ActedSound[], tSec: number): SoundAct[] {
  const heard = sounds.filter(({ fromSec, untilSec }) => tSec > fromSec && tSec < untilSec + RESTS_SEC);
  return heard.map(({ kind, fromSec, untilSec }) =>
    kind === 'sigh'
      ? sighAt(tSec - fromSec, untilSec - fromSec)
      : laughAt(LAUGHS[kind], tSec - fromSec, untilSec - fromSec),
  );
}

/** Lips that laugh or sigh follow no word. */
export const isSounding = (sounds: readonly ActedSound[] = [], tSec: number): boolean =>
  sounds.some(({ fromSec, untilSec }) => tSec >= fromSec && tSec <= untilSec);

function laughAt(laugh: Laugh, sinceSec: number, lengthSec: number): SoundAct {
  const share = smoothstep(0, SETS_IN_SEC, sinceSec) * (1 - smoothstep(-LEAVES_SEC, 0, sinceSec - lengthSec));
  const puffs = Math.max(1, Math.min(MOST_PUFFS, Math.floor((lengthSec - SETS_IN_SEC) / PUFF_SEC)));
  const puff = sinceSec / PUFF_SEC - 0.4;
  const isPuffing = puff > 0 && puff < puffs;
  const strength = isPuffing ? (0.5 - 0.5 * Math.cos(puff * Math.PI * 2)) * (1 - WEAKER * Math.floor(puff)) : 0;
  const { mouth, opens, smile, squint, pitch, shakes, bobs, nods } = laugh;
  return {
    share,
    mouth: { ...mouth, open: mouth.open + opens * (strength - 0.12 * Math.max(0, puff)) },
    chest: share,
    breath: shakes * (0.45 - strength),
    face: { smile, beam: 1, squint, concern: 0, stare: 0, frown: 0 },
    moves: { brow: 0.1, blink: 0, gazeY: 0, pitch: pitch + nods * strength, shiftY: bobs * (strength - 0.4) },
  };
}

function sighAt(sinceSec: number, lengthSec: number): SoundAct {
  const at = sinceSec / lengthSec;
  const inhaled = smoothstep(0, INHALED, at);
  const exhaled = smoothstep(EXHALES, 1, at);
  const share = smoothstep(0, SETS_IN_SEC, sinceSec) * (1 - smoothstep(-LEAVES_SEC / 2, 0, sinceSec - lengthSec));
  const sunk = smoothstep(EXHALES, 0.8, at);
  const open = mix(0.17, 0.3, smoothstep(INHALED, 0.58, at)) * (1 - 0.75 * smoothstep(0.6, 1, at));
  return {
    share,
    mouth: { open, wide: -0.1, round: 0.2 * sunk, press: 0, teeth: 0.2, tongue: 0 },
    chest: smoothstep(0, SETS_IN_SEC, sinceSec) * (1 - smoothstep(0, RESTS_SEC, sinceSec - lengthSec)),
    breath: mix(1.9 * inhaled, -1.2, exhaled),
    face: { smile: -0.12, beam: 0, squint: 0.1, concern: 0.5, stare: 0, frown: 0 },
    moves: {
      brow: mix(0.16 * inhaled, -0.12, sunk),
      blink: 0.98 * smoothstep(INHALED, EXHALES + 0.06, at) * (1 - smoothstep(0.84, 1.06, at)),
      gazeY: 0.5 * sunk,
      pitch: mix(-0.045 * inhaled, 0.075, sunk),
      shiftY: mix(-0.03 * inhaled, 0.03, sunk),
    },
  };
}

const FACE = ['smile', 'beam', 'squint', 'concern', 'stare', 'frown'] as const;
const MOVES = ['brow', 'blink', 'gazeY', 'pitch', 'shiftY'] as const;

/** A face while somebody laughs or sighs. */
export function withFace<Felt extends Partial<Record<(typeof FACE)[number], number>>>(felt: Felt, act: SoundAct): Felt {
  const face = FACE.map((part) => [part, mix(felt[part] ?? 0, act.face[part], act.share)]);
  return { ...felt, ...Object.fromEntries(face) };
}

/** A pose while somebody laughs or sighs. */
export function withSound(
  pose: Pose,
  act: SoundAct,
  mixMouths: (from: Mouth, to: Mouth, share: number) => Mouth,
): Pose {
  const moves = MOVES.map((part) => [part, pose[part] + act.share * act.moves[part]]);
  const made: Pose = { ...withFace(pose, act), ...Object.fromEntries(moves) };
  return {
    ...made,
    mouth: mixMouths(pose.mouth, act.mouth, act.share),
    blink: Math.min(1, made.blink),
    breath: mix(pose.breath, act.breath, act.chest),
  };
}
