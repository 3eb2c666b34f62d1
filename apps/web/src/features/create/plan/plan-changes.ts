import { PACES, type Pace } from '@herald/media/choices';
import {
  type FilmPlan,
  keptMarks,
  kindOfMark,
  type MarkKind,
  PLAN_VERSION,
  type PlannedMark,
  type ShownPlan,
} from '@herald/media/film-plan';

/** The draft's own plan where it knows the sentences that are shown, otherwise what of it counts for them. */
function planOf(kept: FilmPlan | undefined, { sentences }: ShownPlan): FilmPlan {
  const isSame =
    kept?.sentences.length === sentences.length &&
    kept.sentences.every(({ words }, index) => words === sentences[index]?.words);
  if (isSame) return kept;
  return { version: PLAN_VERSION, sentences: sentences.map(({ words, marks }) => ({ words, marks: [...marks] })) };
}

/** A plan with other marks for one sentence; none where nothing is chosen any more. */
export function withMarks(
  kept: FilmPlan | undefined,
  shown: ShownPlan,
  place: number,
  change: (marks: readonly PlannedMark[]) => PlannedMark[],
): FilmPlan | undefined {
  const plan = planOf(kept, shown);
  const sentences = plan.sentences.map((sentence, index) =>
    index === place ? { ...sentence, marks: change(sentence.marks) } : sentence,
  );
  return sentences.some(({ marks }) => marks.length > 0) ? { ...plan, sentences } : undefined;
}

/** The mark that a sentence begins with; without one Herald decides. */
export function chooseMark(
  kept: FilmPlan | undefined,
  shown: ShownPlan,
  place: number,
  { kind, mark }: { kind: MarkKind; mark: string | undefined },
): FilmPlan | undefined {
  return withMarks(kept, shown, place, (marks) => [
    ...marks.filter((other) => kindOfMark(other.mark) !== kind),
    ...(mark === undefined ? [] : [{ word: 0, mark }]),
  ]);
}

/** Keeps a sentence in the shots, gestures and face it has. */
export function lockSentence(kept: FilmPlan | undefined, shown: ShownPlan, place: number): FilmPlan | undefined {
  const sentence = shown.sentences[place];
  return withMarks(kept, shown, place, (marks) =>
    sentence ? keptMarks({ ...sentence, marks: [...marks] }) : [...marks],
  );
}

/** Gives a sentence back to Herald. */
export function freeSentence(kept: FilmPlan | undefined, shown: ShownPlan, place: number): FilmPlan | undefined {
  return withMarks(kept, shown, place, () => []);
}

/** What a sentence begins with of one kind, where it was chosen. */
export function chosenMark(marks: readonly PlannedMark[], kind: MarkKind): string | undefined {
  return marks.find(({ word, mark }) => word === 0 && kindOfMark(mark) === kind)?.mark;
}

/** Another pace that cuts, by chance: 0 up to 1. */
export function otherPace(pace: Pace, random: () => number): Pace {
  const others = PACES.filter((one) => one !== 'single' && one !== pace);
  return others[Math.floor(random() * others.length)] ?? pace;
}

/** The next pace with fewer cuts; undefined where there are none. */
export function calmerPace(pace: Pace): Pace | undefined {
  return PACES[PACES.indexOf(pace) - 1];
}
