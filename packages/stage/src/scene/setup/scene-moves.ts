import { exactSec } from '@herald/media/passages';
import { isDrawn, type SceneSpec } from '@herald/media/scene/scene-spec';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { GestureMoment, HeldSway, Pose } from '#base/performer.ts';
import { type Acting, actAt, prepareActing } from '#people/acting/act-at.ts';
import { answerArms } from '#people/arms/gestures/answer-arms.ts';
import { leadOf } from '#people/arms/gestures/gesture-keys.ts';
import { gesturesAt } from '#people/arms/gestures/gesture-moments.ts';
import { livingSway } from '#people/arms/gestures/living-hold.ts';
import { bodySway, heldSwayAt } from '#people/arms/hold/held-sway.ts';
import { mixMouths } from '#people/mouth/viseme-mouths.ts';
import { type PartMoment, partReader, partsOf, type ScenePart } from '../passages/passage-clock.ts';
import { mouthReader, NO_PLAN } from './acting-input-of.ts';
import { type HandMoment, handMoments, raisedAt, shownAt } from './present-at.ts';

/** What the presenter of a scene does. */
export interface SceneMoves {
  poseAt(tSec: number): Pose;
  gesturesAt(tSec: number, aheadSec?: number): GestureMoment[];
}

/** How long the presenter takes from how one passage ended to how the next one begins. */
export const HANDOVER_SEC = 0.6;

export function prepareMoves(spec: SceneSpec): SceneMoves {
  const parts = partsOf(spec).map(withWholeGestures);
  const momentAt = partReader(parts);
  const isPhoto = spec.performer.kind === 'photo';
  const acted = new Map(parts.map((part) => [part, actingOf(part, isPhoto)]));
  const gesturesOfMoment = gestureReader(spec, parts);
  return {
    poseAt(tSec) {
      const moment = momentAt(tSec);
      const pose = poseOf(moment, acted);
      const gestures = gesturesOfMoment(moment, tSec, 0);
      if (gestures.length === 0) return pose;
      return answerArms({ ...pose, gestures: gestures.map((one) => withSway(one, { spec, moment, pose })) });
    },
    gesturesAt: (tSec, aheadSec = 0) => gesturesOfMoment(momentAt(tSec), tSec, aheadSec),
  };
}

/** What a hand holds moves with the words and the body, and an empty one with the body. */
function withSway(
  gesture: GestureMoment,
  { spec, moment, pose }: { spec: SceneSpec; moment: PartMoment; pose: Pose },
): GestureMoment {
  if (gesture.name !== 'hold') return { ...gesture, sway: emptyHandSway(gesture, moment, pose) };
  const { accents, shows } = moment.part.acting ?? NO_PLAN;
  return { ...gesture, sway: heldSwayAt({ seed: spec.seed, accents, shows, body: pose }, moment.sec) };
}

/** By the stresses of the passage that the gesture is from. */
function emptyHandSway(gesture: GestureMoment, { part, before, sec }: PartMoment, body: Pose): HeldSway {
  const isFromBefore = before !== undefined && sec < gesture.sinceSec;
  const { accents } = (isFromBefore ? before : part).acting ?? NO_PLAN;
  const { up, across, ...wrist } = livingSway(gesture, accents);
  const carried = bodySway(body);
  return { ...wrist, up: up + carried.up, across: across + carried.across };
}

/** An arm that set out before its passage would be halfway up at once. */
function withWholeGestures(part: ScenePart): ScenePart {
  if (part.isFirst || !part.acting) return part;
  const gestures = part.acting.gestures.filter(({ name, strokeSec }) => strokeSec >= leadOf(name));
  return { ...part, acting: { ...part.acting, gestures } };
}

function actingOf({ seed, acting, words, mouth }: ScenePart, isPhoto: boolean): Acting {
  return prepareActing({ seed, plan: acting ?? NO_PLAN, mouthAt: mouthReader(mouth), words, isPhoto });
}

function poseOf({ part, before, sec }: PartMoment, acted: ReadonlyMap<ScenePart, Acting>): Pose {
  const poseIn = (one: ScenePart, atSec: number): Pose => {
    const acting = acted.get(one);
    if (!acting) throw new RangeError('A part was not prepared');
    return actAt(acting, atSec);
  };
  const own = poseIn(part, sec);
  if (!before || sec >= HANDOVER_SEC) return own;
  return mixPoses(poseIn(before, exactSec(before.lengthSec + sec)), own, smoothstep(0, HANDOVER_SEC, sec));
}

type Numbers = Omit<Pose, 'mouth' | 'gestures'>;

function mixPoses(from: Pose, to: Pose, share: number): Pose {
  const { mouth, gestures: _, ...numbers } = to;
  const mixed = Object.entries(numbers).map(([name, value]) => [
    name,
    mix(from[name as keyof Numbers] ?? 0, value ?? 0, share),
  ]);
  return { ...(Object.fromEntries(mixed) as Numbers), mouth: mixMouths(from.mouth, mouth, share) };
}

/** Only drawn arms are moved. */
function gestureReader(
  spec: SceneSpec,
  parts: readonly ScenePart[],
): (moment: PartMoment, tSec: number, aheadSec: number) => GestureMoment[] {
  if (!isDrawn(spec.performer)) return () => [];
  const { seed } = spec;
  const held = heldMoments(spec);
  return ({ part, before, sec }, tSec, aheadSec) => {
    const made = [
      ...(before ? gesturesAt(before.acting?.gestures ?? [], exactSec(before.lengthSec + sec), { seed }) : []),
      ...gesturesAt(part.acting?.gestures ?? [], sec, { aheadSec, seed }),
    ];
    return [
      ...(aheadSec > 0
        ? [...made, ...gesturesAfter(parts, part, { tSec, aheadSec, seed })]
        : ofShot(spec.shots, made, tSec)),
      ...holdsAt(held, { part, sec, tSec, aheadSec }),
    ];
  };
}

/** Where a hand sets out for its rest as late as this after a cut, it is still held in the new shot. */
const HELD_OVER_SEC = 0.15;

/**
 * A near shot shows no fingers that are on their way to a stroke of the next shot, or back from one of the last, and no shot begins with a
 * hand that only sinks: a cut hides that they rest.
 */
function ofShot(shots: SceneSpec['shots'], made: GestureMoment[], tSec: number): GestureMoment[] {
  const index = shots.findLastIndex(({ fromSec }) => fromSec <= tSec);
  const shot = shots[index];
  if (!shot) return made;
  const isNear = shot.size === 'close' || shot.size === 'medium';
  const untilSec = shots[index + 1]?.fromSec ?? Number.POSITIVE_INFINITY;
  return made.filter(({ sinceSec, holdSec }) => {
    // A hand that is up in the first picture has made its stroke before it.
    const strokeSec = Math.max(0, tSec - sinceSec);
    if (strokeSec < shot.fromSec) return !isNear && strokeSec + holdSec > shot.fromSec + HELD_OVER_SEC;
    return !isNear || strokeSec < untilSec;
  });
}

/** Of the passage after this one, when it is near. */
function gesturesAfter(
  parts: readonly ScenePart[],
  part: ScenePart,
  { tSec, aheadSec, seed }: { tSec: number; aheadSec: number; seed: number },
): GestureMoment[] {
  const next = parts[parts.indexOf(part) + 1];
  return next ? gesturesAt(next.acting?.gestures ?? [], tSec - next.startSec, { aheadSec, seed }) : [];
}

interface HoldMoment {
  part: ScenePart;
  sec: number;
  tSec: number;
  aheadSec: number;
}

function heldMoments({ card, shots, words }: SceneSpec): HandMoment[] {
  if (card?.placement !== 'hand') return [];
  const cuts = shots
    .slice(1)
    .map(({ fromSec, size }, i) => ({ fromSec, isOpen: size === 'wide' && shots[i]?.size === size }));
  const secsOf = (some: typeof cuts) => some.map(({ fromSec }) => fromSec);
  return handMoments(card, { cutsSec: secsOf(cuts), openCutsSec: secsOf(cuts.filter(({ isOpen }) => isOpen)), words });
}

/** The product in the hand, while it is up or soon will be. */
function holdsAt(moments: readonly HandMoment[], { part, sec, tSec, aheadSec }: HoldMoment): GestureMoment[] {
  const raised = raisedAt(moments, tSec);
  const isNear = moments.some(({ enterAtSec }) => tSec < enterAtSec && tSec + aheadSec > enterAtSec);
  if (raised === 0 && !isNear) return [];
  const shown = shownAt(part.acting?.shows ?? [], sec);
  return [{ name: 'hold', hand: 'left', sinceSec: sinceEntered(moments, tSec, aheadSec), holdSec: 0, raised, shown }];
}

function sinceEntered(moments: readonly HandMoment[], tSec: number, aheadSec: number): number {
  const entered = moments.findLast(({ enterAtSec }) => enterAtSec <= tSec + aheadSec) ?? moments[0];
  return exactSec(tSec - (entered?.enterAtSec ?? 0));
}
