import { type FoundDirection, findDirections } from './find-directions.ts';
import { type MarkedFigure, markedFigure } from './marked-figure.ts';
import { nearestName } from './nearest-name.ts';
import {
  type ActedSound,
  EXPRESSIONS,
  type Expression,
  GESTURES,
  type Gesture,
  type HeadMove,
} from './scene/acting-plan.ts';
import {
  isClipShot,
  isMaterialShot,
  isSharedShot,
  MATERIAL_SHOTS,
  type MaterialShot,
  MOST_MATERIAL,
  PRESENTER_SIZES,
  type PresenterSize,
  SHARED_SHOTS,
  type SharedShot,
  showsMaterial,
} from './scene/shot-plan.ts';
import { STICKERS } from './scene/stickers.ts';
import { HEADING_LINE } from './script-headings.ts';
import { stageDirectionOf } from './stage-directions.ts';

/** What a mark in a script makes the presenter do. */
export type MarkedAction =
  /** the face sets out so much before its word begins, in the pause that a stage direction makes; below zero, after it; a sound lasts as long as its pause */
  | { does: 'express'; expression: Expression; leadSec?: number; sound?: ActedSound['kind']; lastsSec?: number }
  /** null: no gesture in this sentence but those that marks ask for */
  | { does: 'gesture'; gesture: Gesture | null }
  | { does: 'move-head'; move: HeadMove; leadSec?: number }
  | { does: 'frame'; size: PresenterSize | 'card' | MaterialShot | SharedShot }
  /** which camera sees a drawn presenter */
  | { does: 'see-from'; isAside: boolean }
  | { does: 'show-product' }
  /** null: nothing beside the presenter in this sentence */
  | { does: 'figure'; figure: MarkedFigure | null }
  /** acted: what is seen in it is also seen before the first word */
  | { does: 'pause'; pauseSec: number; isActed?: true };

export interface ScriptMark {
  /** as it stands in the script, with its brackets; empty where a stage direction does one thing more */
  text: string;
  startChar: number;
  endChar: number;
  /** undefined for a mark nobody knows */
  action: MarkedAction | undefined;
}

const MARK = /\[\s*(\p{L}[^[\]\n]{0,40}?)\s*\]/gu;
/** A sign of the word before it; one that begins a word itself (.50, …and) is none. */
const CLOSING = /^(?:[.,;:!?…](?![\p{L}\p{N}])|[。，、；：！？؟؛،।])/u;
const PAUSE = /^pause(?:[\s:]+(\d+(?:\.\d+)?)\s*(ms|s|sec|seconds)?)?$/iu;
const DEFAULT_PAUSE_SEC = 0.5;
const LONGEST_PAUSE_SEC = 10;

/** The marks of the two cameras. */
export const FROM_FRONT = 'from the front';
export const FROM_SIDE = 'from the side';

const ACTIONS: ReadonlyMap<string, MarkedAction> = new Map<string, MarkedAction>([
  ['smile', { does: 'express', expression: 'joyous' }],
  ...EXPRESSIONS.map((expression): [string, MarkedAction] => [expression, { does: 'express', expression }]),
  ...GESTURES.map((gesture): [string, MarkedAction] => [gesture.replaceAll('-', ' '), { does: 'gesture', gesture }]),
  ['no gesture', { does: 'gesture', gesture: null }],
  ['nod', { does: 'move-head', move: 'nod' }],
  ['shake head', { does: 'move-head', move: 'shake' }],
  ['tilt head', { does: 'move-head', move: 'tilt' }],
  ...PRESENTER_SIZES.map((size): [string, MarkedAction] => [size, { does: 'frame', size }]),
  ['card', { does: 'frame', size: 'card' }],
  [FROM_FRONT, { does: 'see-from', isAside: false }],
  [FROM_SIDE, { does: 'see-from', isAside: true }],
  ['show product', { does: 'show-product' }],
]);

/** What a film crew calls them. */
const CREW_NAMES: Readonly<Record<string, string>> = {
  ...{ 'close up': 'close', closeup: 'close', 'close shot': 'close', 'extreme close up': 'close' },
  ...{ 'medium shot': 'medium', 'mid shot': 'medium', 'medium close up': 'medium' },
  ...{ 'wide shot': 'wide', 'full shot': 'wide', 'long shot': 'wide', 'product shot': 'show product' },
};

const MATERIAL: ReadonlyMap<string, MarkedAction> = new Map(
  [...MATERIAL_SHOTS, ...SHARED_SHOTS].map((size): [string, MarkedAction] => [size, { does: 'frame', size }]),
);

/** One mark of each kind, for who wrote something else. */
const EXAMPLES =
  '[smile], [thumbs up], [nod], [close], [card], [picture 1], [figure 40%], [sticker heart] or [pause 0.5s]';

/** Every mark there is, by its name, in the order of a menu; a pause is written with its length, pictures and clips with their numbers. */
export const MARK_NAMES: readonly string[] = [
  ...ACTIONS.keys(),
  'picture 1',
  'clip 1',
  'split 1',
  'over 1',
  'figure 40%',
  'stars 5',
  'chips Soft, Calm',
  ...STICKERS.map((name) => `sticker ${name}`),
  'arrow',
  'no figure',
  'pause 0.5s',
];

/** The marks of a script in their order, those nobody knows included. The title of a chapter holds none. */
export function readMarks(script: string): ScriptMark[] {
  const text = script.replace(HEADING_LINE, blank);
  const marks = Array.from(text.matchAll(MARK), (found) => {
    const action = actionOf(found[1] ?? '');
    const direction = action ? undefined : stageDirectionOf(found[1] ?? '');
    return direction ? directed({ text: found[0], index: found.index, direction }) : [{ ...placeOf(found), action }];
  });
  const directions = findDirections(text, text.replace(MARK, blank)).map(directed);
  return [...marks, ...directions].flat().sort((a, b) => a.startChar - b.startChar);
}

const placeOf = ({ 0: text, index }: RegExpExecArray): Omit<ScriptMark, 'action'> => ({
  text,
  startChar: index,
  endChar: index + text.length,
});

/** A mark for each thing that a stage direction does; the first one has its letters. */
function directed({ text, index: startChar, direction }: FoundDirection): ScriptMark[] {
  const { pauseSec, expression, move, sound } = direction;
  const lead = pauseSec ? { leadSec: pauseSec } : {};
  const actions: MarkedAction[] = [
    ...(pauseSec ? [{ does: 'pause' as const, pauseSec, ...(sound && { isActed: true as const }) }] : []),
    ...(expression ? [{ does: 'express' as const, expression, ...lead, ...(sound && { sound }) }] : []),
    ...(move ? [{ does: 'move-head' as const, move, ...lead }] : []),
  ];
  const endChar = startChar + text.length;
  return actions.map((action, index) =>
    index === 0 ? { text, startChar, endChar, action } : { text: '', startChar: endChar, endChar, action },
  );
}

/** Whether a mark stands between a word and the sign that ends it: `this week [smile].` */
export function isBeforeSign(script: string, { endChar }: ScriptMark): boolean {
  return CLOSING.test(
    blankMarks(script)
      .slice(endChar)
      .replace(/^[^\S\n]+/u, ''),
  );
}

/** The script with spaces in place of its marks; every other letter keeps its place. */
export function blankMarks(script: string): string {
  return readMarks(script).reduce(
    (text, { startChar, endChar }) => text.slice(0, startChar) + ' '.repeat(endChar - startChar) + text.slice(endChar),
    script,
  );
}

/** A script for people to read, without its marks. */
export function withoutMarks(script: string): string {
  return partWithoutMarks(script, readMarks(script), 0, script.length);
}

/** A part of it: whether a bracket is a mark depends on what stands around it. */
export function partWithoutMarks(script: string, marks: readonly ScriptMark[], from: number, to: number): string {
  return marks
    .filter(({ startChar, endChar }) => startChar >= from && endChar <= to)
    .toReversed()
    .reduce(
      (text, { startChar, endChar }) => {
        const before = text.slice(0, startChar - from);
        const after = text.slice(endChar - from);
        if (CLOSING.test(after)) return before.replace(/[^\S\n]+$/u, '') + after;
        const isDouble = /(?:^|\s)$/u.test(before) && /^[^\S\n]/u.test(after);
        return before + (isDouble ? after.slice(1) : after);
      },
      script.slice(from, to),
    );
}

export interface UnknownMark extends ScriptMark {
  /** The mark that was probably meant, with its brackets. */
  meant: string | undefined;
}

/** The first mark of a script that nobody knows. */
export function findUnknownMark(script: string): UnknownMark | undefined {
  const unknown = readMarks(script).find(({ action }) => action === undefined);
  if (!unknown) return undefined;
  const near = nearestName(unknown.text.slice(1, -1).trim(), MARK_NAMES, (name) => actionOf(name) !== undefined);
  return { ...unknown, meant: near === undefined ? undefined : `[${near}]` };
}

/** Why a script cannot be said, where it holds a mark that nobody knows. */
export function markProblem(script: string): string | undefined {
  const unknown = findUnknownMark(script);
  if (!unknown) return undefined;
  const { text, meant } = unknown;
  const begins = `${text} is not a mark Herald knows.`;
  if (!meant) return `${begins} Remove it, or use one like ${EXAMPLES}.`;
  const isMaterial = MATERIAL.has(meant.slice(1, -1));
  const numbers = isMaterial ? ` Pictures and clips have the numbers 1 to ${MOST_MATERIAL}.` : '';
  return `${begins} Did you mean ${meant}?${numbers} A script with an unknown mark is not spoken.`;
}

/** Why a film cannot do what its script says, where a mark names a picture or a clip that it does not have. */
export function materialMarkProblem(script: string, material: readonly MaterialShot[]): string | undefined {
  for (const { text, action } of readMarks(script)) {
    if (action?.does !== 'frame') continue;
    const { size } = action;
    const isOfMaterial = isMaterialShot(size) || isSharedShot(size);
    if (!isOfMaterial || material.some((shot) => showsMaterial(size, shot))) continue;
    const kind = isSharedShot(size) ? 'picture or clip' : isClipShot(size) ? 'clip' : 'picture';
    return `This video has no ${kind} for ${text}. Add one, or remove the mark.`;
  }
  return undefined;
}

/** The same for a mark that shows the product, in a film without one. */
export function productMarkProblem(script: string): string | undefined {
  const mark = readMarks(script).find(({ action }) => action?.does === 'show-product');
  return mark && `This video has no product for ${mark.text}. Add one, or remove the mark.`;
}

/** What the mark of a name does, also in the words of a film crew; undefined where there is none. */
export function markedAction(name: string): MarkedAction | undefined {
  const known = name.toLowerCase().replace(/[\s-]+/gu, ' ');
  return ACTIONS.get(CREW_NAMES[known] ?? known) ?? MATERIAL.get(known) ?? figureAction(name);
}

function figureAction(name: string): MarkedAction | undefined {
  const figure = markedFigure(name);
  return figure === undefined ? undefined : { does: 'figure', figure };
}

function actionOf(name: string): MarkedAction | undefined {
  const pause = PAUSE.exec(name);
  if (pause) return { does: 'pause', pauseSec: pauseLength(pause[1], pause[2]) };
  return markedAction(name);
}

function pauseLength(amount: string | undefined, unit: string | undefined): number {
  const asked = amount ? Number(amount) / (unit?.toLowerCase() === 'ms' ? 1000 : 1) : DEFAULT_PAUSE_SEC;
  return Math.min(LONGEST_PAUSE_SEC, asked);
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}
