import { describe, expect, it } from 'vitest';
import { readClauses } from '../reading/read-clauses.ts';
import { said } from '../testing/said.ts';
import { productMoments } from './product-moments.ts';
import { toldOfProduct } from './told-of-product.ts';

const LONGEST_AWAY_SEC = 4;

const SCRIPTS = [
  [
    'en-US',
    'This bag was roasted yesterday, two streets from here. Open it and the whole kitchen smells of cocoa. We roast on Mondays, we ship on Tuesdays, and you brew on Wednesday. No bitterness, no burnt taste. Twelve dollars, and shipping is on us. Start your week with a better cup.',
  ],
  [
    'en-US',
    'Guess what makes a rented room feel like yours. Not paint. Not plants. It is the smell. I pour every candle by hand, in small batches, with soy wax from a farm in Ohio. Light it when you come home, and in ten minutes the day is gone. Fifty hours each. Pick cedar or fig, and write me which one you chose.',
  ],
  [
    'de-DE',
    'Kennst du das? Der Tee ist kalt, bevor du ihn trinkst. Die Kanne hier hält ihn vier Stunden heiß. Doppelwandiges Glas, ein Deckel aus Eiche, und der Henkel bleibt kühl. Ich fülle sie morgens um acht, und mittags dampft sie noch. Sie passt in jede Spülmaschine.',
  ],
  [
    'es-ES',
    '¿Te gusta el picante de verdad? Entonces siéntate. Esta salsa lleva tres chiles, mango y un secreto de mi madre. Primero es dulce, luego avisa, y al final te despierta. La hacemos los jueves en una olla de cuarenta litros. Va con tacos, con huevos, hasta con pizza. Pide dos botes y el envío te sale gratis.',
  ],
] as const;

/** How long it is away at a time after it was first seen, without what is older or bad. */
function longestAwaySec(script: string, locale: string, isHeld: boolean): number {
  const reading = said(script, locale);
  const { durationSec } = reading;
  const told = toldOfProduct(readClauses(reading), { names: [], locale, durationSec });
  const moments = productMoments(reading, [], { isHeld });
  const gaps = moments.map(({ untilSec }, index) => {
    const nextSec = moments[index + 1]?.fromSec ?? durationSec;
    const away = told.find(({ isAway, fromSec }) => isAway && fromSec >= untilSec && fromSec < nextSec);
    return (away?.fromSec ?? nextSec) - untilSec;
  });
  return Math.max(...gaps);
}

describe('a product that was shown', () => {
  it.each(SCRIPTS.flatMap(([locale, script]) => [true, false].map((isHeld) => [locale, isHeld, script] as const)))(
    'is never away for long (%s, held %s): %s',
    (locale, isHeld, script) => {
      expect(longestAwaySec(script, locale, isHeld)).toBeLessThan(LONGEST_AWAY_SEC);
    },
  );

  it.each(SCRIPTS)('comes and goes between words (%s): %s', (locale, script) => {
    const reading = said(script, locale);
    const cut = productMoments(reading, []).flatMap(({ fromSec, untilSec }) =>
      reading.words.filter(({ startSec, endSec }) =>
        [fromSec, untilSec].some((sec) => sec > startSec + 0.01 && sec < endSec - 0.01),
      ),
    );
    expect(cut).toEqual([]);
  });

  it('stays away while what was before it is told', () => {
    const old = 'My old one dripped all day. My old one smelled of smoke. My old one broke in May. My old one is gone.';
    const reading = said(`This cup keeps coffee hot. ${old} I drink it slowly.`);
    const within = ({ startSec }: { startSec: number }) =>
      productMoments(reading, []).some(({ fromSec, untilSec }) => startSec >= fromSec && startSec < untilSec);
    expect(reading.words.filter(({ text }) => text === 'old').some(within)).toBe(false);
  });

  it('is shown in a passage without a word for it where one before it showed it', () => {
    const reading = said('We open the shop at nine. Parking stands behind the house. My sister makes cake on Sundays.');
    const inPassage = (wasShown: boolean) => productMoments(reading, [], { passage: { isFirst: false }, wasShown });
    expect(inPassage(false)).toEqual([]);
    expect(inPassage(true).length).toBeGreaterThan(0);
  });
});
