import type { ActedAccent } from '@herald/media/scene/acting-plan';
import { mix } from '#base/math/mix.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { GestureMoment, GestureMove, HeldSway } from '#base/performer.ts';
import { strokeAt } from '../hold/held-sway.ts';

/** A held hand beats again on the next stressed words, each time less: face units at full stress, and how far the wrist bends after it. */
const BEAT = { up: 0.1, down: 0.085, across: 0.035, bend: 0.06, turn: 0.03, less: 0.78 };
/** The stroke itself has come to rest then. */
const SETTLED_SEC = 0.36;
/** A gesture that goes on by itself for longer. */
const BUSY_SEC: Partial<Record<GestureMove, number>> = {
  beat: 0.86,
  'beat-down': 0.86,
  'beat-loose': 0.86,
  'point-down': 0.86,
  wave: 1.2,
  count: 1.6,
};
/** What a hand shows has to stay where it is shown. */
const FIRM: Partial<Record<GestureMove, number>> = {
  'hand-on-heart': 0.25,
  'hand-to-cheek': 0.1,
  'palm-forward': 0.6,
  'point-down': 0.5,
  'point-at-you': 0.7,
  pinch: 0.7,
  wave: 0.3,
};
/** Fingers that are curled beside straight ones tear where their picture is bent at the wrist; the forearm beats on. */
const WRIST: Partial<Record<GestureMove, number>> = {
  count: 0.1,
  'count-one': 0.1,
  'count-two': 0.1,
  'count-three': 0.1,
  'point-up': 0.1,
};
const WRIST_LAG_SEC = 0.07;
/** Nobody waits for the other hand, nor beats as hard with it. */
const FOLLOWING = { lateSec: 0.06, share: 0.7 };
/** Slow movements between the beats. */
const DRIFT = { up: 0.018, across: 0.026, tilt: 0.045, turn: 0.04, bend: 0.06 };
/** The wrist lets go and the forearm gives way before the hand sets out for its rest. */
const SINK = { sec: 0.4, up: 0.065, bend: 0.05 };
/** No two strokes end at the same place; what only goes with the words is made smaller or larger. */
const PLACE = { lowest: -0.035, highest: 0.035, across: 0.04 };
const LOOSE_PLACE = { lowest: -0.05, highest: 0.12, across: 0.05 };
const LOOSE: readonly GestureMove[] = ['beat', 'beat-down', 'beat-loose'];
/** A hand that joins stays lower than the one that leads. */
const JOINED_LOWER = 0.05;

/** What of a held hand is its own, besides the body that it goes along with. `accents` count from the same second as its stroke. */
export function livingSway(moment: GestureMoment, accents: readonly ActedAccent[]): Required<HeldSway> {
  const { name, sinceSec, holdSec, strokeSec = 0, follows } = moment;
  if (name === 'hold') return { up: 0, across: 0, tilt: 0, turn: 0, bend: 0 };
  const random = seededRandom(Math.round(strokeSec * 1000) + (follows ? 7 : 0));
  const phase = random();
  const firm = FIRM[name] ?? 1;
  const place = LOOSE.includes(name) ? LOOSE_PLACE : PLACE;
  const share = firm * (follows ? FOLLOWING.share : 1);
  const beats = beatsOf(accents, { name, strokeSec, holdSec });
  const own = sinceSec - (follows ? FOLLOWING.lateSec : 0);
  const beat = share * heightOf(beats, own);
  const late = share * heightOf(beats, own - WRIST_LAG_SEC);
  const settled = smoothstep(0, SETTLED_SEC, sinceSec);
  const sunk = firm * smoothstep(-SINK.sec, 0.1, sinceSec - holdSec);
  const wave = (periodSec: number, shift: number) =>
    firm * settled * Math.sin((sinceSec / periodSec + phase + shift) * Math.PI * 2);
  const high = firm * (mix(place.lowest, place.highest, random()) - (follows ? JOINED_LOWER : 0));
  return {
    up: high + (beat > 0 ? BEAT.up : BEAT.down) * beat + DRIFT.up * wave(2.3, 0) - SINK.up * sunk,
    across: firm * mix(-place.across, place.across, random()) + DRIFT.across * wave(3.1, 0.4),
    tilt: DRIFT.tilt * wave(1.9, 0.7),
    turn: BEAT.turn * late + DRIFT.turn * wave(2.7, 0.2),
    bend: (WRIST[name] ?? 1) * (BEAT.bend * late + DRIFT.bend * wave(1.7, 0.5) - SINK.bend * sunk),
  };
}

interface Beat {
  sinceStrokeSec: number;
  strength: number;
}

function beatsOf(
  accents: readonly ActedAccent[],
  { name, strokeSec, holdSec }: { name: GestureMove; strokeSec: number; holdSec: number },
): Beat[] {
  const busySec = BUSY_SEC[name] ?? SETTLED_SEC;
  return accents
    .map(({ atSec, strength }) => ({ sinceStrokeSec: atSec - strokeSec, strength }))
    .filter(({ sinceStrokeSec }) => sinceStrokeSec > busySec && sinceStrokeSec < holdSec)
    .map(({ sinceStrokeSec, strength }, index) => ({ sinceStrokeSec, strength: strength * BEAT.less ** index }));
}

/** 1 at the top of a full beat, -1 at its bottom. */
function heightOf(beats: readonly Beat[], sinceSec: number): number {
  const sum = beats.reduce(
    (height, { sinceStrokeSec, strength }) => height + strength * strokeAt(sinceSec - sinceStrokeSec),
    0,
  );
  return Math.max(-1, Math.min(1, sum));
}
