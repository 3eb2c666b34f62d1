import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { fontPath, makeCanvas, registerFonts } from '../../../testing/node-canvas.ts';
import { SCRIPT_LINES } from '../../../testing/sheets/scenes-sheet.ts';
import { CAPTION_FONTS } from './caption-fonts.ts';
import { chooseFonts, fontStack, keepDrawable } from './choose-fonts.ts';
import { EMOJI_FONTS } from './emoji-fonts.ts';

describe('the fonts of captions', () => {
  it('are all installed, under names of their own', () => {
    const all = [...CAPTION_FONTS, ...EMOJI_FONTS];
    for (const font of all) expect(existsSync(fontPath(font)), font.file).toBe(true);
    expect(new Set(all.map(({ family }) => family)).size).toBe(all.length);
  });

  it.each(SCRIPT_LINES)('cover every letter of %s', (locale, text) => {
    for (const voice of ['loud', 'quiet'] as const) {
      const choice = chooseFonts(text, locale, voice);
      expect(choice.missing).toEqual([]);
      expect(choice.fonts.length).toBeGreaterThan(0);
      expect(choice.fonts.length).toBeLessThan(24);
    }
  });

  it.each(SCRIPT_LINES)('draw ink for every letter of %s, none of it the box of an unknown letter', (locale, text) => {
    const choice = chooseFonts(text, locale, 'loud');
    registerFonts(choice.fonts);
    const letters = [...new Set([...text].filter((char) => /\p{L}/u.test(char)))];
    const unknown = inkOf('\u{10ffff}', choice);
    for (const letter of letters) {
      const ink = inkOf(letter, choice);
      expect(
        ink.some((value) => value > 0),
        letter,
      ).toBe(true);
      expect(ink, letter).not.toEqual(unknown);
    }
  });

  it('take Han characters from the font of the language', () => {
    const scripts = (locale: string, text: string) =>
      chooseFonts(text, locale, 'loud').fonts.map(({ script }) => script);
    expect(scripts('zh-CN', '骨直')).toContain('chinese');
    expect(scripts('ja-JP', '骨直')).toContain('japanese');
    expect(scripts('zh-CN', '骨直')).not.toContain('japanese');
  });

  it('leave out and report what they cannot draw', () => {
    const choice = chooseFonts('Hi ภาษา 👍🏽 ok ❤️', 'en', 'loud');
    expect(choice.missing.join('')).toMatch(/^[\u0e00-\u0e7f]+$/u);
    expect(keepDrawable('Hi ภาษา 👍🏽 ok ❤️', choice)).toBe('Hi 👍🏽 ok ❤️');
  });

  it('never fall back on fonts of the machine', () => {
    expect(fontStack(chooseFonts('abc', 'en', 'loud'), 100)).toBe('800 100px "Herald bricolage-grotesque latin loud"');
  });
});

function inkOf(letter: string, choice: ReturnType<typeof chooseFonts>): number[] {
  const ctx = contextOf(makeCanvas(48, 48));
  ctx.font = fontStack(choice, 30);
  ctx.fillText(letter, 6, 36);
  return [...ctx.getImageData(0, 0, 48, 48).data].filter((_, index) => index % 4 === 3);
}
