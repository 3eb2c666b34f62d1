import { describe, expect, it } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { makeCanvas, registerFonts } from '../../../testing/node-canvas.ts';
import { TypeSetter } from './type-setter.ts';

const EM_PX = 50;
const WIDTH = 320;

function drawn(text: string, stroke = false) {
  const setter = () => new TypeSetter(text, { locale: 'en-US' }, 'loud', makeCanvas);
  registerFonts(setter().choice.fonts);
  const type = setter();
  const ctx = contextOf(makeCanvas(WIDTH, 80));
  ctx.fillStyle = '#808080';
  ctx.fillRect(0, 0, WIDTH, 80);
  const clean = type.clean(text);
  const ink = { color: '#ffffff', ...(stroke && { stroke: { color: '#000000', widthEm: 0.16 } }) };
  type.draw(ctx, clean, { x: 10, y: 60, emPx: EM_PX }, ink);
  const { data } = ctx.getImageData(0, 0, WIDTH, 80);
  return { data, widthEm: type.widthEm(clean), clean };
}

/** Columns in which a color is seen, not only white, grey and black. */
function colorfulColumns(data: ArrayLike<number>): number[] {
  const columns = new Set<number>();
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, green = 0, blue = 0] = [data[i], data[i + 1], data[i + 2]];
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 60) columns.add((i / 4) % WIDTH);
  }
  return [...columns].sort((a, b) => a - b);
}

describe('an emoji in a line', () => {
  it.each(['🔥', '👩‍🚀', '👋🏽', '🇩🇪', '1️⃣', '❤️', '🧑🏽‍💻', '✅', '🫠', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🕵️‍♀️', '⚡'])(
    '%s is one colorful picture',
    (emoji) => {
      const { data, widthEm } = drawn(emoji);
      const columns = colorfulColumns(data);
      expect(columns.length).toBeGreaterThan(10);
      expect(widthEm).toBeGreaterThan(0.9);
      expect(widthEm).toBeLessThan(1.2);
      expect(columns[0]).toBeGreaterThanOrEqual(10);
      expect(columns.at(-1)).toBeLessThan(10 + widthEm * EM_PX + 1);
    },
  );

  it('is where its place between the letters is, with a stroke around the letters or without', () => {
    for (const stroke of [false, true]) {
      const { widthEm: before } = drawn('Hot ');
      const { data, widthEm } = drawn('Hot 🔥 deal', stroke);
      const columns = colorfulColumns(data);
      expect(columns[0]).toBeGreaterThan(10 + before * EM_PX);
      expect(columns.at(-1)).toBeLessThan(10 + (before + 1.6) * EM_PX);
      expect(widthEm).toBeGreaterThan(before + 2);
    }
  });

  it('is left out where no font has it, so that no box is drawn', () => {
    const { clean, data } = drawn('\u{1fbff}🇽🇽');
    expect(clean).toBe('');
    expect(colorfulColumns(data)).toEqual([]);
    expect(new Set(data)).toEqual(new Set([128, 255]));
  });
});
