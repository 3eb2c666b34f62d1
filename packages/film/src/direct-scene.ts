import { brandOfAddress, type HeardPhrase, planDirection, productMoments, type SeenMoment } from '@herald/direction';
import { exactSec } from '@herald/media/passages';
import type { CardMoment, SceneSpec } from '@herald/media/scene/scene-spec';
import type { Timing } from '@herald/media/sound';
import { hookUnder, shotRoom } from '@herald/stage';
import { directPassages } from './direct-passages.ts';
import { asksForMedium, type DirectedScene, type Directing, endCardAfter } from './directing.ts';
import { inOwnTime, ownTime } from './in-own-time.ts';
import { passagesSaid, type SaidPassage, type SaidWords } from './passages-said.ts';
import { picturesOf, productOf, tasteOf, withFigures } from './scene-material.ts';

export interface Said extends SaidWords {
  /** of a sound without words */
  heard?: HeardPhrase[];
  /** left out: it is planned for its own words */
  movesWith?: Timing | undefined;
}

export const NOTHING_SAID: Said = { script: '', words: [], phones: [] };

/** When the card of a product comes and goes, by what is said of it. */
export function cardTimes(
  { movesWith, ...own }: Said,
  {
    locale,
    durationSec,
    names,
    isHeld,
  }: { locale: string; durationSec: number; names: readonly string[]; isHeld: boolean },
): [CardMoment, ...CardMoment[]] {
  const said = { ...own, ...movesWith };
  const at = movesWith ? ownTime(movesWith.words, own.words) : (sec: number) => sec;
  const passages = passagesSaid(said, durationSec);
  const moments =
    passages.length > 1
      ? momentsInPassages(passages, { locale, names, isHeld })
      : productMoments({ ...said, locale, durationSec }, names, { isHeld });
  const isShown = moments.some(({ shownSec = [] }) => shownSec.length > 0);
  const [first, ...again] = moments.map(
    ({ fromSec, untilSec, shownSec }): CardMoment => ({
      enterAtSec: hundredths(at(fromSec)),
      leaveAtSec: untilSec >= durationSec ? null : hundredths(at(untilSec)),
      // Where no words show it, it may fill the frame when it comes.
      ...(isShown && shownSec && { shownAtSec: shownSec.map((sec) => hundredths(at(sec))) }),
    }),
  );
  return [first ?? { enterAtSec: 0, leaveAtSec: null }, ...again];
}

/** Each passage shows the product where its own words name it, and from then on; where none does, the longest one shows it once. */
function momentsInPassages(
  passages: readonly SaidPassage[],
  { locale, names, isHeld }: { locale: string; names: readonly string[]; isHeld: boolean },
): SeenMoment[] {
  const momentsIn = (said: SaidPassage, place?: Parameters<typeof productMoments>[2]) =>
    productMoments({ ...said, locale }, names, { isHeld, ...place }).map(
      ({ fromSec, untilSec, shownSec }): SeenMoment => ({
        fromSec: exactSec(fromSec + said.startSec),
        untilSec: exactSec(untilSec + said.startSec),
        ...(shownSec && { shownSec: shownSec.map((sec) => exactSec(sec + said.startSec)) }),
      }),
    );
  const named = passages.filter((said) => momentsIn(said, { passage: said }).length > 0);
  if (named.length > 0)
    return passages.flatMap((said, index) =>
      momentsIn(said, {
        passage: said,
        endsFilm: said === passages.at(-1),
        wasShown: named.some((one) => passages.indexOf(one) < index),
      }),
    );
  const [longest] = passages.toSorted((a, b) => b.durationSec - a.durationSec);
  return longest ? momentsIn(longest) : [];
}

function hundredths(sec: number): number {
  return Math.round(sec * 100) / 100;
}

/** The scene with a plan of what its presenter does, and of the shots that show it; with a tempo, on its beats. */
export function directScene(spec: SceneSpec, { movesWith, ...said }: Said, directing: Directing): DirectedScene {
  if (!movesWith) return directed(spec, said, directing);
  return inOwnTime(directed(spec, { ...said, ...movesWith }, directing), ownTime(movesWith.words, said.words));
}

function directed(spec: SceneSpec, said: Omit<Said, 'movesWith'>, directing: Directing): DirectedScene {
  const { script, words, phones, heard = [] } = said;
  const { pace, plan, hasFigures, tempo } = directing;
  const { locale, seed, endCard } = spec;
  const durationSec = spec.durationSec - (endCard?.durationSec ?? 0);
  const passages = passagesSaid(said, durationSec);
  // Beats count from the beginning of a film, and a passage does not know where it stands: with music it is planned whole.
  if (passages.length > 1 && !tempo) return directPassages(spec, passages, directing);
  const brand = brandOfAddress(endCard?.detail);
  const reading = { script, words, phones, heard, plan, locale, durationSec, brand, hook: spec.hook?.text };
  const room = pace && shotRoom(spec, { isMediumAsked: asksForMedium(script, plan) });
  const jumpsAtCuts = spec.performer.kind === 'clip';
  const material = {
    product: productOf(spec),
    pictures: picturesOf(spec),
    ...(room && { camera: { pace, ...withFigures(room, spec, hasFigures), jumpsAtCuts } }),
    ...(tempo && { tempo }),
  };
  const { acting, shots, figures, shown, beatGrid, isGrave } = planDirection(reading, material, tasteOf(spec), seed);
  return {
    scene: {
      ...spec,
      ...{ shots, figures, acting },
      ...(room && { hook: hookUnder(spec, shots, room) }),
      endCard: endCardAfter(spec, isGrave),
    },
    shown,
    beatGrid,
  };
}
