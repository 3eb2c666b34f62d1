import { EXPRESSIONS, type Expression, GESTURES, type Gesture } from '@herald/media/scene/acting-plan';
import type { Beat } from '../../direction.ts';
import { planDirection } from '../../plan/plan-direction.ts';
import { said } from '../../testing/said.ts';

/** A whole script; a line for each sentence: `what it tells: gestures that fit | the sentence`. */
export interface Story {
  locale: string;
  trade: string;
  told: string;
}

const LOUD: readonly Expression[] = ['joyous', 'excited', 'delighted', 'proud'];
const GLAD: readonly Expression[] = ['friendly', ...LOUD, 'surprised'];

/** Faces that would be wrong, by what a sentence tells; "any" turns inside or may be told in several ways. */
const WRONG_FACES: Readonly<Record<string, readonly Expression[]>> = {
  glad: ['concerned', 'serious', 'skeptical'],
  sad: GLAD,
  warning: GLAD,
  plain: [...LOUD, 'surprised', 'concerned'],
  asking: LOUD,
  inviting: ['concerned', 'skeptical'],
  any: [],
};
/** They fit every sentence. */
const SMALL: readonly string[] = ['open-palm', 'beat'];
/** One of these in so many sentences. */
const STRONG: readonly Gesture[] = ['palm-forward', 'thumbs-up', 'hand-on-heart', 'wave', 'both-palms'];
const STRONG_EVERY_SENTENCES = 3;

interface Line {
  tells: string;
  fits: readonly string[];
  says: string;
}

/** For each sentence of a story what of its acting an editor would refuse; nothing where it may stay. */
export function storyFaults({ locale, told }: Story): string[][] {
  const lines = told.trim().split('\n').map(readLine);
  const reading = said(lines.map(({ says }) => says).join(' '), locale);
  const { beats } = planDirection(reading, { product: null }, { mood: 'joyous', gestures: GESTURES }, 7);
  const ends = lines.map((_, index) => lines.slice(0, index + 1).reduce((sum, { says }) => sum + says.length + 1, 0));
  const lineAt = (sec: number) => {
    const word = reading.words.find(({ startSec }) => startSec >= sec - 0.001);
    return ends.findIndex((end) => (word?.startChar ?? 0) < end);
  };
  const acted = beats.flatMap((beat) => beat.gestures.map((gesture) => ({ gesture, line: lineAt(beat.fromSec) })));
  return lines.map((line, index) => [
    ...beats.filter(({ fromSec }) => lineAt(fromSec) === index).flatMap((beat) => faultsOf(beat, line)),
    ...crowded(acted, index),
  ]);
}

function readLine(line: string): Line {
  const [, tells = '', fits = '', says = ''] = /^(\w+):([^|]*)\|(.+)$/u.exec(line) ?? [];
  const names = fits.split(',').flatMap((name) => name.trim() || []);
  const isKnown = names.every((name) => GESTURES.some((gesture) => gesture === name));
  if (!WRONG_FACES[tells] || !isKnown) throw new TypeError(`This line of a story cannot be read: ${line}`);
  return { tells, fits: names, says: says.trim() };
}

function faultsOf({ expression, gestures, words }: Beat, { tells, fits }: Line): string[] {
  const wrong = EXPRESSIONS.filter((face) => face === expression && WRONG_FACES[tells]?.includes(face));
  const misplaced = gestures.filter((name) => !SMALL.includes(name) && !fits.includes(name));
  return [...wrong, ...misplaced].map((name) => `${name} at "${words}"`);
}

/** A strong gesture too near to another one, and the same one twice in a row; fingers may count on. */
function crowded(acted: readonly { gesture: Gesture; line: number }[], index: number): string[] {
  return acted.flatMap(({ gesture, line }, place) => {
    if (line !== index || SMALL.includes(gesture) || gesture === 'count') return [];
    const before = acted.slice(0, place);
    const isRepeated = before.at(-1)?.gesture === gesture;
    const isNear = before.some((other) => STRONG.includes(other.gesture) && line - other.line < STRONG_EVERY_SENTENCES);
    return isRepeated || (STRONG.includes(gesture) && isNear) ? [`${gesture} again`] : [];
  });
}
