import type { PlannedFigure } from '@herald/media/scene/figures';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import type { ShotPlace } from '@herald/media/scene/shot-plan';
import { describe, expect, it } from 'vitest';
import { saidOffer } from './said-offer.ts';

const price: PlannedFigure = {
  kind: 'number',
  fromSec: 5.4,
  untilSec: 10,
  parts: [{ text: '$14', atSec: 5.5 }],
  saidUntilSec: 6.4,
};

/** A word every half a second; the card begins at 5 s. */
function offerOf(
  words: string,
  figures: PlannedFigure[] = [],
  change: { isOffer?: true; saidFromSec?: number; place?: ShotPlace } = { isOffer: true },
) {
  const spec = parseSceneSpec({
    performer: { kind: 'preset', presetId: 'emma' },
    background: { kind: 'color', color: '#203040' },
    durationSec: 12,
    captions: { style: 'pop', position: 'bottom' },
    words: words.split(' ').map((text, index) => ({ text, startSec: index / 2, endSec: index / 2 + 0.4 })),
    shots: [
      { fromSec: 0, size: 'wide' },
      { fromSec: 4.95, size: 'card', ...change },
    ],
    figures,
  });
  const offer = saidOffer(spec);
  const left = spec.words.filter((word) => !offer?.says(word)).map(({ text }) => text);
  return offer && { headline: offer.headline.text, detail: offer.detail?.text ?? null, left: left.join(' ') };
}

const PLACE: ShotPlace = { lines: ['218 Miller Creek Road', 'Saturdays till two'], atSec: 6.5, untilSec: 9.9 };

const BEFORE = 'we wash dogs and they like our oat bar most.';

it('shows a price and an address, and leaves the other words to the captions', () => {
  expect(offerOf(`${BEFORE} It's fourteen dollars and you get it at muddypaws.com.`, [price])).toEqual({
    headline: '$14',
    detail: 'muddypaws.com',
    left: `${BEFORE} It's and you get it at`,
  });
});

it('shows what was said before a late card began, and leaves those words to the captions of who said them', () => {
  const text = 'we wash dogs all day So order yours at muddypaws.com and be quick.';
  expect(offerOf(text, [], { isOffer: true, saidFromSec: 2.5 })).toMatchObject({
    headline: 'So order yours at',
    detail: 'muddypaws.com',
  });
  expect(offerOf(text)).toBeNull();
});

it('shows the words that lead to an address, where they are short', () => {
  expect(offerOf(`${BEFORE} So order yours at muddypaws.com today.`)).toEqual({
    headline: 'So order yours at',
    detail: 'muddypaws.com',
    left: `${BEFORE} today.`,
  });
  expect(offerOf(`${BEFORE} So whenever your dog needs a bath again order it at muddypaws.com.`)).toEqual({
    headline: 'muddypaws.com',
    detail: null,
    left: `${BEFORE} So whenever your dog needs a bath again order it at`,
  });
});

it('shows a price that was said before it, and leaves all words before it to the captions', () => {
  const { saidUntilSec: _, ...saidBefore } = { ...price, parts: [{ text: '$39', atSec: 1.5 }] };
  const offer = offerOf(`${BEFORE} Order yours at muddypaws.com today.`, [saidBefore]);
  expect(offer).toEqual({
    headline: '$39',
    detail: 'muddypaws.com',
    left: `${BEFORE} Order yours at today.`,
  });
});

it('is not every card that ends a film', () => {
  expect(offerOf(`${BEFORE} Order yours at muddypaws.com.`, [], {})).toBeNull();
});

it('shows a street and its hours below a price, else large', () => {
  const words = `${BEFORE} It's the yellow stand, 218 Miller Creek Road, Saturdays till two.`;
  const change = { isOffer: true, place: { ...PLACE, atSec: 7, untilSec: 10.4 } } as const;
  const before = { ...price, parts: [{ text: '$11', atSec: 1.5 }] };
  const { saidUntilSec: _, ...saidBefore } = before;
  expect(offerOf(words, [saidBefore], change)).toEqual({
    headline: '$11',
    detail: '218 Miller Creek Road\nSaturdays till two',
    left: `${BEFORE} It's the yellow stand,`,
  });
  expect(offerOf(words, [], change)).toMatchObject({ headline: '218 Miller Creek Road', detail: 'Saturdays till two' });
});

describe('a card with a street or a number', () => {
  const words = `${BEFORE} Come to 218 Miller Creek Road, Saturdays till two, or order at millerhoney.com today.`;
  const said = { atSec: 6, untilSec: 9.4 };
  const street = { lines: ['218 Miller Creek Road', 'Saturdays till two'], ...said };
  const bare = { lines: ['218 Miller Creek Road'], ...said };
  const phone = { lines: ['555 0142', 'Ortiz and Sons', 'Ask for Manny'], ...said };
  const { saidUntilSec: _, ...priceBefore } = { ...price, parts: [{ text: '$11', atSec: 1.5 }] };
  const [web, hours, who, asked] = ['millerhoney.com', 'Saturdays till two', 'Ortiz and Sons', 'Ask for Manny'];

  it.each([
    ['a street, its hours and a web address', street, [], street.lines[0], [web, hours]],
    ['a street and a web address', bare, [], bare.lines[0], [web]],
    ['a price, a street, its hours and a web address', street, [priceBefore], '$11', [web, ...street.lines]],
    ['a price, a street and a web address', bare, [priceBefore], '$11', [web, ...bare.lines]],
    ['a number, who answers it, whom to ask for and a web address', phone, [], '555 0142', [web, who, asked]],
    ['a price, a number, whom to ask for and a web address', phone, [priceBefore], '$11', [web, '555 0142', asked]],
  ] as const)('shows %s, and no caption says them', (_title, place, prices, headline, pill) => {
    const shown = offerOf(words, [...prices], { isOffer: true, place: { ...place, lines: [...place.lines] } });
    expect(shown).toEqual({ headline, detail: pill.join('\n'), left: `${BEFORE} Come to or order at today.` });
  });

  it.each([
    ['a street alone', bare, [], bare.lines[0], null],
    ['a street and its hours', street, [], street.lines[0], hours],
    ['a price and a street', bare, [priceBefore], '$11', bare.lines[0]],
    ['a price, a street and its hours', street, [priceBefore], '$11', street.lines.join('\n')],
    ['a number, who answers it and whom to ask for', phone, [], '555 0142', `${who}\n${asked}`],
    ['a price, a number, who answers it and whom to ask for', phone, [priceBefore], '$11', phone.lines.join('\n')],
  ] as const)('shows %s where nobody says a web address', (_title, place, prices, headline, detail) => {
    const onCard = { ...place, lines: [...place.lines] };
    const shown = offerOf(words.replace('or order at millerhoney.com', 'and come soon'), [...prices], {
      isOffer: true,
      place: onCard,
    });
    expect(shown).toMatchObject({ headline, detail });
  });
});

it('a call is not on the pill of the number that it asks to dial', () => {
  const call: PlannedFigure = { kind: 'chips', fromSec: 4.9, untilSec: 8, parts: [{ text: 'Call me', atSec: 5 }] };
  const place = { lines: ['555 0142'], atSec: 6, untilSec: 6.9 };
  const before: PlannedFigure = { kind: 'number', fromSec: 5, untilSec: 10, parts: [{ text: '$14', atSec: 3 }] };
  const shown = offerOf(`${BEFORE} Call me, 555 0142.`, [before, call], { isOffer: true, place });
  expect(shown).toMatchObject({ headline: '$14', detail: '555 0142' });
});

it.each([
  ['Book your free tasting today at 12 Elm Street.', 'Book your free tasting today', 4.95, 8],
  ['Visit us at 12 Elm Street. Book your table.', 'Book your table', 8, 6.5],
])('a call beside a street stays in the captions: %s', (words, text, callSec, streetSec) => {
  const parts = [{ text, atSec: callSec }];
  const call: PlannedFigure = { kind: 'chips', fromSec: callSec - 0.1, untilSec: 11, parts };
  const place = { lines: ['12 Elm Street'], atSec: streetSec, untilSec: streetSec + 1.4 };
  const shown = offerOf(`${BEFORE} ${words}`, [call], { isOffer: true, place });
  expect(shown).toMatchObject({ headline: '12 Elm Street', detail: null });
  expect(shown?.left).toContain(text);
});
