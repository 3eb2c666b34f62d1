import { isNumberWord } from '@herald/media/captions/number-words';
import { MOST_ON_CARD, type PlannedFigure } from '@herald/media/scene/figures';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { TimedWord } from '@herald/media/sound';
import { typedText } from '@herald/media/typed-text';
import type { Canvas, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { contrastBetween } from '#base/color/contrast.ts';
import { mixRgb, rgba, toHex } from '#base/color/rgb.ts';
import type { Rect } from '#base/performer.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import { wordMargins } from '../layout/safe-zones.ts';
import type { Overlay } from '../overlays/overlay.ts';
import { type SetLine, setTimedWords } from '../text/set-paragraph.ts';
import { TypeSetter } from '../text/type-setter.ts';
import { BEHIND_WORDS, type EndCardColors, endCardColors, nightOf } from './end-card-colors.ts';
import { InsertOverlay, type ShotTimes } from './insert-overlay.ts';
import { drawBlurred } from './paint-before-itself.ts';
import { wordCardColor } from './word-card-color.ts';
import { type CardWord, WordsOverlay } from './words-overlay.ts';

const LINE_EM = 1.1;
/** In units of a 720 frame. */
const LARGEST_EM = { usual: 136, '16:9': 160 };
/** From words to things beside them. */
const WORDS_GAP = 48;
const MOST_LINES = 6;
/** Beside or over a thing a line has so many words: short lines tear phrases. */
const WORDS_BESIDE = 3;
const SIDE = 0.08;
const LOGO_GAP = 12;
/** Of the height between the margins, for the words. */
const WORDS_SHARE = 0.74;
/** From words to things below them, which words rise from. */
const THINGS_GAP = 34;
/** Of what things leave. */
const WORDS_BESIDE_THINGS = 0.96;
/** Of that height, for words over things, and of the width, for things beside words. */
const SHARE = { wordsOver: 0.5, thingsBeside: { one: 0.38, several: 0.5 } };
/** Of the frame's height, how far down things go: pictures may be where networks write. */
const THINGS_END = { usual: 0.97, '9:16': 0.88 };
/** Of the frame's width, for things side by side. */
const THINGS_ACROSS = 0.97;
/** In units of a 720 frame, one alone and each of several. */
const LARGEST_THINGS = [380, 260, 210] as const;
/** Words over things are no larger than these leave. */
const WORDS_OVER_EM = 132;
/** Of what is free below the words, above a thing: both are one group. */
const THING_LOW = 0.16;
const BASELINE_EM = 0.36;
const TRAILING = /[,;:،、，]$/u;
/** "iPhone" */
const INNER_CAPITAL = /^\p{Ll}+\p{Lu}/u;
const TELLING = /[\d%€$£¥₹]/u;
const STOPPED = /[.,;:!?…।]$/u;
/** Large type is read from here on; a word that stands out less is as plain as the others. */
const TELLING_CONTRAST = 3;
const GLOW = { x: 0.5, y: 0.42, reach: 0.72, between: 0.45, fall: 0.62 };

interface WordCard {
  spec: SceneSpec;
  layout: SceneLayout;
  times: readonly ShotTimes[];
  /** left out: what the scene says of colors */
  color?: string;
  /** the film's own picture, where neither a brand nor an end card has a color */
  behind?: Picture;
}

/** Shots of nothing but the words that are said in them, in the hand of the card that ends a film. */
export function wordCardLayers({ spec, layout, times, behind, ...film }: WordCard, makeCanvas: MakeCanvas): Overlay[] {
  if (times.length === 0) return [];
  const { isSober } = spec.endCard ?? {};
  const asked = film.color ?? wordCardColor(spec);
  const color = behind ? nightOf(asked) : asked;
  const colors = endCardColors({ color, style: 'stage', ...(isSober && { isSober }) }, spec.brand);
  const frame = { width: layout.width, height: layout.height };
  const ground = paintGround(frame, { colors, behind }, makeCanvas);
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
    const wide = SHARE.thingsBeside[count === 1 ? 'one' : 'several'] * room.width;
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
  const [x, y] = [Math.round((layout.width - count * side) / 2), Math.round(top + (low - top - side) * THING_LOW)];
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
    maxLines: things > 0 ? Math.max(2, Math.ceil(said.length / WORDS_BESIDE)) : MOST_LINES,
  };
  const { lines, emPx } = setTimedWords(said, spec.locale, setter, limits);
  const height = lines.length * LINE_EM * emPx;
  const last = room.y + room.height - height;
  // Alone, words stand in the middle of the frame as far as networks leave it to them.
  const middle = things > 0 ? room.y + (room.height - height) / 2 : (layout.height - height) / 2;
  const block = {
    ...room,
    y: Math.round(isOver ? last : Math.max(room.y, Math.min(last, middle))),
    height: Math.ceil(height),
  };
  const words = placed(lines, { block, emPx });
  const telling = contrastBetween(colors.button, colors.light) >= TELLING_CONTRAST ? colors.button : colors.offer;
  const ink = { plain: toHex(colors.offer), telling: toHex(telling) };
  return [new WordsOverlay(words, { block, emPx, ink, setter }, shot, makeCanvas)];
}

/** For the words, clear of a logo. */
function roomFor({ aspect, logo }: SceneSpec, { width, height, scale, logo: logoPlace }: SceneLayout): Rect {
  const { top, bottom, left, right } = wordMargins(aspect);
  const x = Math.round(Math.max(left, right, SIDE) * width);
  const belowLogo = logo?.corner.startsWith('top') ? logoPlace.y + logoPlace.height : 0;
  const aboveLogo = logo?.corner.startsWith('bottom') ? logoPlace.y : height;
  const y = Math.round(Math.max(top * height, belowLogo) + LOGO_GAP * scale);
  const low = Math.round(Math.min((1 - bottom) * height, aboveLogo - LOGO_GAP * scale));
  return { x, y, width: width - 2 * x, height: low - y };
}

/** A number and what it counts stand out; where none is said, the last word does. */
function placed(lines: readonly SetLine[], { block, emPx }: { block: Rect; emPx: number }): CardWord[] {
  const all = lines.flatMap(({ words, widthEm }, line) => {
    const left = block.x + (block.width - widthEm * emPx) / 2;
    const y = block.y + (line + 0.5) * LINE_EM * emPx + BASELINE_EM * emPx;
    return words.map(({ text, xEm, startSec }, word) => {
      const isFirst = line === 0 && (lines.length > 1 || word === 0);
      return { text, startSec, isFirst, x: left + xEm * emPx, y };
    });
  });
  const said = [...all].sort((one, other) => one.startSec - other.startSec);
  const told = new Set(said.filter((word, index) => isTold(word.text, said[index - 1]?.text)));
  const last = said.at(-1);
  return all.map((word) => ({ ...word, isTelling: told.size > 0 ? told.has(word) : word.startSec === last?.startSec }));
}

/** "Nine", and "days" behind it. */
const isTold = (text: string, before = ''): boolean => isNumber(text) || (isNumber(before) && !STOPPED.test(before));

const isNumber = (text: string): boolean => TELLING.test(text) || isNumberWord(text);

/** Lightest behind the words, and a soft light on what a thing stands on. */
function paintGround(
  { width, height }: { width: number; height: number },
  { colors: { light, dark }, behind }: { colors: EndCardColors; behind: Picture | undefined },
  makeCanvas: MakeCanvas,
): Canvas {
  const canvas = makeCanvas(width, height);
  const ctx = contextOf(canvas);
  if (behind) drawBlurred(ctx, behind, { width, height, closer: 1, blur: BEHIND_WORDS.blur }, makeCanvas);
  const alpha = behind ? BEHIND_WORDS.alpha : 1;
  const center = [width * GLOW.x, height * GLOW.y] as const;
  const glow = ctx.createRadialGradient(...center, 0, ...center, Math.max(width, height) * GLOW.reach);
  glow.addColorStop(0, rgba(light, alpha));
  glow.addColorStop(GLOW.between, rgba(mixRgb(light, dark, GLOW.fall), alpha));
  glow.addColorStop(1, rgba(dark, alpha));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
  return canvas;
}
