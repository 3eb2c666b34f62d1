import type { FigureKind } from '@herald/media/scene/figures';
import { MOST_STARS, starsIn } from '@herald/media/scene/figures';
import type { Context2D } from '#base/canvas/canvas.ts';
import type { Rect } from '#base/performer.ts';
import type { TypeSetter } from '../text/type-setter.ts';
import type { CutOutEmoji } from './cut-out-emoji.ts';
import { drawSign } from './draw-sign.ts';
import { drawStanding, drawSticker } from './draw-sticker.ts';
import { fallingDigits } from './falling-digits.ts';
import { CHIP, layOutChips } from './lay-out-chips.ts';
import type { StickerTone } from './sticker-art.ts';

export interface FigureLook {
  /** of plates, and of what stands on them */
  plate: string;
  ink: string;
  /** of chips, and of the words on them */
  chip: string;
  onChip: string;
  /** null: each sticker has colors of its own */
  sticker: StickerTone | null;
  /** stickers that are an emoji */
  cutOuts: CutOutEmoji;
  setter: TypeSetter;
  /** equal manners draw equal figures alike */
  manner: string;
}

export interface FigureMoment {
  kind: FigureKind;
  place: Rect;
  texts: readonly string[];
  /** upright, in the quieter colors */
  isSober: boolean;
  /** 0 to 1: how far the digits of a number have come down, and how much of the stars is filled */
  counted: number;
  /** 0 to 1 of each part */
  come: readonly number[];
  /** frames of an arrow's way up and down, or of a sticker's sway */
  beat: number;
  /** it stands on a card: without an edge, upright, over its shadow */
  isStanding?: boolean;
}

const TILT = -0.05;
/** A turned plate stays inside its place. */
const INSET = 0.95;
const PADDING_EM = 0.24;
const SIDE_EM = 0.18;
const RADIUS_EM = 0.18;
const CAP_EM = 0.72;
const UNIT = 0.4;
const STARS = 0.3;

export function drawFigure(ctx: Context2D, moment: FigureMoment, look: FigureLook): void {
  if (moment.kind === 'arrow') (isLink(moment) ? drawLink : drawArrow)(ctx, moment, look);
  else if (moment.kind === 'sticker' && moment.isStanding)
    drawStanding(ctx, { ...moment, name: moment.texts[0] }, look);
  else if (moment.kind === 'sticker') drawSticker(ctx, { ...moment, name: moment.texts[0] }, look);
  else if (moment.kind === 'chips') (moment.texts.length === 1 ? drawOneChip : drawChips)(ctx, moment, look);
  else drawPlate(ctx, moment, look);
}

/** A number large over its unit, or over its stars. */
function drawPlate(ctx: Context2D, { kind, place, texts, counted, isSober }: FigureMoment, look: FigureLook): void {
  const { setter } = look;
  const [plate, ink] = isSober ? [look.chip, look.onChip] : [look.plate, look.ink];
  const [number = '', unit = ''] = texts.map((text) => setter.clean(text));
  const hasStars = kind === 'stars';
  const belowEm = hasStars ? STARS + 0.16 : unit ? UNIT : 0;
  const unitWidth = setter.widthEm(unit) * UNIT;
  const widestEm = Math.max(setter.widthEm(number), unitWidth, hasStars ? MOST_STARS * STARS * 1.08 : 0);
  const [room, high] = [place.width * INSET, place.height * INSET];
  const em = Math.min(room / (widestEm + 2 * SIDE_EM), high / (CAP_EM + belowEm + 2 * PADDING_EM));
  const width = (widestEm + 2 * SIDE_EM) * em;
  const height = (CAP_EM + belowEm + 2 * PADDING_EM) * em;
  ctx.save();
  ctx.translate(place.x + place.width / 2, place.y + place.height / 2);
  if (!isSober) ctx.rotate(TILT);
  ctx.shadowColor = 'rgba(0,0,0,0.32)';
  ctx.shadowBlur = 0.16 * em;
  ctx.shadowOffsetY = 0.05 * em;
  ctx.fillStyle = plate;
  ctx.beginPath();
  ctx.roundRect(-width / 2, -height / 2, width, height, RADIUS_EM * em);
  ctx.fill();
  ctx.shadowColor = 'rgba(0,0,0,0)';
  const baseline = -height / 2 + (PADDING_EM + CAP_EM) * em;
  const start = { x: (-setter.widthEm(number) * em) / 2, y: baseline, emPx: em };
  if (hasStars || counted >= 1) setter.draw(ctx, number, start, { color: ink });
  else drawFalling(ctx, number, { ...start, progress: counted }, { setter, ink });
  const small = UNIT * em;
  if (hasStars)
    drawStars(
      ctx,
      { value: (starsIn(number) ?? 0) * counted, y: baseline + (0.16 + STARS / 2) * em, size: STARS * em },
      ink,
    );
  else if (unit)
    setter.draw(ctx, unit, { x: (-unitWidth * em) / 2, y: baseline + 0.94 * small, emPx: small }, { color: ink });
  ctx.restore();
}

function drawFalling(
  ctx: Context2D,
  number: string,
  { x: left, y, emPx, progress }: { x: number; y: number; emPx: number; progress: number },
  { setter, ink: color }: Pick<FigureLook, 'setter' | 'ink'>,
): void {
  const alpha = ctx.globalAlpha;
  let before = '';
  for (const { text, belowEm, seen } of fallingDigits(number, progress)) {
    const x = left + setter.widthEm(before) * emPx;
    before += text;
    ctx.globalAlpha = alpha * seen;
    setter.draw(ctx, text, { x, y: y + belowEm * emPx, emPx }, { color });
  }
  ctx.globalAlpha = alpha;
}

function drawStars(
  ctx: Context2D,
  { value, y, size }: { value: number; y: number; size: number },
  color: string,
): void {
  const step = size * 1.08;
  const left = (-(MOST_STARS - 1) * step) / 2;
  for (let star = 0; star < MOST_STARS; star++) {
    const full = Math.min(1, Math.max(0, value - star));
    const x = left + star * step;
    starPath(ctx, x, y, size / 2);
    ctx.globalAlpha = 0.25;
    ctx.fillStyle = color;
    ctx.fill();
    ctx.globalAlpha = 1;
    if (full === 0) continue;
    ctx.save();
    ctx.beginPath();
    ctx.rect(x - size / 2, y - size / 2, size * full, size);
    ctx.clip();
    starPath(ctx, x, y, size / 2);
    ctx.fillStyle = color;
    ctx.fill();
    ctx.restore();
  }
}

function starPath(ctx: Context2D, x: number, y: number, radius: number): void {
  ctx.beginPath();
  for (let point = 0; point < 10; point++) {
    const angle = -Math.PI / 2 + (point * Math.PI) / 5;
    const away = point % 2 ? radius * 0.42 : radius;
    ctx.lineTo(x + Math.cos(angle) * away, y + Math.sin(angle) * away);
  }
  ctx.closePath();
}

function drawChips(
  ctx: Context2D,
  { place, texts, come }: FigureMoment,
  { setter, chip, onChip, plate }: FigureLook,
): void {
  const { em, chips } = layOutChips(place, texts, setter);
  for (const [index, { x: left, y, width }] of chips.entries()) {
    const here = come[index] ?? 0;
    if (here === 0) continue;
    const clean = setter.clean(texts[index] ?? '');
    const x = left - (1 - here) * 0.8 * em;
    ctx.globalAlpha = here;
    ctx.fillStyle = chip;
    ctx.beginPath();
    ctx.roundRect(x, y, width, CHIP.height * em, 0.95 * em);
    ctx.fill();
    ctx.fillStyle = plate;
    ctx.beginPath();
    ctx.roundRect(x + 0.34 * em, y + 0.6 * em, 0.16 * em, (CHIP.height - 1.2) * em, 0.08 * em);
    ctx.fill();
    const baseline = y + (CHIP.height / 2 + CHIP.baseline) * em;
    setter.draw(ctx, clean, { x: x + CHIP.side * em, y: baseline, emPx: em }, { color: onChip });
    ctx.globalAlpha = 1;
  }
}

function drawOneChip(ctx: Context2D, { place, texts, come, isSober }: FigureMoment, look: FigureLook): void {
  const { setter, chip, onChip } = look;
  const colors = isSober ? { plate: chip, ink: onChip } : look;
  drawSign(ctx, { place, text: texts[0] ?? '', come: come[0] ?? 1 }, { ...colors, setter });
}

/** An arrow whose place is wider than it is high has its words beside it. */
function isLink({ place, texts }: FigureMoment): boolean {
  return texts.length > 0 && place.width > 1.3 * place.height;
}

const LINK = { em: 0.45, side: 0.26, arrow: 0.82 };

/** A button as the end card has it, with the arrow in it. */
function drawLink(ctx: Context2D, moment: FigureMoment, look: FigureLook): void {
  const { x, y, width, height } = moment.place;
  const { setter, chip, onChip } = look;
  const text = setter.clean(moment.texts[0] ?? '');
  const size = LINK.arrow * height;
  const inset = (height - size) / 2;
  const room = width - height - 2 * LINK.side * height + inset;
  const emPx = Math.min(LINK.em * height, room / Math.max(0.1, setter.widthEm(text)));
  const textPx = setter.widthEm(text) * emPx;
  const button = Math.min(width, Math.ceil(height + textPx + 2 * LINK.side * height - inset));
  ctx.save();
  ctx.shadowColor = 'rgba(0,0,0,0.32)';
  ctx.shadowBlur = 0.16 * height;
  ctx.fillStyle = chip;
  ctx.beginPath();
  ctx.roundRect(x, y, button, height, height / 2);
  ctx.fill();
  ctx.restore();
  drawArrow(ctx, { ...moment, place: { x: x + inset, y: y + inset, width: size, height: size } }, look);
  const at = x + height - inset / 2 + (button - height - (LINK.side * height) / 2 - textPx) / 2;
  setter.draw(ctx, text, { x: at, y: y + height / 2 + 0.355 * emPx, emPx }, { color: onChip });
}

/** Points down at the link, and nods. */
function drawArrow(ctx: Context2D, { place, beat }: FigureMoment, { plate, ink }: FigureLook): void {
  const radius = place.width / 2;
  const down = 0.1 * radius * Math.sin((beat / 24) * 2 * Math.PI);
  ctx.save();
  ctx.translate(place.x + radius, place.y + radius + down);
  ctx.shadowColor = 'rgba(0,0,0,0.32)';
  ctx.shadowBlur = 0.16 * radius;
  ctx.fillStyle = plate;
  ctx.beginPath();
  ctx.arc(0, 0, radius * 0.9, 0, 2 * Math.PI);
  ctx.fill();
  ctx.shadowColor = 'rgba(0,0,0,0)';
  ctx.strokeStyle = ink;
  ctx.lineWidth = radius * 0.2;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(0, -0.42 * radius);
  ctx.lineTo(0, 0.42 * radius);
  ctx.moveTo(-0.36 * radius, 0.08 * radius);
  ctx.lineTo(0, 0.44 * radius);
  ctx.lineTo(0.36 * radius, 0.08 * radius);
  ctx.stroke();
  ctx.restore();
}
