import type { Context2D } from '#base/canvas/canvas.ts';
import type { Rect } from '#base/performer.ts';
import type { TypeSetter } from '../text/type-setter.ts';

/** Of a letter. */
const SIDE = 0.62;
const ABOVE = 0.46;
const LINE = 1.06;
const CAP = 0.72;
const RADIUS = 0.62;

interface SignLook {
  plate: string;
  ink: string;
  setter: TypeSetter;
}

interface SignMoment {
  place: Rect;
  text: string;
  /** 0 to 1 */
  come: number;
}

interface LaidSign {
  lines: string[];
  em: number;
  width: number;
  height: number;
}

/** The words of one plate, in one line or in two, as large as its place allows. */
export function layOutSign(place: Rect, text: string, setter: TypeSetter): LaidSign {
  const words = setter.clean(text).split(' ');
  const splits = words.slice(1).map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)]);
  const laid = [[words], ...splits].map((rows): LaidSign => {
    const lines = rows.map((row) => row.join(' '));
    const wide = Math.max(...lines.map((line) => setter.widthEm(line))) + 2 * SIDE;
    const high = (lines.length - 1) * LINE + CAP + 2 * ABOVE;
    const em = Math.min(place.width / wide, place.height / high);
    return { lines, em, width: wide * em, height: high * em };
  });
  return laid.reduce((best, other) => (other.em > best.em ? other : best));
}

/** A plate in the middle of its place that says what the viewer is asked to do. */
export function drawSign(ctx: Context2D, { place, text, come }: SignMoment, { setter, plate, ink }: SignLook): void {
  const { lines, em, width, height } = layOutSign(place, text, setter);
  const [middle, top] = [place.x + place.width / 2, place.y + (place.height - height) / 2];
  ctx.save();
  ctx.globalAlpha = come;
  ctx.shadowColor = 'rgba(0,0,0,0.32)';
  ctx.shadowBlur = 0.24 * em;
  ctx.shadowOffsetY = 0.06 * em;
  ctx.fillStyle = plate;
  ctx.beginPath();
  ctx.roundRect(middle - width / 2, top, width, height, RADIUS * em);
  ctx.fill();
  ctx.shadowColor = 'rgba(0,0,0,0)';
  for (const [row, line] of lines.entries()) {
    const y = top + (ABOVE + CAP + row * LINE) * em;
    setter.draw(ctx, line, { x: middle - (setter.widthEm(line) * em) / 2, y, emPx: em }, { color: ink });
  }
  ctx.restore();
}
