import type { Canvas, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Rect } from '#base/performer.ts';
import { CAPTION_INK } from '../captions/draw-caption.ts';
import { setParagraph } from '../text/set-paragraph.ts';
import { type Lettering, TypeSetter } from '../text/type-setter.ts';

const LINE_EM = 1.34;
const PLATE_EM = { side: 0.34, radius: 0.22 };

/** The hook: the first promise of the video, dark on white plates, one per line, at most three lines. */
export function paintHook(hook: Lettering & { text: string }, box: Rect, makeCanvas: MakeCanvas): Canvas {
  const setter = new TypeSetter(hook.text, hook, 'loud', makeCanvas);
  const paragraph = setParagraph(hook.text, hook.locale, setter, {
    width: box.width,
    height: box.height,
    largestEmPx: Math.max(box.height * 0.36, Math.min(box.height * 0.62, box.width * 0.07)),
    lineEm: LINE_EM,
    sideEm: PLATE_EM.side,
    maxLines: 3,
  });
  const canvas = makeCanvas(box.width, box.height);
  const ctx = contextOf(canvas);
  const em = paragraph.emPx;
  for (const [index, line] of paragraph.lines.entries()) {
    const x = (box.width - line.widthEm * em) / 2;
    const y = index * LINE_EM * em;
    ctx.fillStyle = CAPTION_INK.plain;
    ctx.beginPath();
    const side = PLATE_EM.side * em;
    ctx.roundRect(x - side, y, line.widthEm * em + 2 * side, LINE_EM * em + 1, PLATE_EM.radius * em);
    ctx.fill();
  }
  for (const [index, line] of paragraph.lines.entries())
    for (const word of line.words) {
      const x = (box.width - line.widthEm * em) / 2 + word.xEm * em;
      setter.draw(ctx, word.text, { x, y: (index + 0.5) * LINE_EM * em + 0.355 * em, emPx: em }, { color: '#121317' });
    }
  return canvas;
}
