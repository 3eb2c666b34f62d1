import type { Mouth } from '@herald/media';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Pose } from '#base/performer.ts';
import { mixMouths, REST_MOUTH } from '../mouth/viseme-mouths.ts';
import type { ActingInput } from './acting-input.ts';
import {
  type Beat,
  findSilences,
  type Look,
  planAccents,
  planBlinks,
  planLooks,
  planStances,
  type Silence,
  type Stance,
} from './events.ts';

/** A performance planned once; every moment of it can be asked for in any order. */
export interface Acting {
  input: ActingInput;
  liveliness: number;
  blinks: Beat[];
  looks: Look[];
  accents: Beat[];
  nods: Beat[];
  stances: Stance[];
  silences: Silence[];
  /** phases of the idle movements */
  phases: number[];
  breathSec: number;
}

/** The mouth reaches rest this long after the last word of a phrase and leaves it this long before the next. */
const RELEASE_SEC = 0.06;

const SACCADE_SEC = 0.05;

export function planActing(input: ActingInput): Acting {
  const random = seededRandom(input.seed * 41 + 13);
  return {
    input,
    liveliness: clamp(input.liveliness ?? 1, 0, 1.5),
    blinks: planBlinks(input, random),
    looks: planLooks(input, random),
    accents: planAccents(input, random),
    nods: input.phraseEndsSec.map((atSec) => ({ atSec, strength: 0.6 + 0.4 * random() })),
    stances: planStances(input, random),
    silences: findSilences(input.words),
    phases: Array.from({ length: 8 }, () => random() * Math.PI * 2),
    breathSec: 3.5 + random(),
  };
}

/** What the performer does at a moment; depends on the plan and the moment alone. */
export function actAt(acting: Acting, tSec: number): Pose {
  const mouth = restingMouth(acting, tSec);
  const head = headAt(acting, tSec);
  const accent = sum(acting.accents, tSec, accentShape) * acting.liveliness;
  const [gazeX, gazeY] = gazeAt(acting.looks, tSec);
  return {
    mouth,
    ...head,
    smile: smileAt(acting, tSec, mouth),
    blink: clamp(sum(acting.blinks, tSec, blinkShape)),
    brow: 0.05 + 0.42 * clamp(accent, 0, 1.2) + 0.06 * wave(tSec, 7.3, acting.phases[0]),
    gazeX: clamp(gazeX - head.yaw * 1.6, -1, 1),
    gazeY: clamp(gazeY + head.pitch * 1.2, -1, 1),
    squint: acting.input.mood === 'joyous' ? 0.12 : 0.04,
    breath: breathAt(acting, tSec),
    sway: swayAt(acting, tSec),
  };
}

function restingMouth({ input, silences }: Acting, tSec: number): Mouth {
  const silence = silences.find(({ startSec, endSec }) => tSec >= startSec && tSec <= endSec);
  if (!silence) return input.mouthAt(tSec);
  const after = smoothstep(0, RELEASE_SEC, tSec - silence.startSec);
  const before = smoothstep(0, RELEASE_SEC, silence.endSec - tSec);
  return mixMouths(input.mouthAt(tSec), REST_MOUTH, Math.min(after, before));
}

function headAt(acting: Acting, tSec: number) {
  const { phases, liveliness, stances } = acting;
  const stance = stanceAt(stances, tSec);
  const accent = sum(acting.accents, tSec, accentShape);
  const nod = sum(acting.nods, tSec, nodShape);
  const idle = (periodSec: number, phase: number) => wave(tSec, periodSec, phases[phase]) * liveliness;
  return {
    yaw: stance.yaw * liveliness + 0.028 * idle(5.1, 1) + 0.012 * idle(2.3, 2),
    pitch: stance.pitch * liveliness + 0.014 * idle(3.7, 3) + (0.055 * nod + 0.03 * accent) * liveliness,
    roll: stance.roll * liveliness + 0.014 * idle(6.1, 4) + 0.006 * idle(2.9, 5),
    shiftX: 0.018 * idle(5.7, 6) + stance.yaw * 0.12 * liveliness,
    shiftY: 0.006 * idle(4.3, 7) - 0.008 * breathAt(acting, tSec) + 0.012 * nod * liveliness,
  };
}

/** A stance is taken within half a second. */
function stanceAt(stances: readonly Stance[], tSec: number): Omit<Stance, 'atSec'> {
  let i = stances.length - 1;
  while (i > 0 && stances[i].atSec > tSec) i--;
  const now = stances[i];
  const before = stances[i - 1] ?? now;
  const share = smoothstep(0, 0.55, tSec - now.atSec);
  return {
    yaw: mix(before.yaw, now.yaw, share),
    pitch: mix(before.pitch, now.pitch, share),
    roll: mix(before.roll, now.roll, share),
  };
}

function gazeAt(looks: readonly Look[], tSec: number): [number, number] {
  let i = looks.length - 1;
  while (i > 0 && looks[i].atSec > tSec) i--;
  const now = looks[i];
  const before = looks[i - 1] ?? now;
  const share = smoothstep(0, SACCADE_SEC, tSec - now.atSec);
  return [mix(before.x, now.x, share), mix(before.y, now.y, share)];
}

/** Below the grin that would part resting lips; a rounded or pressed mouth takes some of it away. */
function smileAt({ input, phases }: Acting, tSec: number, mouth: Mouth): number {
  const mood = input.mood === 'joyous' ? 0.4 : 0.14;
  const lived = mood + 0.06 * wave(tSec, 6.7, phases[3]) * (input.mood === 'joyous' ? 1 : 0.5);
  return lived * (1 - 0.35 * mouth.round) * (1 - 0.2 * mouth.open);
}

function breathAt({ breathSec, phases }: Acting, tSec: number): number {
  const angle = (tSec / breathSec) * Math.PI * 2 + phases[5];
  return Math.sin(angle + 0.35 * Math.sin(angle));
}

/** Hair follows the head a moment later. */
function swayAt(acting: Acting, tSec: number): number {
  const lag = 0.16;
  const now = headAt(acting, tSec);
  const then = headAt(acting, tSec - lag);
  return clamp((then.yaw - now.yaw) * 9 + (now.roll - then.roll) * 7 + (then.shiftX - now.shiftX) * 8, -1, 1);
}

function wave(tSec: number, periodSec: number, phase: number): number {
  return Math.sin((tSec / periodSec) * Math.PI * 2 + phase);
}

function sum(beats: readonly Beat[], tSec: number, shape: (sinceSec: number) => number): number {
  let total = 0;
  for (const beat of beats) total += beat.strength * shape(tSec - beat.atSec);
  return total;
}

function blinkShape(since: number): number {
  return smoothstep(0, 0.07, since) * (1 - smoothstep(0.09, 0.2, since));
}

function accentShape(since: number): number {
  return smoothstep(-0.08, 0.12, since) * (1 - smoothstep(0.22, 0.6, since));
}

function nodShape(since: number): number {
  return smoothstep(-0.22, 0.02, since) * (1 - smoothstep(0.1, 0.5, since));
}
