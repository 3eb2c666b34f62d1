import type { Mouth } from '@herald/media/mouth';
import type { ActedAccent, ActedExpression, ActedLook } from '@herald/media/scene/acting-plan';
import { soundsAt, withSound } from '#base/acted-sound.ts';
import { beamingMouth } from '#base/beaming-mouth.ts';
import { EYES_AGAINST_HEAD } from '#base/look-of.ts';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Pose } from '#base/performer.ts';
import { mixMouths, REST_MOUTH } from '../mouth/viseme-mouths.ts';
import type { ActingInput } from './acting-input.ts';
import { builtFaceAt } from './built-face.ts';
import type { Face } from './expressions.ts';
import { faceAt, nuanceAt } from './face-at.ts';
import { type HeadTurn, headMovesAt, stanceAt } from './head-at.ts';
import { settledStance } from './settled-stance.ts';
import { findSilences, type Silence } from './silences.ts';
import { type Beat, beatsAt, planBeats } from './spoken-beats.ts';
import { type Inhaling, planInhaling, spokenBreathAt } from './spoken-breath.ts';

/** A performance made ready; every moment of it can be asked for in any order. */
export interface Acting {
  input: ActingInput;
  silences: Silence[];
  /** phases of the idle movements */
  phases: number[];
  breathSec: number;
  /** of a photo */
  life: PhotoLife | undefined;
}

interface PhotoLife {
  beats: readonly Beat[];
  inhaling: readonly Inhaling[];
}

/** The mouth reaches rest this long after the last word of a phrase and leaves it this long before the next. */
const RELEASE_SEC = 0.06;
const SACCADE_SEC = 0.05;
/** A wider one would part lips that are to rest by more than a line of teeth. */
const RESTING_SMILE = 0.6;
const SPEAKING_SMILE = 0.95;
const BEAMING_SMILE = 1.1;
/** What a mouth that speaks cannot smile, the eyes do. */
const LEFT_TO_EYES = 0.45;
/** Of a shift of the head in face units, and of a turn in radians, how far the shoulders go along, in face units. */
const LEAN_WITH_SHIFT = 0.9;
const LEAN_WITH_YAW = 0.3;
/** Shoulders and hair follow the head so much later. */
const LAG_SEC = 0.16;
/** On a stressed word who speaks leans to the viewer: head and shoulders come down, in face units and breaths. */
const STRESS_DOWN = 0.016;
const STRESS_BREATH = 0.7;
const STRESS_LAG_SEC = 0.08;
/** At the strongest moment of a film the head goes up, in face units. */
const PEAK_UP = 0.022;

export function prepareActing(input: ActingInput): Acting {
  const random = seededRandom(input.seed * 41 + 13);
  const silences = findSilences(input.words);
  return {
    input,
    silences,
    phases: Array.from({ length: 8 }, () => random() * Math.PI * 2),
    breathSec: 3.5 + random(),
    life: input.isPhoto ? { beats: planBeats(input.words, input.seed), inhaling: planInhaling(silences) } : undefined,
  };
}

/** What the performer does at a moment; depends on the plan and the moment alone. */
export function actAt(acting: Acting, tSec: number): Pose {
  const sounds = soundsAt(acting.input.plan.sounds ?? [], tSec);
  return sounds.reduce((pose, act) => withSound(pose, act, mixMouths), speakingPose(acting, tSec));
}

function speakingPose(acting: Acting, tSec: number): Pose {
  const { plan } = acting.input;
  const face = expressionAt(acting, tSec);
  const mouth = beamingMouth(restingMouth(acting, tSec), face.beam);
  const nuance = nuanceAt(plan.nuances, tSec);
  const head = headAt(acting, tSec);
  const before = headAt(acting, tSec - LAG_SEC);
  const accent = accentAt(plan.accents, tSec);
  const [gazeX, gazeY] = gazeAt(plan.looks, tSec);
  const wanted = face.smile + nuance.smile;
  const smile = smileOf(wanted, mouth, face.beam);
  return {
    mouth,
    ...head,
    smile,
    blink: blinkAt(plan.blinks, tSec, acting.life ? photoBlinkShape : blinkShape),
    brow: clamp(
      face.brow + nuance.brow + 0.48 * accent * (1 - face.frown) + 0.05 * wave(tSec, 7.3, acting.phases[0]),
      -0.2,
      1.1,
    ),
    gazeX: clamp(gazeX - EYES_AGAINST_HEAD.yaw * head.yaw, -1, 1),
    gazeY: clamp(gazeY + EYES_AGAINST_HEAD.pitch * head.pitch, -1, 1),
    squint: face.squint + nuance.squint + LEFT_TO_EYES * Math.max(0, wanted - smile),
    beam: face.beam,
    stare: face.stare,
    frown: face.frown,
    concern: face.concern,
    browTwist: face.browTwist,
    breath: clamp(breathAt(acting, tSec) - STRESS_BREATH * accentAt(plan.accents, tSec - STRESS_LAG_SEC), -1, 1),
    sway: swayOf(head, before, acting.life ? PHOTO_LAG : DRAWN_LAG),
    lean: LEAN_WITH_SHIFT * before.shiftX + LEAN_WITH_YAW * before.yaw,
  };
}

function expressionAt({ input: { plan }, life }: Acting, tSec: number): Face {
  return life ? builtFaceAt(plan.expressions, plan.accents, tSec) : faceAt(plan.expressions, tSec);
}

function restingMouth({ input, silences }: Acting, tSec: number): Mouth {
  const silence = silences.find(({ startSec, endSec }) => tSec >= startSec && tSec <= endSec);
  if (!silence) return input.mouthAt(tSec);
  const after = smoothstep(0, RELEASE_SEC, tSec - silence.startSec);
  const before = smoothstep(0, RELEASE_SEC, silence.endSec - tSec);
  return mixMouths(input.mouthAt(tSec), REST_MOUTH, Math.min(after, before));
}

type HeadPose = Pick<Pose, 'yaw' | 'pitch' | 'roll' | 'shiftX' | 'shiftY' | 'near'>;

/** A head that speaks also nods to the viewer: how much nearer it comes on a stress, as a share of its size. */
const STRESS_NEAR = 0.03;
const IDLE_NEAR = 0.009;
/** At the strongest moment of a film it comes nearer still. */
const PEAK_NEAR = 0.03;

function headAt(acting: Acting, tSec: number): HeadPose {
  if (acting.life) return photoHeadAt(acting, acting.life, tSec);
  return movedHead(acting, stanceAt(acting.input.plan.stances, tSec), tSec);
}

function photoHeadAt(acting: Acting, { beats }: PhotoLife, tSec: number): HeadPose {
  const { phases, input } = acting;
  const stance = settledStance(input.plan.stances, tSec);
  const head = movedHead(acting, stance, tSec);
  const beat = beatsAt(beats, tSec);
  return {
    yaw: head.yaw + beat.yaw,
    pitch: head.pitch + beat.pitch,
    roll: head.roll + beat.roll,
    shiftX: head.shiftX + beat.shiftX,
    shiftY: head.shiftY + beat.shiftY,
    near:
      stance.near +
      beat.near +
      STRESS_NEAR * accentAt(input.plan.accents, tSec) +
      PEAK_NEAR * peakAt(input.plan.expressions, tSec) +
      IDLE_NEAR * wave(tSec, 6.7, phases[2]),
  };
}

/** What plan, breath and idle movements add to how a head is held. */
function movedHead(acting: Acting, stance: HeadTurn, tSec: number): HeadPose {
  const { phases, input } = acting;
  const { headMoves, accents, expressions } = input.plan;
  const move = headMovesAt(headMoves, tSec);
  const face = expressionAt(acting, tSec);
  const accent = accentAt(accents, tSec);
  const idle = (periodSec: number, phase: number) => wave(tSec, periodSec, phases[phase]);
  return {
    yaw: stance.yaw + move.yaw + 0.028 * idle(5.1, 1) + 0.012 * idle(2.3, 2),
    pitch: stance.pitch + move.pitch + face.pitch + 0.014 * idle(3.7, 3) + 0.038 * accent * (1 + face.frown),
    roll: stance.roll + move.roll + face.roll + 0.014 * idle(6.1, 4) + 0.006 * idle(2.9, 5),
    shiftX: 0.018 * idle(5.7, 6) + stance.yaw * 0.16,
    shiftY:
      0.006 * idle(4.3, 7) -
      0.008 * breathAt(acting, tSec) +
      0.18 * move.pitch +
      STRESS_DOWN * accent -
      PEAK_UP * peakAt(expressions, tSec),
  };
}

function gazeAt(looks: readonly ActedLook[], tSec: number): [number, number] {
  let i = looks.length - 1;
  while (i > 0 && looks[i].atSec > tSec) i--;
  const now = looks[i];
  if (!now) return [0, 0];
  const before = looks[i - 1] ?? now;
  const share = smoothstep(0, SACCADE_SEC, tSec - now.atSec);
  return [mix(before.x, now.x, share), mix(before.y, now.y, share)];
}

/** Lips at rest stay closed; a mouth that speaks carries a wider smile, a rounded or pressed one less of it, and one that beams more. */
function smileOf(wanted: number, mouth: Mouth, beam: number): number {
  const speaking = mix(RESTING_SMILE, SPEAKING_SMILE, smoothstep(0.04, 0.28, mouth.open));
  const widest = mix(speaking, BEAMING_SMILE, beam);
  const kept = (1 - mix(0.65, 0.45, beam) * mouth.round) * (1 - 0.3 * mouth.press);
  return Math.min(wanted, widest) * kept * (1 - 0.16 * mouth.open * (1 - beam));
}

function breathAt({ breathSec, phases, life, input }: Acting, tSec: number): number {
  const angle = (tSec / breathSec) * Math.PI * 2 + phases[5];
  const atRest = Math.sin(angle + 0.35 * Math.sin(angle));
  const breath = life ? spokenBreathAt(life.inhaling, tSec, atRest) : atRest;
  return mix(breath, 1, peakAt(input.plan.expressions, tSec));
}

/** A quick breath before the strongest moment takes chest and shoulders up; they sink while it is said. */
const PEAK_BREATH_SEC = { from: -0.35, full: 0.05, sinks: 0.5, gone: 1.7 };

function peakAt(expressions: readonly ActedExpression[], tSec: number): number {
  const { from, full, sinks, gone } = PEAK_BREATH_SEC;
  return expressions.reduce((most, { atSec, isPeak }) => {
    const sinceSec = tSec - atSec;
    return isPeak ? Math.max(most, smoothstep(from, full, sinceSec) * (1 - smoothstep(sinks, gone, sinceSec))) : most;
  }, 0);
}

type Lag = Readonly<Record<'yaw' | 'roll' | 'shiftX', number>>;

/** Drawn locks are put upright when a head tilts, so they swing over; what hangs in a picture is carried along, so it stays behind. */
const DRAWN_LAG: Lag = { yaw: -9, roll: 7, shiftX: -8 };
const PHOTO_LAG: Lag = { yaw: -9, roll: -9, shiftX: -8 };

/** Hair follows the head a moment later. */
const swayOf = (now: HeadPose, then: HeadPose, lag: Lag): number =>
  clamp(
    lag.yaw * (now.yaw - then.yaw) + lag.roll * (now.roll - then.roll) + lag.shiftX * (now.shiftX - then.shiftX),
    -1,
    1,
  );

function wave(tSec: number, periodSec: number, phase: number): number {
  return Math.sin((tSec / periodSec) * Math.PI * 2 + phase);
}

function blinkAt(blinks: readonly { atSec: number }[], tSec: number, shape: typeof blinkShape): number {
  return clamp(blinks.reduce((lid, { atSec }) => lid + blinkOf(atSec, tSec - atSec, shape), 0));
}

/** No two blinks are alike: most are quick, some slow. None comes twice: a viewer takes that for a fault of the film. */
function blinkOf(atSec: number, since: number, shape: typeof blinkShape): number {
  const pace = 0.85 + 0.35 * shareOf(atSec * 7.31) ** 2;
  return shape(since / pace);
}

/** What is behind the point of a number. */
const shareOf = (value: number): number => value - Math.floor(value);

export function accentAt(accents: readonly ActedAccent[], tSec: number): number {
  return clamp(
    accents.reduce((sum, { atSec, strength }) => sum + strength * accentShape(tSec - atSec), 0),
    0,
    1.2,
  );
}

function blinkShape(since: number): number {
  return smoothstep(0, 0.13, since) * (1 - smoothstep(0.15, 0.32, since));
}

/** A real lid is most of the way up soon, and takes its time for the rest. */
const LAST_OF_LID = 0.13;

function photoBlinkShape(since: number): number {
  const open = (1 - LAST_OF_LID) * smoothstep(0.16, 0.3, since) + LAST_OF_LID * smoothstep(0.26, 0.58, since);
  return smoothstep(0, 0.13, since) * (1 - open);
}

function accentShape(since: number): number {
  return smoothstep(-0.08, 0.12, since) * (1 - smoothstep(0.22, 0.6, since));
}
