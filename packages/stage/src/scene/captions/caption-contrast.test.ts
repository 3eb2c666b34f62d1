import { CAPTION_STYLES, type CaptionStyle } from '@herald/media/choices';
import type { BrandSpec } from '@herald/media/scene/brand';
import { describe, expect, it, vi } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { contrastOfWord, HARD_GROUNDS, paintedGround } from '../../../testing/caption-contrast.ts';
import { makeCanvas, registerFontsOf } from '../../../testing/node-canvas.ts';
import { present } from '../../../testing/present.ts';
import { sampleScene, spokenWords } from '../../../testing/sheets/sample-scene.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { groundBehind } from './caption-ground.ts';
import { layOutCaptions } from './caption-overlay.ts';
import { CAPTION_LOOKS } from './caption-styles.ts';

/** A picture takes seconds to draw on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const READABLE = 4.5;

/** The words of a caption on a ground while its second word is said: one is over, one is said, one is still to come. */
function captionOn(ground: string, style: CaptionStyle, brand: BrandSpec | null = null) {
  const spec = sampleScene({ words: spokenWords('It just works'), captions: { style }, brand, aspect: '4:5' });
  registerFontsOf(spec);
  const layout = layoutOf(spec);
  const { captions, setter, ink } = present(layOutCaptions(spec, layout, makeCanvas));
  const [caption] = captions;
  const picture = paintedGround(ground);
  const moment = { caption, spoken: caption.words[1], swell: 1, ground: groundBehind(picture, layout.caption), ink };
  CAPTION_LOOKS[style].draw(contextOf(picture), moment, setter);
  return { caption, setter, picture };
}

describe.each(CAPTION_STYLES)('words in the style %s', (style) => {
  it.each(Object.keys(HARD_GROUNDS))('stand out at least 4.5:1 from what is around them on %s', (ground) => {
    const { caption, setter, picture } = captionOn(ground, style);
    const contrasts = caption.words.map((word) => [word.text, contrastOfWord(picture, caption, word, setter)] as const);
    expect(contrasts).toHaveLength(3);
    for (const [text, contrast] of contrasts) expect(contrast, text).toBeGreaterThanOrEqual(READABLE);
  });
});

describe('words in the colors of a brand', () => {
  const cases = (['pop', 'karaoke'] as const).flatMap((style) =>
    [
      ['#1f3d34', '#f2c879'],
      ['#ffffff', '#ffffff'],
      ['#000000', '#101010'],
      ['#808080', '#7a7a7a'],
    ].map(([color, accent]) => ({ style, color, accent })),
  );
  it.each(cases)('in $style stand out 4.5:1 with $color and $accent', ({ style, color, accent }) => {
    const { caption, setter, picture } = captionOn('black', style, { color, accent, font: 'geist' });
    for (const word of caption.words)
      expect(contrastOfWord(picture, caption, word, setter), word.text).toBeGreaterThanOrEqual(READABLE);
  });
});

describe('a ground', () => {
  it.each(['mustard', 'yellow'])('of %s keeps the spoken word from being yellow', (name) => {
    const { caption, picture } = captionOn(name, 'pop');
    const { x, y, width } = caption.words[1];
    const em = caption.emPx;
    const plate = contextOf(picture).getImageData(Math.round(x + width / 2), Math.round(y - 0.82 * em), 1, 1).data;
    expect([...plate.slice(0, 3)]).toEqual([7, 7, 10]);
  });

  it.each(['white', 'mid grey', 'red', 'black'])('of %s lets the spoken word be yellow', (name) => {
    const area = { x: 0, y: 0, width: 720, height: 200 };
    expect(groundBehind(paintedGround(name), area)).toBe('usual');
  });
});

it('the measure tells letters that cannot be read', () => {
  const { caption, setter } = captionOn('white', 'minimal');
  const picture = paintedGround('white');
  const [word] = caption.words;
  setter.draw(contextOf(picture), word.text, { ...word, emPx: caption.emPx }, { color: '#faf9f7' });
  expect(contrastOfWord(picture, caption, word, setter)).toBeLessThan(1.2);
});
