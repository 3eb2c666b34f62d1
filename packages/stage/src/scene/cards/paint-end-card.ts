import type { Aspect, EndCardSpec } from '@herald/media';
import type { Canvas, Context2D, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { blurPixels } from '#base/color/blur-pixels.ts';
import { mixRgb, parseHex, rgba } from '#base/color/rgb.ts';
import type { Rect } from '#base/performer.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import { pictureMargins, wordMargins } from '../layout/safe-zones.ts';
import { setParagraph } from '../text/set-paragraph.ts';
import { TypeSetter } from '../text/type-setter.ts';

export interface EndCardParts {
  spec: EndCardSpec;
  aspect: Aspect;
  locale: string;
  layout: SceneLayout;
  /** the scene's own background, which darkens behind the words */
  background: Picture;
  card: Canvas | null;
  logo: Picture | null;
}

const DETAIL_EM_UNITS = 34;

/** The last picture: what to do now, over the darkened scene, with the product and the logo when there are any. */
export function paintEndCard(parts: EndCardParts, makeCanvas: MakeCanvas): Canvas {
  const { layout, spec } = parts;
  const canvas = makeCanvas(layout.width, layout.height);
  const ctx = contextOf(canvas);
  darken(ctx, parts, makeCanvas);
  const rows = divide(parts);
  if (parts.card && rows.card) drawCard(ctx, parts.card, rows.card);
  if (parts.logo && rows.logo) drawContained(ctx, parts.logo, rows.logo);
  drawCall(ctx, parts, rows.call, makeCanvas);
  if (spec.detail) drawDetail(ctx, { parts, row: rows.detail, text: spec.detail }, makeCanvas);
  return canvas;
}

function darken(ctx: Context2D, { layout, background, spec }: EndCardParts, makeCanvas: MakeCanvas): void {
  const { width, height } = layout;
  const small = makeCanvas(Math.round(width / 8), Math.round(height / 8));
  const smallContext = contextOf(small);
  smallContext.drawImage(background, 0, 0, small.width, small.height);
  const pixels = smallContext.getImageData(0, 0, small.width, small.height);
  smallContext.putImageData(blurPixels(pixels, Math.round(small.width / 22)), 0, 0);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(small, 0, 0, width, height);
  ctx.fillStyle = 'rgba(9,9,13,0.72)';
  ctx.fillRect(0, 0, width, height);
  const color = parseHex(spec.color);
  const glow = ctx.createRadialGradient(
    width / 2,
    height * 0.36,
    0,
    width / 2,
    height * 0.36,
    Math.max(width, height) * 0.6,
  );
  glow.addColorStop(0, rgba(color, 0.3));
  glow.addColorStop(1, rgba(color, 0));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
}

interface Rows {
  logo: Rect | null;
  card: Rect | null;
  call: Rect;
  detail: Rect;
}

/** Square frames stack everything, tall ones keep the words high, wide ones put the product beside them. */
function divide({ layout, aspect, card, logo, spec }: EndCardParts): Rows {
  const { width, height, scale } = layout;
  const margins = wordMargins(aspect);
  const side = Math.max(margins.left, margins.right) * width;
  const top = margins.top * height;
  const bottom = height * (1 - margins.bottom);
  const detail = spec.detail ? 92 * scale : 0;
  if (aspect === '16:9' && card) {
    const half = width / 2;
    return {
      card: { x: side, y: height * 0.14, width: half - 1.5 * side, height: height * 0.72 },
      logo: logo && { x: half, y: height * 0.16, width: width * 0.24, height: 76 * scale },
      call: { x: half, y: height * 0.32, width: half - side, height: height * 0.32 },
      detail: { x: half, y: height * 0.68, width: half - side, height: detail },
    };
  }
  if (aspect === '9:16' && card) return divideTall({ layout, logo, detail, side });
  const logoHeight = logo ? 84 * scale : 0;
  const free = bottom - top - logoHeight - detail;
  const callHeight = card ? Math.min(free * 0.42, 190 * scale) : free * 0.7;
  const cardHeight = card ? free - callHeight - 24 * scale : 0;
  const callY = card ? top + logoHeight + cardHeight + 12 * scale : top + logoHeight + (free - callHeight) / 2;
  const wide = width - 2 * side;
  return {
    logo: logo && { x: side, y: top, width: wide, height: logoHeight * 0.8 },
    card: card && { x: side, y: top + logoHeight, width: wide, height: cardHeight },
    call: { x: side, y: callY, width: wide, height: callHeight },
    detail: { x: side, y: bottom - detail, width: wide, height: detail },
  };
}

/** Words above, clear of every platform's controls; the product may reach lower, as pictures may. */
function divideTall(parts: { layout: SceneLayout; logo: Picture | null; detail: number; side: number }): Rows {
  const { width, height, scale } = parts.layout;
  const wide = width - 2 * parts.side;
  const top = wordMargins('9:16').top * height;
  const logoHeight = parts.logo ? 92 * scale : 0;
  const callY = top + logoHeight;
  const detailY = callY + 200 * scale;
  const cardY = detailY + parts.detail + 20 * scale;
  const bottom = height * (1 - pictureMargins('9:16').bottom);
  return {
    logo: parts.logo && { x: parts.side, y: top, width: wide, height: logoHeight * 0.78 },
    call: { x: parts.side, y: callY, width: wide, height: 200 * scale },
    detail: { x: parts.side, y: detailY, width: wide, height: parts.detail },
    card: { x: parts.side, y: cardY, width: wide, height: bottom - cardY },
  };
}

function drawCard(ctx: Context2D, card: Canvas, row: Rect): void {
  ctx.save();
  ctx.shadowColor = 'rgba(0,0,0,0.5)';
  ctx.shadowBlur = row.height * 0.08;
  ctx.shadowOffsetY = row.height * 0.025;
  drawContained(ctx, card, row);
  ctx.restore();
}

function drawContained(ctx: Context2D, picture: Picture, row: Rect): void {
  const scale = Math.min(row.width / picture.width, row.height / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(picture, row.x + (row.width - width) / 2, row.y + (row.height - height) / 2, width, height);
}

function drawCall(ctx: Context2D, { spec, locale, layout }: EndCardParts, row: Rect, makeCanvas: MakeCanvas): void {
  const setter = new TypeSetter(spec.text, { locale }, 'loud', makeCanvas);
  const lineEm = 1.12;
  const { lines, emPx } = setParagraph(spec.text, locale, setter, {
    width: row.width,
    height: row.height,
    largestEmPx: 88 * layout.scale,
    lineEm,
    sideEm: 0,
    maxLines: 3,
  });
  const top = row.y + (row.height - lines.length * lineEm * emPx) / 2;
  for (const [index, line] of lines.entries())
    for (const word of line.words)
      setter.draw(
        ctx,
        word.text,
        {
          x: row.x + (row.width - line.widthEm * emPx) / 2 + word.xEm * emPx,
          y: top + (index + 0.5) * lineEm * emPx + 0.355 * emPx,
          emPx,
        },
        { color: '#faf9f7' },
      );
}

/** The button-like line in the brand's colour: a code, an address, a price. */
function drawDetail(
  ctx: Context2D,
  { parts, row, text }: { parts: EndCardParts; row: Rect; text: string },
  makeCanvas: MakeCanvas,
): void {
  const setter = new TypeSetter(text, parts, 'loud', makeCanvas);
  const clean = setter.clean(text);
  const widthEm = Math.max(0.1, setter.widthEm(clean));
  const emPx = Math.min(DETAIL_EM_UNITS * parts.layout.scale, row.width / (widthEm + 1.6));
  const color = parseHex(parts.spec.color);
  const plate = { width: (widthEm + 1.6) * emPx, height: emPx * 2 };
  const x = row.x + (row.width - plate.width) / 2;
  const y = row.y + (row.height - plate.height) / 2;
  ctx.fillStyle = rgba(color);
  ctx.beginPath();
  ctx.roundRect(x, y, plate.width, plate.height, plate.height / 2);
  ctx.fill();
  const [red, green, blue] = color;
  const bright = 0.299 * red + 0.587 * green + 0.114 * blue > 140;
  const ink = bright ? rgba(mixRgb(color, [8, 6, 8], 0.9)) : '#faf9f7';
  setter.draw(ctx, clean, { x: x + 0.8 * emPx, y: y + plate.height / 2 + 0.355 * emPx, emPx }, { color: ink });
}
