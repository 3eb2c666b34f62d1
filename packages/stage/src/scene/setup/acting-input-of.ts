import type { Mouth, MouthTrackJson } from '@herald/media/mouth';
import type { ActingPlan } from '@herald/media/scene/acting-plan';
import { soundsAt, withFace } from '#base/acted-sound.ts';
import { clamp } from '#base/math/clamp.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { type Feeling, NO_FEELING } from '#clips/lip-moves.ts';
import { accentAt } from '#people/acting/act-at.ts';
import { ANGRY_FACE, FACES } from '#people/acting/expressions.ts';
import { faceAt } from '#people/acting/face-at.ts';
import { seenSmile } from '#people/face/smile-field.ts';
import { mixMouths, REST_MOUTH } from '#people/mouth/viseme-mouths.ts';

/** Who was given no plan looks into the camera in a friendly way. */
export const NO_PLAN: ActingPlan = {
  expressions: [{ atSec: -1, name: 'friendly', strength: 0.7 }],
  nuances: [],
  looks: [],
  stances: [],
  headMoves: [],
  accents: [],
  blinks: [],
  gestures: [],
  shows: [],
};

/** The mouth between two samples is between their shapes; outside the curves it rests. */
export function mouthReader(track: MouthTrackJson | null): (tSec: number) => Mouth {
  if (!track || track.open.length === 0) return () => REST_MOUTH;
  const { rateHz } = track;
  const last = track.open.length - 1;
  return (tSec) => {
    const place = tSec * rateHz;
    if (place < 0 || place > last + 1) return REST_MOUTH;
    const index = Math.min(last, Math.floor(place));
    const next = Math.min(last, index + 1);
    const share = Math.min(1, place - index);
    const read = (name: keyof Mouth) => track[name][index] + (track[name][next] - track[name][index]) * share;
    return {
      open: read('open'),
      wide: read('wide'),
      round: read('round'),
      press: read('press'),
      teeth: read('teeth'),
      tongue: read('tongue'),
    };
  };
}

/** The mouth of somebody who was filmed, which laughs and sighs where the plan has it. */
export function filmedMouthReader(track: MouthTrackJson | null, acting: ActingPlan | null): (tSec: number) => Mouth {
  const spoken = mouthReader(track);
  const sounds = acting?.sounds ?? [];
  return (tSec) =>
    soundsAt(sounds, tSec).reduce((from, { mouth, share }) => mixMouths(from, mouth, share), spoken(tSec));
}

/** Brows higher than these are raised. */
const RESTING_BROWS = 0.15;

/** Brows that frown more than in a serious face sink in a filmed one. */
const FROWNING = FACES.serious.frown;

/** From which stress on brows rise, from which on fully, and how far then. */
const RAISING = { from: 0.38, to: 0.68, brow: 0.7 };

/** What words add to the face of somebody who was filmed; nothing where nothing is felt. */
export function feelingReader(acting: ActingPlan | null): (tSec: number) => Feeling {
  if (!acting) return () => NO_FEELING;
  const { neutral, delighted, concerned, surprised } = FACES;
  // Brows that move a little at every word say nothing: they rise at few, and visibly.
  const raised = acting.accents
    .map((accent) => ({ ...accent, strength: smoothstep(RAISING.from, RAISING.to, accent.strength) }))
    .filter(({ strength }) => strength > 0);
  return (tSec) => {
    const acts = soundsAt(acting.sounds ?? [], tSec);
    const face = acts.reduce(withFace, faceAt(acting.expressions, tSec));
    const moved = acts.reduce((sum, { share, moves }) => sum + share * moves.brow, 0);
    const felt = face.smile - neutral.smile;
    const smile = felt < 0 ? felt / (neutral.smile - concerned.smile) : felt / (delighted.smile - neutral.smile);
    const brow = face.brow + moved + RAISING.brow * accentAt(raised, tSec) - RESTING_BROWS;
    return {
      smile: seenSmile(clamp(smile, -1, 1)),
      brow: clamp(brow / (surprised.brow - RESTING_BROWS)),
      worry: face.concern - smoothstep(FROWNING, ANGRY_FACE.frown, face.frown),
      beam: face.beam,
      stare: face.stare,
    };
  };
}
