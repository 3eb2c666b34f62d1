import type { PlannedFigure } from '@herald/media/scene/figures';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import { describe, expect, it } from 'vitest';
import { makeCanvas, registerFonts } from '../../../testing/node-canvas.ts';
import { portraitAnalysis } from '../../../testing/photo-portraits.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { layOutCaptions } from './caption-overlay.ts';
import { captionWords, saidPrices, sumsInDigits } from './caption-words.ts';
import { TYPED_PLATE } from './lay-out-caption.ts';

interface Price {
  texts: string[];
  /** the first and the last word that say it */
  words: [first: number, last: number];
}

function figureOf({ texts, words: [first, last] }: Price): PlannedFigure {
  const atSec = first / 2;
  return {
    ...{ kind: 'number', fromSec: Math.max(0, atSec - 0.1), untilSec: atSec + 2, saidUntilSec: last / 2 + 0.4 },
    parts: texts.map((text) => ({ text, atSec })),
  };
}

/** A word every half a second. */
function filmOf(words: string, price: Price, change: Record<string, unknown> = {}) {
  return parseSceneSpec({
    ...{ aspect: '9:16', durationSec: 12, captions: { style: 'pop', position: 'bottom' } },
    performer: { kind: 'preset', presetId: 'emma' },
    background: { kind: 'color', color: '#203040' },
    words: words.split(' ').map((text, index) => ({ text, startSec: index / 2, endSec: index / 2 + 0.4 })),
    shots: [{ fromSec: 0, size: 'medium' }],
    figures: [figureOf(price)],
    ...change,
  });
}

const said = (...film: Parameters<typeof filmOf>) =>
  captionWords(filmOf(...film))
    .flat()
    .map((word) => ('isTyped' in word ? `[${word.text}]` : word.text))
    .join(' ');

describe('a number that captions say', () => {
  it.each([
    ["It's eleven dollars, and it ships today.", ['$11'], [1, 2], '[$11] and it ships today.'],
    ["Right now it's two for twenty. Order today.", ['$20', 'for 2'], [3, 5], 'Right now [2 for $20] Order today.'],
    ['Made here. 34 dollars a jar, with shipping.', ['$34'], [2, 3], 'Made here. [$34 a jar] with shipping.'],
    ['Das Brot kostet sechs Euro, am Samstag.', ['6 €'], [3, 4], 'Das Brot kostet [6 €] am Samstag.'],
    ["It isn't eleven dollars today only.", ['$11'], [2, 3], "It isn't [$11] today only."],
  ] as const)('is one word on a plate: %s', (words, texts, at, shown) => {
    expect(said(words, { texts: [...texts], words: [at[0], at[1]] })).toBe(shown);
  });

  it.each([
    { kind: 'photo', picture: 'me', points: portraitAnalysis('eu_f28') },
    { kind: 'clip', proxy: '/p.mp4', track: '/t.bin' },
  ])('is on its plate for real people, too, and not said twice: %s', (performer) => {
    const words = "It's eleven dollars, and it ships today.";
    expect(said(words, { texts: ['$11'], words: [1, 2] }, { performer })).toBe('[$11] and it ships today.');
  });

  it.each([
    ['en-US', 'Right now it is only eleven dollars, today.', ['$11'], [5, 6], 'Right now [$11] today.'],
    ['en-US', 'Brunch, with coffee, is nine dollars.', ['$9'], [4, 5], 'Brunch, with coffee, [$9]'],
    ['en-US', 'Shipping is nine dollars.', ['$9'], [2, 3], 'Shipping is [$9]'],
    ['en-US', 'Plus nine dollars for shipping.', ['$9'], [1, 2], 'Plus [$9] for shipping.'],
    ['en-US', 'Each nine dollars, and small.', ['$9'], [1, 2], 'Each [$9] and small.'],
    ['it-IT', 'Da nove euro, ogni giorno.', ['9 €'], [1, 2], 'Da [9 €] ogni giorno.'],
    ['es-ES', 'Desde nueve euros, cada día.', ['9 €'], [1, 2], 'Desde [9 €] cada día.'],
    ['pt-BR', 'Até nove reais, todo dia.', ['R$ 9'], [1, 2], 'Até [R$ 9] todo dia.'],
    ['de-DE', 'Etwa neun Euro, jeden Tag.', ['9 €'], [1, 2], 'Etwa [9 €] jeden Tag.'],
    ['de-DE', 'Klein neun Euro, groß zwölf.', ['9 €'], [1, 2], 'Klein [9 €] groß zwölf.'],
    ['fr-FR', "C'est neuf euros, et c'est tout.", ['9 €'], [1, 2], "[9 €] et c'est tout."],
    ['de-DE', 'Nur neun Euro, und fertig.', ['9 €'], [1, 2], '[9 €] und fertig.'],
  ] as const)('takes only words with it that say nothing without it in %s: %s', (locale, words, texts, at, shown) => {
    expect(said(words, { texts: [...texts], words: [at[0], at[1]] }, { locale })).toBe(shown);
  });

  it.each([
    ['en-US', 'Is nine dollars too much? No.', [['$9', 1, 2]], 'Is [$9] too much? No.'],
    ['en-US', 'Tell me. Are nine dollars a lot?', [['$9', 3, 4]], 'Tell me. Are [$9] a lot?'],
    ['de-DE', 'Sind neun Euro zu viel?', [['9 €', 1, 2]], 'Sind [9 €] zu viel?'],
    ['it-IT', 'Sono nove euro troppi?', [['9 €', 1, 2]], 'Sono [9 €] troppi?'],
    ['it-IT', 'Sono nove euro, oggi.', [['9 €', 1, 2]], '[9 €] oggi.'],
  ] as const)('leaves a question its verb in %s: %s', (locale, words, prices, shown) => {
    expect(
      said(
        words,
        { texts: [], words: [0, 0] },
        { locale, figures: prices.map(([text, from, to]) => figureOf({ texts: [text], words: [from, to] })) },
      ),
    ).toBe(shown);
  });

  it.each([
    [
      'en-US',
      'One hundred dollars is ninety euros.',
      [
        ['$100', 0, 2],
        ['90 €', 4, 5],
      ],
      '[$100] is [90 €]',
    ],
    [
      'en-US',
      'Nine dollars for two dollars.',
      [
        ['$9', 0, 1],
        ['$2', 3, 4],
      ],
      '[$9] for [$2]',
    ],
    [
      'es-ES',
      'Cien euros son nueve dólares.',
      [
        ['100 €', 0, 1],
        ['9 $', 3, 4],
      ],
      '[100 €] son [9 $]',
    ],
    [
      'en-US',
      'Lunch was nine dollars, only two dollars today.',
      [
        ['$9', 2, 3],
        ['$2', 5, 6],
      ],
      'Lunch was [$9] only [$2] today.',
    ],
    [
      'en-US',
      'It was nine dollars. Only two dollars today.',
      [
        ['$9', 2, 3],
        ['$2', 5, 6],
      ],
      'It was [$9] [$2] today.',
    ],
  ] as const)('keeps in %s what joins two prices: %s', (locale, words, prices, shown) => {
    expect(
      said(
        words,
        { texts: [], words: [0, 0] },
        { locale, figures: prices.map(([text, from, to]) => figureOf({ texts: [text], words: [from, to] })) },
      ),
    ).toBe(shown);
  });

  it.each([
    ['en-US', 'You are nine dollars short.', ['$9'], [2, 3], 'You are [$9] short.'],
    ['en-US', 'It has nine dollars fees.', ['$9'], [2, 3], 'It has [$9] fees.'],
    ['hi-IN', 'यह ₹500 है।', ['₹500'], [1, 1], 'यह [₹500] है।'],
    ['en-US', 'I ask 1450 dollars a month.', ['$1,450'], [2, 3], 'I ask [$1,450] a month.'],
    ['en-US', 'I ask nine dollars each, today.', ['$9'], [2, 3], 'I ask [$9 each] today.'],
    ['de-DE', 'Das kostet neun Euro im Monat.', ['9 €'], [2, 3], 'Das kostet [9 €] im Monat.'],
  ] as const)('has only what it is for behind it, where that is short in %s: %s', (locale, words, texts, at, shown) => {
    expect(said(words, { texts: [...texts], words: [at[0], at[1]] }, { locale })).toBe(shown);
  });

  it('stands beside the head where captions do not say it: too long for a plate, or not in its words', () => {
    const long = filmOf('Get it for 1450 dollars a year.', { texts: ['$1,450.50', 'for 12'], words: [3, 4] });
    const typed = filmOf('Go to muddypaws.com today.', { texts: ['$11'], words: [2, 2] });
    expect([long, typed].map((spec) => saidPrices(spec).size)).toEqual([0, 0]);
    const short = filmOf("It's eleven dollars, today.", { texts: ['$11'], words: [1, 2] });
    expect(saidPrices(short)).toEqual(new Set(short.figures));
  });

  it('is on its plate in every frame, and once: sums of the captions that have none are not beside the head, too', () => {
    const words = 'Get it for 1450 dollars a year.';
    for (const aspect of ['9:16', '4:5', '1:1', '16:9'])
      expect(said("It's eleven dollars, today.", { texts: ['$11'], words: [1, 2] }, { aspect })).toBe('[$11] today.');
    const long = filmOf(words, { texts: ['1450', 'of all dollars a year'], words: [3, 4] });
    expect(sumsInDigits(long).size).toBe(1);
  });

  it.each([
    ['Done here in fourteen minutes.', ['in 14', 'minutes'], [2, 4], 'Done here [in 14 minutes]'],
    ['And forty dollars less than quoted.', ['$40', 'less'], [1, 3], 'And [$40 less] than quoted.'],
  ] as const)('has the words that say what it is: %s', (words, texts, at, shown) => {
    expect(said(words, { texts: [...texts], words: [at[0], at[1]] })).toBe(shown);
  });

  it('stays beside the head of bad news, on a card and without captions', () => {
    const words = "It's eleven dollars, and it ships today.";
    const price: Price = { texts: ['$11'], words: [1, 2] };
    for (const change of [
      { captions: null },
      {
        shots: [
          { fromSec: 0, size: 'medium' },
          { fromSec: 0.4, size: 'product' },
        ],
      },
    ])
      expect(said(words, price, change)).toBe(words);
    const { figures } = filmOf(words, price);
    expect(said(words, price, { figures: figures.map((figure) => ({ ...figure, isSober: true })) })).toBe(words);
  });

  it('is read at a glance: its plate is at least a fourteenth of the height, near the place of captions', () => {
    registerFonts();
    for (const [text, unit, tail = 'each'] of [
      ['$11', []],
      ['$20', ['for 2']],
      ['$1,450', []],
      ['$1,450', [], 'a month'],
      ['$149', [], 'a month'],
      ['$20', ['for 12'], 'a year'],
    ] as const) {
      const spec = filmOf(`It's eleven dollars ${tail}, and it ships.`, { texts: [text, ...unit], words: [1, 2] });
      const layout = layoutOf(spec);
      const [price] = layOutCaptions(spec, layout, makeCanvas)?.captions ?? [];
      const [line] = price?.lines ?? [];
      expect(price?.isTyped).toBe(true);
      expect(price?.lines).toHaveLength(1);
      expect((line?.height ?? 0) + 2 * TYPED_PLATE.above * (price?.emPx ?? 0)).toBeGreaterThan(layout.height / 14);
      expect(price?.area.y).toBeGreaterThanOrEqual(layout.caption.y - 24);
      const captionsEnd = layout.caption.y + layout.caption.height;
      expect((price?.area.y ?? 0) + (price?.area.height ?? 0)).toBeLessThan(captionsEnd + 0.06 * layout.height);
    }
  });

  it('takes no call with it, and none stays beside it', () => {
    registerFonts();
    const spec = filmOf("It's eleven dollars, order at muddypaws.com and have it for nine.", {
      texts: ['$11'],
      words: [1, 2],
    });
    const captions = layOutCaptions(spec, layoutOf(spec), makeCanvas)?.captions ?? [];
    expect(captions[0]?.words.map(({ text }) => text)).toEqual(['$11']);
    expect(captions[1]?.kept).toBeUndefined();
  });

  it('a plate that stays is where it will be, in one piece and one size', () => {
    registerFonts();
    const spec = filmOf('Made here. Order at muddypaws.com and have it tomorrow.', { texts: ['$11'], words: [30, 31] });
    const captions = layOutCaptions(spec, layoutOf(spec), makeCanvas)?.captions ?? [];
    const plate = captions.findIndex(({ isTyped }) => isTyped);
    const [said, next] = [captions[plate], captions[plate + 1]?.kept];
    expect(next).toBeDefined();
    expect(said?.emPx).toBe(next?.emPx);
    expect(said?.lines).toEqual(next?.lines);
  });
});
