import { exactSec } from './passages.ts';
import type { ActingPlan } from './scene/acting-plan.ts';
import type { SceneSpec } from './scene/scene-spec.ts';

/** What is acted from the beginning to the end of a scene, also where each of its passages has a plan of its own. */
export function wholeActing({ acting, passages }: Pick<SceneSpec, 'acting' | 'passages'>): ActingPlan | null {
  if (!passages) return acting;
  const plans = passages.map(({ acting: plan, startSec }, place) => inScene(plan, startSec, place === 0));
  const sounds = plans.flatMap((plan) => plan.sounds ?? []);
  const all = <Entry>(entriesOf: (plan: ActingPlan) => Entry[]) => plans.flatMap(entriesOf);
  return {
    expressions: all(({ expressions }) => expressions),
    nuances: all(({ nuances }) => nuances),
    looks: all(({ looks }) => looks),
    stances: all(({ stances }) => stances),
    headMoves: all(({ headMoves }) => headMoves),
    accents: all(({ accents }) => accents),
    blinks: all(({ blinks }) => blinks),
    gestures: all(({ gestures }) => gestures),
    shows: all(({ shows }) => shows),
    ...(sounds.length > 0 && { sounds }),
  };
}

/** What begins before its passage begins with it. */
function inScene(plan: ActingPlan, startSec: number, isFirst: boolean): ActingPlan {
  const moved = (sec: number) => (isFirst ? sec : exactSec(startSec + Math.max(0, sec)));
  const at = <Entry extends { atSec: number }>(entries: readonly Entry[]): Entry[] =>
    entries.map((entry) => ({ ...entry, atSec: moved(entry.atSec) }));
  const spans = <Entry extends { fromSec: number; untilSec: number }>(entries: readonly Entry[]): Entry[] =>
    entries.map((entry) => ({ ...entry, fromSec: moved(entry.fromSec), untilSec: moved(entry.untilSec) }));
  return {
    expressions: at(plan.expressions),
    nuances: at(plan.nuances),
    looks: at(plan.looks),
    stances: at(plan.stances),
    headMoves: at(plan.headMoves),
    accents: at(plan.accents),
    blinks: at(plan.blinks),
    gestures: plan.gestures.map((gesture) => ({
      ...gesture,
      strokeSec: moved(gesture.strokeSec),
      untilSec: moved(gesture.untilSec),
    })),
    shows: spans(plan.shows),
    ...(plan.sounds && { sounds: spans(plan.sounds) }),
  };
}
