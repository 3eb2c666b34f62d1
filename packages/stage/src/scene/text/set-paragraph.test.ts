import { describe, expect, it } from 'vitest';
import { makeCanvas, registerFonts } from '../../../testing/node-canvas.ts';
import { setParagraph } from './set-paragraph.ts';
import { TypeSetter } from './type-setter.ts';

const BOX = { width: 500, height: 200, largestEmPx: 80, lineEm: 1.15, sideEm: 0.1, maxLines: 3 };
const TEXTS = [
  'Try it today',
  'The one thing that nobody tells you about winter skin until it is too late',
  'Incomprehensibilities',
  'אל תגללו הלאה, זה חשוב',
  '这是一个非常非常长的标题，没有任何空格',
];

function setIn(text: string, change: Partial<typeof BOX> = {}) {
  const setter = new TypeSetter(text, { locale: 'en' }, 'loud', makeCanvas);
  registerFonts(setter.choice.fonts);
  return setParagraph(text, 'en', setter, { ...BOX, ...change });
}

describe.each(TEXTS)('the paragraph "%s"', (text) => {
  const { lines, emPx } = setIn(text);

  it('is never wider or taller than its box', () => {
    const widest = Math.max(...lines.map(({ widthEm }) => widthEm)) + 2 * BOX.sideEm;
    expect(widest * emPx).toBeLessThanOrEqual(BOX.width + 1e-6);
    expect(lines.length * BOX.lineEm * emPx).toBeLessThanOrEqual(BOX.height + 1e-6);
  });

  it('has no more lines than allowed and no empty one', () => {
    expect(lines.length).toBeLessThanOrEqual(BOX.maxLines);
    for (const { words } of lines) expect(words.length).toBeGreaterThan(0);
  });

  it('is never larger than the largest size', () => {
    expect(emPx).toBeLessThanOrEqual(BOX.largestEmPx);
  });

  it('keeps every letter', () => {
    const letters = (value: string) => [...value.replaceAll(' ', '')].toSorted().join('');
    expect(letters(lines.flatMap(({ words }) => words.map((word) => word.text)).join(''))).toBe(letters(text));
  });

  it('sets words of a line from left to right', () => {
    for (const { words } of lines) {
      for (let i = 1; i < words.length; i++) expect(words[i].xEm).toBeGreaterThan(words[i - 1].xEm);
    }
  });

  it('gets no smaller in a larger box', () => {
    expect(setIn(text, { width: 900, height: 400 }).emPx).toBeGreaterThanOrEqual(emPx);
  });

  it('stays on one line where only one is allowed', () => {
    expect(setIn(text, { maxLines: 1 }).lines).toHaveLength(1);
  });
});

it('a break does not part an article from its noun where the words stay about as large', () => {
  const { lines } = setIn('Half a loaf, every week', { width: 300, height: 260 });
  expect(lines.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual(['Half a loaf,', 'every week']);
});
