import type { Aspect } from '@herald/media/choices';
import type { BrandSpec } from '@herald/media/scene/brand';
import type { EndCardSpec } from '@herald/media/scene/scene-spec';
import type { Canvas, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { mixRgb, parseHex, rgba } from '#base/color/rgb.ts';
import type { Rect } from '#base/performer.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import { setParagraph } from '../text/set-paragraph.ts';
import { TypeSetter } from '../text/type-setter.ts';
import { fitWithin } from './card-size.ts';
import { BEHIND_WORDS, type EndCardColors, endCardColors } from './end-card-colors.ts';
import { type EndCardRows, endCardRows } from './end-card-rows.ts';
import { drawBlurred } from './paint-before-itself.ts';
import { paintEndCardProduct } from './paint-end-card-product.ts';
import { paintPattern } from './paint-pattern.ts';
import type { Sprite } from './sprite.ts';

export interface EndCardParts {
  spec: EndCardSpec;
  brand: BrandSpec | null;
  aspect: Aspect;
  locale: string;
  layout: SceneLayout;
  /** the scene's own background, of which a little is left behind the words */
  background: Picture;
  product: Picture | null;
  logo: Picture | null;
  /** left out: where they are on every end card */
  rows?: EndCardRows;
  /** the film's own picture, which stays as a dark one; left out: a ground of the card's color */
  behind?: Picture;
  /** without a pattern, so that the product and the words are all that is seen */
  isPlain?: boolean;
}

/** The parts of the last picture, in the order in which they are read. */
export interface EndCard {
  ground: Canvas;
  product: Sprite | null;
  offer: Sprite;
  button: Sprite | null;
  logo: Sprite | null;
}

const LINE_EM = 1.12;
/** Where the figure is the picture, words are as large as they can be; a quiet card has a line below the logo. */
const OFFER_EM_UNITS = { stage: 144, label: 144, quiet: 46, price: 280 } as const;
/** Of its row: what follows the words keeps away from them. */
const OFFER_SHARE = 0.84;
/** Without a product, words are all there is: they take what their row has. */
const BUTTON = {
  emUnits: { alone: 84, belowProduct: 42, quiet: 50 },
  sideEm: { alone: 0.7, belowProduct: 0.95, quiet: 0.95 },
  heightEm: 2.1,
  below: 0.74,
  belowEm: 0.9,
  nextEm: 1.08,
  risesBy: 0.12,
};
/** Of a brand's own ground nothing behind it is left. */
const GROUND_ALPHA = { own: 1, usual: 0.93, behind: BEHIND_WORDS.alpha };

interface PaintParts extends EndCardParts {
  colors: EndCardColors;
}

/** What to do now: product, offer, a button with the address, logo, on the brand's color. */
export function paintEndCard(asked: EndCardParts, makeCanvas: MakeCanvas): EndCard {
  const { layout, spec, aspect, logo } = asked;
  const product = spec.style === 'quiet' ? null : asked.product;
  const parts: PaintParts = { ...asked, product, colors: endCardColors(spec, asked.brand) };
  const has = { product: product !== null, button: spec.detail !== null, logo: logo !== null };
  const rows = asked.rows ?? endCardRows(aspect, has, layout, spec.style);
  return {
    ground: paintGround(parts, rows.product ?? rows.offer, makeCanvas),
    product: product && rows.product && paintEndCardProduct(product, rows.product, makeCanvas),
    offer: paintOffer(parts, rows.offer, makeCanvas),
    button: spec.detail && rows.button ? paintButton(parts, { row: rows.button, text: spec.detail }, makeCanvas) : null,
    logo: logo && rows.logo && paintContained(logo, rows.logo, makeCanvas),
  };
}

/** Lightest where the eye is to go first. */
function paintGround(parts: PaintParts, first: Rect, makeCanvas: MakeCanvas): Canvas {
  const { layout, background, behind, brand, colors, spec, isPlain } = parts;
  const { width, height } = layout;
  const canvas = makeCanvas(width, height);
  const ctx = contextOf(canvas);
  drawBlurred(
    ctx,
    behind ?? background,
    { width, height, closer: 1, blur: behind ? BEHIND_WORDS.blur : 1 },
    makeCanvas,
  );
  const { light, dark } = colors;
  const alpha = GROUND_ALPHA[behind ? 'behind' : brand ? 'own' : 'usual'];
  const center = [first.x + first.width / 2, first.y + first.height / 2] as const;
  const glow = ctx.createRadialGradient(...center, 0, ...center, Math.max(width, height) * 0.72);
  glow.addColorStop(0, rgba(light, alpha));
  glow.addColorStop(0.45, rgba(mixRgb(light, dark, 0.62), alpha));
  glow.addColorStop(1, rgba(dark, alpha));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
  if (!brand && !spec.isSober && !isPlain)
    paintPattern(ctx, { center, width, height }, { ground: parseHex(spec.color), words: colors.offer });
  return canvas;
}

function paintOffer({ spec, locale, brand, layout, colors }: PaintParts, row: Rect, makeCanvas: MakeCanvas): Sprite {
  const canvas = makeCanvas(row.width, row.height);
  const ctx = contextOf(canvas);
  const setter = new TypeSetter(spec.text, { locale, font: brand?.font }, 'loud', makeCanvas);
  const { lines, emPx } = setParagraph(spec.text, locale, setter, {
    width: row.width,
    height: row.height * OFFER_SHARE,
    largestEmPx: OFFER_EM_UNITS[spec.style] * layout.scale,
    lineEm: LINE_EM,
    sideEm: 0,
    maxLines: 3,
  });
  const top = (row.height - lines.length * LINE_EM * emPx) / 2;
  for (const [index, line] of lines.entries())
    for (const word of line.words) {
      const x = (row.width - line.widthEm * emPx) / 2 + word.xEm * emPx;
      const y = top + (index + 0.5) * LINE_EM * emPx + 0.355 * emPx;
      setter.draw(ctx, word.text, { x, y, emPx }, { color: rgba(colors.offer) });
    }
  return { canvas, at: { x: row.x, y: row.y } };
}

/** A code, an address, a price, on a pill of the brand's color with the ink that is easier to read on it; what is beside it in lines below, smaller. */
function paintButton(
  { layout, locale, brand, colors, product, spec }: PaintParts,
  { row, text }: { row: Rect; text: string },
  makeCanvas: MakeCanvas,
): Sprite {
  const setter = new TypeSetter(text, { locale, font: brand?.font }, 'loud', makeCanvas);
  const [first = '', ...others] = text.split('\n').map((line) => setter.clean(line));
  const below = others.length * BUTTON.belowEm;
  const widthEm = Math.max(0.1, setter.widthEm(first), ...others.map((line) => setter.widthEm(line) * BUTTON.below));
  const withoutProduct = spec.style === 'quiet' ? 'quiet' : 'alone';
  const place = product ? 'belowProduct' : withoutProduct;
  const wholeEm = widthEm + 2 * BUTTON.sideEm[place];
  const largestEm = BUTTON.emUnits[place];
  const heightEm = BUTTON.heightEm + below;
  const emPx = Math.min(largestEm * layout.scale, row.width / wholeEm, row.height / heightEm);
  const pill = { width: wholeEm * emPx, height: heightEm * emPx };
  const canvas = makeCanvas(row.width, row.height);
  const ctx = contextOf(canvas);
  const x = (row.width - pill.width) / 2;
  const y = (row.height - pill.height) / 2;
  ctx.fillStyle = rgba(colors.button);
  ctx.beginPath();
  ctx.roundRect(x, y, pill.width, pill.height, (BUTTON.heightEm * emPx) / 2);
  ctx.fill();
  const ink = { color: rgba(colors.onButton) };
  const centered = (line: string, size: number) => (row.width - setter.widthEm(line) * size) / 2;
  // The first line keeps its place in a pill of one line, and rises a little above others.
  const rise = Math.min(below, BUTTON.belowEm) * BUTTON.risesBy;
  const baseline = y + (BUTTON.heightEm / 2 - rise + 0.355) * emPx;
  setter.draw(ctx, first, { x: centered(first, emPx), y: baseline, emPx }, ink);
  const small = BUTTON.below * emPx;
  for (const [index, line] of others.entries()) {
    const down = (BUTTON.nextEm + index * BUTTON.belowEm) * emPx;
    setter.draw(ctx, line, { x: centered(line, small), y: baseline + down, emPx: small }, ink);
  }
  return { canvas, at: { x: row.x, y: row.y } };
}

function paintContained(picture: Picture, row: Rect, makeCanvas: MakeCanvas): Sprite {
  const { x, y, width, height } = fitWithin(picture, { ...row, x: 0, y: 0 });
  const canvas = makeCanvas(row.width, row.height);
  const ctx = contextOf(canvas);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(picture, x, y, width, height);
  return { canvas, at: { x: row.x, y: row.y } };
}
