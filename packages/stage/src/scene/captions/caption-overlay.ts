import type { CaptionStyle } from '@herald/media/choices';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { Canvas, Context2D, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Rect } from '#base/performer.ts';
import { type CaptionInk, captionInkOf } from '../brand/brand-ink.ts';
import { isProductInFront, type SceneLayout } from '../layout/layout-scene.ts';
import { hasWordsBeside } from '../layout/words-beside.ts';
import { layoutOfProduct } from '../layout/words-over-product.ts';
import { easeOut, type Overlay, overshoot, progressAt } from '../overlays/overlay.ts';
import { splitWords } from '../text/split-words.ts';
import { TypeSetter } from '../text/type-setter.ts';
import type { CaptionGround } from './caption-ground.ts';
import { captionStretches, keptWithin, stretchAt, wordsIn } from './caption-stretches.ts';
import { CAPTION_LOOKS, type CaptionLook } from './caption-styles.ts';
import { captionWords, saidSigns } from './caption-words.ts';
import { drawTyped } from './draw-caption.ts';
import { filmSize } from './film-size.ts';
import { type CaptionGroup, groupWords } from './group-words.ts';
import { withKeptAddress } from './kept-address.ts';
import { type LaidCaption, layOutCaption, type PlacedWord } from './lay-out-caption.ts';
import { layOutAbove, layOutKept } from './lay-out-kept.ts';
import { roomForNumbers } from './number-room.ts';
import { isFreeOfFigures, roomBelowWords } from './room-below.ts';
import { besideOffer, saidOffer } from './said-offer.ts';
import { withWholeNumbers } from './whole-numbers.ts';

const SWELL_SEC = 0.2;
/** A word that is said takes this much of the gaps beside it, and no more. */
const SWELL_EM = 0.05;

export interface LaidCaptions {
  captions: LaidCaption[];
  setter: TypeSetter;
  ink: CaptionInk;
}

/** All captions of a scene, grouped, broken and placed; null when it shows none. */
export function layOutCaptions(spec: SceneSpec, layout: SceneLayout, makeCanvas: MakeCanvas): LaidCaptions | null {
  if (!spec.captions || spec.words.length === 0) return null;
  const look = CAPTION_LOOKS[spec.captions.style];
  const limits = look.limits[spec.aspect === '9:16' ? 'tall' : 'other'];
  const offer = saidOffer(spec);
  const parts = captionWords(spec).flatMap((words) => besideOffer(words, offer));
  const stretches = captionStretches(spec.shots, layoutOfProduct(spec, layout) !== layout);
  const cutSecs = spec.shots.slice(1).map(({ fromSec }) => fromSec);
  const text = spec.words.map((word) => word.text).join(' ');
  const setter = new TypeSetter(
    look.uppercase ? `${text} ${text.toLocaleUpperCase(spec.locale)}` : text,
    { locale: spec.locale, font: spec.brand?.font },
    look.voice,
    makeCanvas,
  );
  const divided = (words: Parameters<typeof splitWords>[0]) =>
    withWholeNumbers(splitWords(words, limits.maxWordUnits, spec.locale), limits.maxWordUnits);
  const room = roomOf(spec, layout);
  const ordinary = parts
    .flatMap((words) => groupWords(divided(words), limits, cutSecs))
    .map(({ words }) => words)
    .filter(([first]) => !first.isTyped);
  const lines = hasWordsBeside(spec) ? 2 : 1;
  const { emPx, limits: held } = filmSize({ groups: ordinary, limits, look, setter, room, lines });
  const frame = { ...room, emPx };
  const said = saidSigns(spec);
  const isFree = roomForNumbers(spec, layout, said);
  const frameOf = (group: CaptionGroup) =>
    stretchAt(stretches, group.startSec).isUsual
      ? { ...frame, isFree: (area: Rect) => isFree(area, { ...group, isPlate: group.words[0]?.isTyped === true }) }
      : frame;
  const groups = parts.flatMap((words) =>
    stretches.flatMap((stretch) =>
      groupWords(divided(wordsIn(words, stretch)), held, cutSecs).map((group) => keptWithin(group, stretch)),
    ),
  );
  const below = roomBelowWords(spec, layout);
  const withAddress = (group: CaptionGroup, kept: CaptionGroup): LaidCaption | undefined => {
    const among = layOutKept(group, kept, look, setter, frame);
    const isMoved = !stretchAt(stretches, group.startSec).isUsual;
    if (among || !below || isMoved || !isFreeOfFigures(spec, said, { fromSec: kept.endSec, untilSec: group.endSec }))
      return among;
    return layOutAbove(group, kept, look, setter, { frame, below });
  };
  // The card has the address itself.
  const isOnCard = ({ startSec }: CaptionGroup) => offer !== null && startSec >= offer.startSec;
  const captions = withKeptAddress(groups)
    .map((group) => keptWithin(group, stretchAt(stretches, group.startSec)))
    .map(
      ({ kept, ...group }) =>
        (kept && !isOnCard(group) && withAddress(group, kept)) || layOutCaption(group, look, setter, frameOf(group)),
    );
  const shown = captions.filter((caption) => caption.words.length > 0);
  return { captions: shown.map(asKeptBehind), setter, ink: captionInkOf(spec.brand) };
}

/** A tall frame has room below the words, but for what is held or stands there; elsewhere two lines rise over hands that rest. */
function roomOf(spec: SceneSpec, { caption: box, scale }: SceneLayout) {
  const { aspect, captions, card } = spec;
  const position = captions?.position ?? 'bottom';
  const growsUp = { top: 0, middle: 0.5, bottom: aspect === '9:16' ? 0.25 : 1 }[position];
  const isTaken = card?.placement === 'hand' || isProductInFront(spec);
  return { box, scale, position, ...(!isTaken && { growsUp }) };
}

/** A plate that stays beside the words behind it is there from the beginning: it does not break, jump or change its size. */
function asKeptBehind(caption: LaidCaption, index: number, all: readonly LaidCaption[]): LaidCaption {
  const kept = all[index + 1]?.kept;
  const isSame =
    caption.isTyped && kept?.words.map(({ text }) => text).join() === caption.words.map(({ text }) => text).join();
  return isSame && kept ? { ...kept, startSec: caption.startSec, endSec: caption.endSec } : caption;
}

/** The captions as a layer of the scene; every state is drawn once and then only copied. */
export class CaptionOverlay implements Overlay {
  readonly #laid: LaidCaptions;
  readonly #look: CaptionLook;
  readonly #makeCanvas: MakeCanvas;
  readonly #ground: CaptionGround;
  /** what all captions of the film have in common, and those of another film may not */
  readonly #manner: string;
  #sprite: { key: string; canvas: Canvas } | null = null;

  constructor(laid: LaidCaptions, style: CaptionStyle, makeCanvas: MakeCanvas, ground: CaptionGround = 'usual') {
    this.#laid = laid;
    this.#ground = ground;
    this.#look = CAPTION_LOOKS[style];
    this.#manner = `${ground} ${Object.values(laid.ink).join(' ')} ${laid.setter.manner}`;
    this.#makeCanvas = makeCanvas;
  }

  stateAt(tSec: number): string | null {
    const shown = this.#shownAt(tSec);
    return shown && `${this.#manner}:${shown.key}:${shown.entered}`;
  }

  areaAt(tSec: number): Rect {
    return this.#shownAt(tSec)?.caption.area ?? { x: 0, y: 0, width: 0, height: 0 };
  }

  draw(ctx: Context2D, tSec: number): void {
    const shown = this.#shownAt(tSec);
    if (!shown) return;
    const { area } = shown.caption;
    const sprite = this.#spriteOf(shown);
    if (shown.entered === 1) {
      ctx.drawImage(sprite, area.x, area.y);
      return;
    }
    const { enterScale } = this.#look;
    const scale = enterScale + (1 - enterScale) * overshoot(shown.entered, this.#bounceOf(shown) / (1 - enterScale));
    // What grows is there at once: faint words that flicker in are hard to read.
    ctx.globalAlpha = enterScale < 1 ? 1 : Math.min(1, 0.35 + easeOut(shown.entered));
    ctx.drawImage(
      sprite,
      area.x + (area.width * (1 - scale)) / 2,
      area.y + (area.height * (1 - scale)) / 2,
      area.width * scale,
      area.height * scale,
    );
    ctx.globalAlpha = 1;
  }

  #shownAt(tSec: number): ShownCaption | null {
    const index = lastStarted(this.#laid.captions, tSec);
    const caption = this.#laid.captions[index];
    if (!caption || tSec >= caption.endSec) return null;
    const spokenIndex = spokenAt(caption, tSec);
    const spoken = caption.words[spokenIndex];
    const swell = this.#swellOf(spoken, caption, tSec);
    return {
      caption,
      spoken,
      swell,
      key: `${describe(caption)}:${spokenIndex}:${swell}`,
      // An address that stays stands still, and so do the words beside it.
      entered: caption.kept ? 1 : progressAt(tSec, caption.startSec, this.#look.enterSec),
    };
  }

  /** The first word comes with its caption; every other one gets larger and settles when it is said. */
  #swellOf(spoken: PlacedWord, caption: LaidCaption, tSec: number): number {
    if (!this.#look.bounce || spoken.startSec <= caption.startSec) return 1;
    const progress = progressAt(tSec, spoken.startSec, SWELL_SEC);
    const room = (2 * SWELL_EM * caption.emPx) / spoken.width;
    return 1 + Math.min(this.#look.bounce, room) * Math.sin(Math.PI * easeOut(progress));
  }

  /** Its outline stays within its area: what lies outside is not drawn. */
  #bounceOf({ caption: { lines, emPx, spareEm } }: ShownCaption): number {
    const widest = Math.max(...lines.map(({ width }) => width));
    return Math.min(this.#look.bounce, (2 * spareEm * emPx) / widest);
  }

  #spriteOf(shown: ShownCaption): Canvas {
    if (this.#sprite?.key === shown.key) return this.#sprite.canvas;
    const { area } = shown.caption;
    const canvas = this.#emptyCanvas(area);
    const ctx = contextOf(canvas);
    ctx.save();
    ctx.translate(-area.x, -area.y);
    const draw = shown.caption.isTyped ? drawTyped : this.#look.draw;
    const { kept } = shown.caption;
    const moment = { ...shown, ground: this.#ground, ink: this.#laid.ink };
    if (kept) drawTyped(ctx, { ...moment, caption: kept }, this.#laid.setter);
    draw(ctx, moment, this.#laid.setter);
    ctx.restore();
    this.#sprite = { key: shown.key, canvas };
    return canvas;
  }

  /** A word that swells asks for a picture in each frame: canvases of their own would be megabytes of garbage a second. */
  #emptyCanvas({ width, height }: Rect): Canvas {
    const before = this.#sprite?.canvas;
    if (!before || before.width !== width || before.height !== height) return this.#makeCanvas(width, height);
    contextOf(before).clearRect(0, 0, width, height);
    return before;
  }
}

/** Words and place: two captions with the same description look the same. */
function describe({ words, emPx, kept }: LaidCaption): string {
  const own = words.map((word) => `${word.text}@${word.x.toFixed(1)},${word.y.toFixed(1)}`).join(' ') + emPx.toFixed(2);
  return kept ? `${own} below ${describe(kept)}` : own;
}

interface ShownCaption {
  caption: LaidCaption;
  spoken: PlacedWord;
  swell: number;
  key: string;
  entered: number;
}

function lastStarted(captions: LaidCaption[], tSec: number): number {
  let low = 0;
  let high = captions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (captions[middle].startSec <= tSec) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The word being said; words are in drawing order, so the latest start wins, not the last place. */
function spokenAt(caption: LaidCaption, tSec: number): number {
  let spoken = 0;
  let first = 0;
  for (const [index, word] of caption.words.entries()) {
    if (word.startSec < caption.words[first].startSec) first = index;
    const best = caption.words[spoken];
    if (word.startSec <= tSec && (best.startSec > tSec || word.startSec > best.startSec)) spoken = index;
  }
  return caption.words[spoken].startSec <= tSec ? spoken : first;
}
