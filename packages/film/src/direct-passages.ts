import {
  brandOfAddress,
  type Direction,
  planDirection,
  type SeenMoment,
  type ShowablePicture,
} from '@herald/direction';
import { FILM_FPS } from '@herald/media/film-pieces';
import type { PlannedSentence, ShownPlan } from '@herald/media/film-plan';
import { exactSec } from '@herald/media/passages';
import type { PlannedFigure } from '@herald/media/scene/figures';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { PlannedShot, ShotPlace } from '@herald/media/scene/shot-plan';
import { hookUnder, shotRoom } from '@herald/stage';
import { asksForMedium, type DirectedScene, type Directing, endCardAfter } from './directing.ts';

import type { SaidPassage } from './passages-said.ts';
import { picturesInPassages, productOf, tasteOf, withFigures } from './scene-material.ts';

interface PlannedPassage {
  said: SaidPassage;
  direction: Direction;
}

/** Each passage is planned by itself, so that another one before it changes nothing in it. */
export function directPassages(spec: SceneSpec, passages: readonly SaidPassage[], directing: Directing): DirectedScene {
  const { pace } = directing;
  const { planned, lost } = planEach(spec, passages, directing);
  const shots = shotsOf(planned, pace === 'single');
  const hook = pace ? hookUnder(spec, shots, shotRoom(spec)) : spec.hook;
  const acted = planned.map(({ said: { startSec }, direction: { acting } }) => ({ startSec, acting }));
  const idle = planned.flatMap(({ direction }) => direction.shown.idle ?? []);
  return {
    scene: {
      ...spec,
      ...{ shots, figures: planned.flatMap(figuresOf), acting: null, passages: acted, hook },
      endCard: endCardAfter(
        spec,
        planned.some(({ direction }) => direction.isGrave),
      ),
    },
    shown: { sentences: planned.flatMap(sentencesOf), lost, ...(idle.length > 0 && { idle }) },
    beatGrid: null,
  };
}

/** A wish goes to the passage that has its sentence word for word; the others to the first that knows them again. */
function planEach(spec: SceneSpec, passages: readonly SaidPassage[], { pace, plan, hasFigures }: Directing) {
  const texts = passages.map(({ words }) => words.map(({ text }) => text).join(' '));
  const pictures = picturesInPassages(spec, passages);
  const placeOf = ({ words }: PlannedSentence) => texts.findIndex((text) => text.includes(words));
  let lost = plan?.sentences.filter((sentence) => placeOf(sentence) < 0) ?? [];
  const planned = passages.map((said, place): PlannedPassage => {
    const sentences = plan?.sentences.filter((one) => placeOf(one) === place || lost.includes(one));
    const directing = { pace, hasFigures, plan: plan && sentences && { ...plan, sentences } };
    const direction = planPassage(spec, said, directing, pictures[place] ?? []);
    lost = direction.shown.lost;
    return { said, direction };
  });
  return { planned, lost };
}

function planPassage(
  spec: SceneSpec,
  said: SaidPassage,
  { pace, plan, hasFigures }: Directing,
  pictures: readonly ShowablePicture[],
): Direction {
  const { startSec, durationSec, isFirst, isLast } = said;
  const { locale, seed } = spec;
  const untilSec = startSec + durationSec;
  const within = <Span extends { fromSec: number; untilSec: number }>(spans: readonly Span[]): Span[] =>
    spans
      .filter((span) => span.untilSec > startSec && span.fromSec < untilSec)
      .map((span) => ({
        ...span,
        fromSec: exactSec(span.fromSec - startSec),
        untilSec: exactSec(span.untilSec - startSec),
      }));
  const product = productOf(spec);
  const shownWithin = ({ shownSec, ...moment }: SeenMoment): SeenMoment =>
    shownSec ? { ...moment, shownSec: shownSec.map((sec) => exactSec(sec - startSec)) } : moment;
  // The hook goes with the first cut that has no room for it, so only the passage it begins with makes room.
  const shown = isFirst ? spec : { ...spec, hook: null };
  const room = pace && shotRoom(shown, { spokenSec: durationSec, isMediumAsked: asksForMedium(said.script, plan) });
  const placed = room && withFigures(room, shown, hasFigures);
  const camera = placed && { camera: { pace, ...placed, limits: within(placed.limits) } };
  const material = {
    product: product && { ...product, moments: within(product.moments).map(shownWithin) },
    pictures,
    passage: { isFirst, isLast },
    ...camera,
  };
  const brand = brandOfAddress(spec.endCard?.detail);
  const hook = shown.hook?.text;
  return planDirection({ ...said, plan, locale, brand, hook }, material, tasteOf(spec), seed);
}

const laterBy = (sec: number, { lines, atSec, untilSec }: ShotPlace): ShotPlace => ({
  lines,
  atSec: exactSec(sec + atSec),
  untilSec: exactSec(sec + untilSec),
});

/** A film of one shot whose marks ask for no other one has no cuts. */
function shotsOf(planned: readonly PlannedPassage[], isSingle: boolean): PlannedShot[] {
  const shots = planned.flatMap(({ said, direction }) =>
    direction.shots.map((shot) => ({
      ...shot,
      fromSec: onFrame(said.startSec + shot.fromSec),
      ...(shot.saidFromSec !== undefined && { saidFromSec: exactSec(said.startSec + shot.saidFromSec) }),
      ...(shot.place && { place: laterBy(said.startSec, shot.place) }),
    })),
  );
  return isSingle && shots.every(({ size }) => size === 'wide') ? [] : shots;
}

/** On the clock of the film. */
function figuresOf({ said: { startSec }, direction }: PlannedPassage): PlannedFigure[] {
  const inFilm = (sec: number) => exactSec(sec + startSec);
  return direction.figures.map((figure) => ({
    ...figure,
    fromSec: inFilm(figure.fromSec),
    untilSec: inFilm(figure.untilSec),
    ...(figure.saidUntilSec !== undefined && { saidUntilSec: inFilm(figure.saidUntilSec) }),
    parts: figure.parts.map((part) => ({ ...part, atSec: inFilm(part.atSec) })),
  }));
}

function sentencesOf({ said: { startSec }, direction }: PlannedPassage): ShownPlan['sentences'] {
  return direction.shown.sentences.map((sentence) => ({
    ...sentence,
    fromSec: exactSec(sentence.fromSec + startSec),
    untilSec: exactSec(sentence.untilSec + startSec),
  }));
}

function onFrame(sec: number): number {
  return Math.round(sec * FILM_FPS) / FILM_FPS;
}
