import { exactSec } from '@herald/media/passages';
import type { ActingPlan } from '@herald/media/scene/acting-plan';
import type { Word } from '@herald/media/sound';
import type { DirectedScene } from './directing.ts';

/** When something happens in a sound that happens at another moment in the one it was planned for. */
export type OwnTime = (sec: number) => number;

/** Follows the words that both sounds have, and the pauses between them. */
export function ownTime(planned: readonly Word[], own: readonly Word[]): OwnTime {
  const knots = knotsOf(planned, own);
  return (sec) => {
    const after = knots.findIndex(({ from }) => from > sec);
    const [last, next] = [knots.at(after < 0 ? -1 : after - 1), knots[after]];
    if (after === 0 || !last) return exactSec(sec + (next ? next.to - next.from : 0));
    if (!next) return exactSec(sec + last.to - last.from);
    const share = (sec - last.from) / (next.from - last.from);
    return exactSec(last.to + share * (next.to - last.to));
  };
}

interface Knot {
  from: number;
  to: number;
}

function knotsOf(planned: readonly Word[], own: readonly Word[]): Knot[] {
  const ownBy = new Map(own.map((word) => [word.startChar, word]));
  const knots: Knot[] = [];
  for (const { startChar, startSec, endSec } of planned) {
    const word = ownBy.get(startChar);
    if (word) knots.push({ from: startSec, to: word.startSec }, { from: endSec, to: word.endSec });
  }
  return knots.filter(({ from }, index) => index === 0 || from > (knots[index - 1]?.from ?? 0));
}

/** A plan that was made for the words of another sound. */
export function inOwnTime({ scene, shown, beatGrid }: DirectedScene, at: OwnTime): DirectedScene {
  return {
    beatGrid,
    scene: {
      ...scene,
      figures: scene.figures.map((figure) => ({
        ...figure,
        fromSec: at(figure.fromSec),
        untilSec: at(figure.untilSec),
        ...(figure.saidUntilSec !== undefined && { saidUntilSec: at(figure.saidUntilSec) }),
        parts: figure.parts.map((part) => ({ ...part, atSec: at(part.atSec) })),
      })),
      shots: scene.shots.map((shot) => ({
        ...shot,
        fromSec: shot.fromSec && at(shot.fromSec),
        ...(shot.saidFromSec !== undefined && { saidFromSec: at(shot.saidFromSec) }),
        ...(shot.place && {
          place: { ...shot.place, atSec: at(shot.place.atSec), untilSec: at(shot.place.untilSec) },
        }),
      })),
      ...(scene.acting && { acting: actedInOwnTime(scene.acting, at) }),
    },
    shown: {
      ...shown,
      sentences: shown.sentences.map((sentence) => ({
        ...sentence,
        fromSec: at(sentence.fromSec),
        untilSec: at(sentence.untilSec),
      })),
    },
  };
}

function actedInOwnTime(acting: ActingPlan, at: OwnTime): ActingPlan {
  const moved = <Moment extends { atSec: number }>(moments: readonly Moment[]): Moment[] =>
    moments.map((moment) => ({ ...moment, atSec: at(moment.atSec) }));
  const spans = <Span extends { fromSec: number; untilSec: number }>(entries: readonly Span[]): Span[] =>
    entries.map((entry) => ({ ...entry, fromSec: at(entry.fromSec), untilSec: at(entry.untilSec) }));
  return {
    expressions: moved(acting.expressions),
    nuances: moved(acting.nuances),
    looks: moved(acting.looks),
    stances: moved(acting.stances),
    headMoves: moved(acting.headMoves),
    accents: moved(acting.accents),
    blinks: moved(acting.blinks),
    gestures: acting.gestures.map((one) => ({ ...one, strokeSec: at(one.strokeSec), untilSec: at(one.untilSec) })),
    shows: spans(acting.shows),
    ...(acting.sounds && { sounds: spans(acting.sounds) }),
  };
}
