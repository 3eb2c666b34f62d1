import { ASPECTS, CAPTION_POSITIONS, CAPTION_STYLES } from '@herald/media/choices';
import { describe, expect, it } from 'vitest';
import { makeCanvas, registerFonts } from '../../../testing/node-canvas.ts';
import { spokenWords } from '../../../testing/sheets/sample-scene.ts';
import { layoutScene } from '../layout/layout-scene.ts';
import { splitWords } from '../text/split-words.ts';
import { TypeSetter } from '../text/type-setter.ts';
import { CAPTION_LOOKS } from './caption-styles.ts';
import { groupWords, TALL_LIMITS } from './group-words.ts';
import { type LaidCaption, layOutCaption } from './lay-out-caption.ts';

const TEXT = 'Two drops every single morning, and nothing else. Incomprehensibilities! מבצע חדש';
const groups = groupWords(splitWords(spokenWords(TEXT), TALL_LIMITS.maxUnits, 'en-US'), TALL_LIMITS);
const setters = {
  loud: new TypeSetter(TEXT, { locale: 'en-US' }, 'loud', makeCanvas),
  quiet: new TypeSetter(TEXT, { locale: 'en-US' }, 'quiet', makeCanvas),
};
for (const setter of Object.values(setters)) registerFonts(setter.choice.fonts);

interface Case {
  laid: LaidCaption;
  box: { x: number; y: number; width: number; height: number };
}

const casesOf = (style: (typeof CAPTION_STYLES)[number]): Case[] =>
  ASPECTS.flatMap((aspect) =>
    CAPTION_POSITIONS.flatMap((position) => {
      const { caption: box, scale } = layoutScene({ aspect, resolution: 720, captionPosition: position });
      const look = CAPTION_LOOKS[style];
      const frame = { box, scale, position, emPx: CAPTION_LOOKS[style].emUnits * scale };
      return groups.map((group) => ({ box, laid: layOutCaption(group, look, setters[look.voice], frame) }));
    }),
  );

describe.each(CAPTION_STYLES)('a laid %s caption', (style) => {
  const cases = casesOf(style);

  it('stays inside its box, ink and all', () => {
    for (const { laid, box } of cases) {
      expect(laid.area.x).toBeGreaterThanOrEqual(Math.floor(box.x) - 1);
      expect(laid.area.y).toBeGreaterThanOrEqual(Math.floor(box.y) - 1);
      expect(laid.area.x + laid.area.width).toBeLessThanOrEqual(box.x + box.width + 1);
      expect(laid.area.y + laid.area.height).toBeLessThanOrEqual(box.y + box.height + 1);
    }
  });

  it('has one or two lines', () => {
    for (const { laid } of cases) expect([1, 2]).toContain(laid.lines.length);
  });

  it('is never larger than its style says', () => {
    for (const { laid } of cases) {
      expect(laid.emPx).toBeLessThanOrEqual(CAPTION_LOOKS[style].emUnits);
      expect(laid.emPx).toBeGreaterThan(0);
    }
  });

  it('centers every line in its box', () => {
    for (const { laid, box } of cases) {
      for (const line of laid.lines) expect(line.x + line.width / 2).toBeCloseTo(box.x + box.width / 2, 6);
    }
  });

  it('sets words of a line one after the other without overlap', () => {
    for (const { laid } of cases) {
      const rows = Map.groupBy(laid.words, ({ y }) => y);
      for (const row of rows.values()) {
        for (let i = 1; i < row.length; i++) {
          expect(row[i].x).toBeGreaterThanOrEqual(row[i - 1].x + row[i - 1].width - 1e-6);
        }
      }
    }
  });

  it('keeps every word on a line', () => {
    for (const { laid } of cases) {
      for (const { x, width } of laid.words) {
        expect(x).toBeGreaterThanOrEqual(Math.min(...laid.lines.map((line) => line.x)) - 1e-6);
        expect(x + width).toBeLessThanOrEqual(Math.max(...laid.lines.map((line) => line.x + line.width)) + 1e-6);
      }
    }
  });
});

it('large capitals keep the points of a time that is read as one word', () => {
  const setter = new TypeSetter('2:47 A.M. SOCKS', { locale: 'en-US' }, 'loud', makeCanvas);
  const { caption: box, scale } = layoutScene({ aspect: '9:16', resolution: 720, captionPosition: 'bottom' });
  const frame = { box, scale, position: 'bottom', emPx: CAPTION_LOOKS.pop.emUnits * scale } as const;
  const [time] = splitWords(spokenWords('Now'), 18, 'en-US').map((word) => ({ ...word, text: '2:47 a.m.' }));
  const group = { words: [time ?? expect.unreachable()], startSec: 0, endSec: 2 };
  const laid = layOutCaption(group, CAPTION_LOOKS.pop, setter, frame);
  expect(laid.words.map(({ text }) => text)).toEqual(['2:47 A.M.']);
});

describe('the words of a caption', () => {
  it('are capitals without closing marks only where the style asks for it', () => {
    const textsOf = (style: (typeof CAPTION_STYLES)[number]) =>
      casesOf(style).flatMap(({ laid }) => laid.words.map(({ text }) => text));
    expect(textsOf('pop')).toContain('MORNING');
    expect(textsOf('minimal')).toContain('morning,');
  });
});

it.each([
  ['Free', 'until', '6', 'a.m.', 'FREE UNTIL 6 A.M.'],
  ['Made', 'in', 'the', 'U.S.A.', 'MADE IN THE U.S.A.'],
  ['It', 'ends', 'today', 'now.', 'IT ENDS TODAY NOW'],
  ['“Only', 'nine', 'hundred', 'dollars.”', 'ONLY NINE HUNDRED DOLLARS'],
  ['A', '12"', 'pizza', '"for', 'A 12" PIZZA FOR'],
])('large capitals keep the points of abbreviations and leave out those of sentences: %s %s %s %s', (...texts) => {
  const expected = texts.pop();
  const setter = new TypeSetter(`${texts.join(' ')} ${expected}`, { locale: 'en-US' }, 'loud', makeCanvas);
  const words = splitWords(spokenWords(texts.join(' ')), 18, 'en-US');
  const { caption: box, scale } = layoutScene({ aspect: '9:16', resolution: 720, captionPosition: 'bottom' });
  const frame = { box, scale, position: 'bottom', emPx: CAPTION_LOOKS.pop.emUnits * scale } as const;
  const laid = layOutCaption({ words, startSec: 0, endSec: 2 }, CAPTION_LOOKS.pop, setter, frame);
  expect(laid.words.map(({ text }) => text).join(' ')).toBe(expected);
});
