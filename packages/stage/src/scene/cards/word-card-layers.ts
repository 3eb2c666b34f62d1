import { MOST_ON_CARD, type PlannedFigure } from '@herald/media/scene/figures';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { TimedWord } from '@herald/media/sound';
import { typedText } from '@herald/media/typed-text';
import type { Canvas, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { parseHex, type Rgb, rgba, toHex } from '#base/color/rgb.ts';
import type { Rect } from '#base/performer.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import { wordMargins } from '../layout/safe-zones.ts';
import type { Overlay } from '../overlays/overlay.ts';
import { type SetLine, setTimedWords } from '../text/set-paragraph.ts';
import { TypeSetter } from '../text/type-setter.ts';
import { type EndCardColors, endCardColors } from './end-card-colors.ts';
import { InsertOverlay, type ShotTimes } from './insert-overlay.ts';
import { paintPattern } from './paint-pattern.ts';
import { RuleOverlay } from './rule-overlay.ts';
import { wordCardColor } from './word-card-color.ts';
import { type CardWord, WordsOverlay } from './words-overlay.ts';

const LINE_EM = 1.1;
/** In units of a 720 frame. */
const LARGEST_EM = { usual: 118, '16:9': 150 };
const RULE = { height: 10, above: 40 };
/** From words to things beside them. */
const WORDS_GAP = 48;
const MOST_LINES = 6;
const SIDE = 0.08;
const LOGO_GAP = 12;
/** Of the height between the margins, for the words. */
const WORDS_SHARE = 0.74;
/** From words to things below them, which words rise from. */
const THINGS_GAP = 34;
/** Of what things leave. */
const WORDS_BESIDE_THINGS = 0.96;
/** Of that height, for words over things, and of the width, for things beside words. */
const SHARE = { wordsOver: 0.35, thingsBeside: 0.5 };
/** Of the frame's height, how far down things go: pictures may be where networks write. */
const THINGS_END = { usual: 0.97, '9:16': 0.88 };
/** Of the frame's width, for things side by side. */
const THINGS_ACROSS = 0.97;
/** In units of a 720 frame, one alone and each of several. */
const LARGEST_THINGS = [660, 350, 232] as const;
/** Words over things are no larger than these leave. */
const WORDS_OVER_EM = 112;
const BASELINE_EM = 0.36;
const TRAILING = /[,;:،、，]$/u;
/** "iPhone" */
const INNER_CAPITAL = /^\p{Ll}+\p{Lu}/u;
const TELLING = /[\d%€$£¥₹]/u;

interface WordCard {
  spec: SceneSpec;
  layout: SceneLayout;
  times: readonly ShotTimes[];
  /** left out: what the scene says of colors */
  color?: string;
}

/** Shots of nothing but the words that are said in them, each as it is heard, over a line that runs until the next shot. */
export function wordCardLayers({ spec, layout, times, ...film }: WordCard, makeCanvas: MakeCanvas): Overlay[] {
  if (times.length === 0) return [];
  const { isSober } = spec.endCard ?? {};
  const color = film.color ?? wordCardColor(spec);
  const colors = endCardColors({ color, style: 'stage', ...(isSober && { isSober }) }, spec.brand);
  const frame = { width: layout.width, height: layout.height };
  const pattern = spec.brand || isSober || film.color ? null : parseHex(color);
  const ground = paintGround(frame, { colors, pattern }, makeCanvas);
  return [
    new InsertOverlay(ground, { place: { x: 0, y: 0, ...frame }, frame, growth: 0 }, times),
    ...times.flatMap((shot) => wordsOfShot(spec, layout, { shot, colors }, makeCanvas)),
  ];
}

interface ThingRoom {
  things: Rect[];
  words: Rect;
}

/** Where so many things stand that a card names, large and side by side: below its words, in a wide frame beside them. */
export function thingPlaces(spec: SceneSpec, layout: SceneLayout, count: number): ThingRoom {
  const room = roomFor(spec, layout);
  const largest = (LARGEST_THINGS[count - 1] ?? 0) * layout.scale;
  if (spec.aspect === '16:9') {
    const wide = SHARE.thingsBeside * room.width;
    const side = Math.floor(Math.min(largest, room.height, wide / count));
    const [x, y] = [room.x + room.width - count * side, Math.round(room.y + (room.height - side) / 2)];
    return {
      things: inRow({ x, y }, side, count),
      words: { ...room, width: Math.round(room.width - wide - WORDS_GAP * layout.scale) },
    };
  }
  const words = { ...room, height: Math.round(SHARE.wordsOver * room.height) };
  const top = words.y + words.height + THINGS_GAP * layout.scale;
  const end = THINGS_END[spec.aspect === '9:16' ? spec.aspect : 'usual'] * layout.height;
  const low = spec.logo?.corner.startsWith('bottom') ? room.y + room.height : end;
  const side = Math.floor(Math.min(largest, low - top, (THINGS_ACROSS * layout.width) / count));
  const [x, y] = [Math.round((layout.width - count * side) / 2), Math.round(top + (low - top - side) / 2)];
  return { things: inRow({ x, y }, side, count), words };
}

function inRow({ x, y }: { x: number; y: number }, side: number, count: number): Rect[] {
  return Array.from({ length: count }, (_, index) => ({ x: x + index * side, y, width: side, height: side }));
}

/** The stickers that a card has room for, in the order in which they are named. */
export function thingsOn({ figures }: SceneSpec, { startSec, endSec }: ShotTimes): PlannedFigure[] {
  const shown = figures.filter(({ kind, fromSec }) => kind === 'sticker' && fromSec >= startSec && fromSec < endSec);
  return shown.slice(0, MOST_ON_CARD);
}

/** A part of a sentence that stands alone begins and ends like a whole one. */
export function asWhole(words: readonly TimedWord[], locale: string): TimedWord[] {
  return words.map((word, index) => {
    const ended = index === words.length - 1 ? word.text.replace(TRAILING, '') : word.text;
    const [first = ''] = ended;
    const isOwnCase = index > 0 || INNER_CAPITAL.test(ended) || typedText(ended) !== undefined;
    return { ...word, text: isOwnCase ? ended : first.toLocaleUpperCase(locale) + ended.slice(first.length) };
  });
}

/** The words that begin in a shot. */
export function wordsWithin(words: readonly TimedWord[], { startSec, endSec }: ShotTimes): TimedWord[] {
  return words.filter((word) => word.startSec >= startSec && word.startSec < endSec);
}

function wordsOfShot(
  spec: SceneSpec,
  layout: SceneLayout,
  { shot, colors }: { shot: ShotTimes; colors: EndCardColors },
  makeCanvas: MakeCanvas,
): Overlay[] {
  const said = asWhole(wordsWithin(spec.words, shot), spec.locale);
  if (said.length === 0) return [];
  const { scale } = layout;
  const things = thingsOn(spec, shot).length;
  const room = things > 0 ? thingPlaces(spec, layout, things).words : roomFor(spec, layout);
  const text = said.map((word) => word.text).join(' ');
  const setter = new TypeSetter(text, { locale: spec.locale, font: spec.brand?.font }, 'loud', makeCanvas);
  const isOver = things > 0 && spec.aspect !== '16:9';
  const share = things > 0 ? WORDS_BESIDE_THINGS : WORDS_SHARE;
  const box = { ...room, height: room.height * share };
  const largestEmPx = (isOver ? WORDS_OVER_EM : LARGEST_EM[spec.aspect === '16:9' ? spec.aspect : 'usual']) * scale;
  const limits = {
    width: box.width,
    height: box.height,
    largestEmPx,
    lineEm: LINE_EM,
    sideEm: 0,
    maxLines: MOST_LINES,
  };
  const { lines, emPx } = setTimedWords(said, spec.locale, setter, limits);
  const height = lines.length * LINE_EM * emPx;
  const top = (room.height - height) / 2;
  const block = { ...room, y: Math.round(room.y + top), height: Math.ceil(height) };
  const isFromRight = setter.direction === 'rtl';
  const words = placed(lines, { block, emPx, isFromRight });
  const ruleHeight = Math.round(RULE.height * scale);
  const rule = { ...block, y: block.y - Math.round(RULE.above * scale) - ruleHeight, height: ruleHeight };
  const ink = { plain: toHex(colors.offer), telling: toHex(colors.button) };
  return [
    new WordsOverlay(words, { block, emPx, ink, setter }, shot, makeCanvas),
    new RuleOverlay(rule, { color: ink.telling, isFromRight }, shot),
  ];
}

/** For the words, below the line and clear of a logo. */
function roomFor({ aspect, logo }: SceneSpec, { width, height, scale, logo: logoPlace }: SceneLayout): Rect {
  const { top, bottom, left, right } = wordMargins(aspect);
  const x = Math.round(Math.max(left, right, SIDE) * width);
  const belowLogo = logo?.corner.startsWith('top') ? logoPlace.y + logoPlace.height : 0;
  const aboveLogo = logo?.corner.startsWith('bottom') ? logoPlace.y : height;
  const gap = (RULE.above + RULE.height) * scale;
  const y = Math.round(Math.max(top * height, belowLogo) + gap);
  const low = Math.round(Math.min((1 - bottom) * height, aboveLogo - LOGO_GAP * scale));
  return { x, y, width: width - 2 * x, height: low - y };
}

/** Words with figures stand out; where none has any, the last one does. */
function placed(
  lines: readonly SetLine[],
  { block, emPx, isFromRight }: { block: Rect; emPx: number; isFromRight: boolean },
): CardWord[] {
  const all = lines.flatMap(({ words, widthEm }, line) => {
    const left = isFromRight ? block.x + block.width - widthEm * emPx : block.x;
    const y = block.y + (line + 0.5) * LINE_EM * emPx + BASELINE_EM * emPx;
    return words.map(({ text, xEm, startSec }, word) => {
      const isFirst = line === 0 && (lines.length > 1 || word === 0);
      return { text, startSec, isFirst, x: left + xEm * emPx, y };
    });
  });
  const lastSec = Math.max(...all.map(({ startSec }) => startSec));
  const hasFigures = all.some(({ text }) => TELLING.test(text));
  return all.map((word) => ({ ...word, isTelling: hasFigures ? TELLING.test(word.text) : word.startSec === lastSec }));
}

function paintGround(
  { width, height }: { width: number; height: number },
  { colors: { light, dark, offer }, pattern }: { colors: EndCardColors; pattern: Rgb | null },
  makeCanvas: MakeCanvas,
): Canvas {
  const canvas = makeCanvas(width, height);
  const ctx = contextOf(canvas);
  const glow = ctx.createRadialGradient(
    width * 0.3,
    height * 0.35,
    0,
    width * 0.3,
    height * 0.35,
    Math.max(width, height),
  );
  glow.addColorStop(0, rgba(light));
  glow.addColorStop(1, rgba(dark));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
  if (pattern)
    paintPattern(ctx, { center: [width * 0.3, height * 0.35], width, height }, { ground: pattern, words: offer });
  return canvas;
}
