import { keptPlan } from '@herald/media/film-plan';
import { describe, expect, it } from 'vitest';
import type { Camera } from '../direction.ts';
import { cameraOf, planOf, SIZES } from '../testing/planned-shots.ts';
import { said } from '../testing/said.ts';

const figures: Camera['figures'] = {
  sizes: ['wide', 'medium'],
  stickerSizes: { alone: ['wide'], number: [], chips: [] },
  fromSec: 0,
  isMarkedOnly: false,
  saysCalls: true,
  closesWithOffer: true,
};
const CAMERA = cameraOf({ sizes: [...SIZES, 'product', 'card'], figures });
const STORY = 'My dog hated every shampoo we tried. Then my groomer gave me this oat bar. It foams up in seconds.';
const CALLS: Readonly<Record<string, string>> = {
  'en-US': 'It holds. It is dry. I use it daily. Call us today.',
  'de-DE': 'Es ist dicht. Es hält. Ich mag es jeden Tag. Ruft uns heute an.',
  'es-ES': 'Es suave. Es mío. Lo uso cada día. Llámanos hoy.',
  'fr-FR': 'Elle est chaude. Je la porte. Elle est à moi. Appelez-nous.',
};
const PRODUCT = { moments: [{ fromSec: 3, untilSec: 8 }], heldBy: null, x: 0.3, y: 0.2 } as const;

const lastOf = (closing: string, { camera = CAMERA, hasProduct = false, isHeld = false, locale = 'en-US' } = {}) => {
  const reading = said(`${STORY} ${closing}`, locale);
  const product = isHeld ? ({ ...PRODUCT, heldBy: 'left' } as const) : PRODUCT;
  const { shots, figures: shown } = planOf(reading, camera, hasProduct ? { product } : {});
  const shot = shots.at(-1);
  const first = reading.words.find(({ startSec }) => startSec >= (shot?.fromSec ?? 0))?.text;
  const prices = shown
    .filter(({ kind, fromSec }) => kind === 'number' && fromSec >= (shot?.fromSec ?? 0))
    .map(({ parts }) => parts[0]?.text);
  return { isOffer: shot?.isOffer === true, first, prices };
};

describe('the offer that ends a film', () => {
  it('has a card from its first clause on, with the price as it is written', () => {
    expect(lastOf("It's fourteen dollars, at muddypaws.com.")).toEqual({
      isOffer: true,
      first: "It's",
      prices: ['$14'],
    });
  });

  it.each([
    ["It's fourteen dollars, and you get it at muddypaws.com.", 'and', '$14'],
    ["It's fourteen dollars, shipping is on us. Order yours at muddypaws.com.", 'Order', '$14'],
    ['The whole bar is fourteen dollars right now. Call 555 0142 and ask for Manny.', 'Call', '$14'],
  ])('leaves a price that is said earlier to who says it, and has it, too: %s', (closing, first, price) => {
    expect(lastOf(closing)).toEqual({ isOffer: true, first, prices: [price] });
  });

  it.each([
    ['Order yours at muddypaws.com.', 'Order'],
    ['Use the code PAWS20 when you order.', 'Use'],
    ['Find us at @muddypaws today.', 'Find'],
    ['Get yours at muddypaws dot com.', 'Get'],
  ])('is what people type, without a price: %s', (closing, first) => {
    expect(lastOf(closing)).toEqual({ isOffer: true, first, prices: [] });
  });

  it('is a price where the product is shown or something is asked for, not of what the speaker paid', () => {
    expect(lastOf("It's fourteen dollars.").isOffer).toBe(false);
    expect(lastOf("It's fourteen dollars.", { hasProduct: true }).prices).toEqual(['$14']);
    expect(lastOf("It's fourteen dollars. Call us today.").prices).toEqual(['$14']);
    expect(lastOf('I paid ninety dollars for the last one. Call us today.')).toMatchObject({
      isOffer: true,
      prices: [],
    });
  });

  it('is no card where a hand holds the product', () => {
    const closing = "It's fourteen dollars, and you get it at muddypaws.com.";
    expect(lastOf(closing, { hasProduct: true }).isOffer).toBe(true);
    expect(lastOf(closing, { hasProduct: true, isHeld: true }).isOffer).toBe(false);
    expect(lastOf('The first bar is free. Order yours today.', { hasProduct: true, isHeld: true }).isOffer).toBe(false);
  });

  it('is a street with its house, also where a hand held the product before', () => {
    const closing =
      "One pound is eleven dollars, or two for twenty. It's the yellow stand, 218 Miller Creek Road, Saturdays till two.";
    const first = '218';
    for (const isHeld of [false, true])
      expect(lastOf(closing, { hasProduct: true, isHeld })).toEqual({ isOffer: true, first, prices: ['$11'] });
    expect(lastOf('Come to 90 Harbor Street. Go soon.').isOffer).toBe(true);
    expect(lastOf('We are at 90 Harbor Street. Go soon.').isOffer).toBe(true);
    expect(lastOf('Call me, 555 0142, ask for Manny.').isOffer).toBe(true);
    expect(lastOf("Don't call 555 0142. Go soon.").isOffer).toBe(false);
    expect(lastOf('I grew up at 90 Harbor Street. Go soon.').isOffer).toBe(false);
  });

  it.each([
    ['en-US', 'Moving this spring? Text them today for a flat price.', ['Text them today for a flat price']],
    ['en-US', 'They sell out, so order yours by Thursday.', ['Order yours by Thursday']],
    ['en-US', 'Come try the first one free this Saturday.', ['First one free', 'Come try this Saturday']],
    ['en-US', 'Text Happy Leash today, and the first walk is on us.', ['First walk on us', 'Text Happy Leash today']],
    [
      'en-US',
      'Message Sparkle and Sons this week for ten dollars off.',
      ['$10 off', 'Message Sparkle and Sons this week'],
    ],
    ['en-US', 'Pine Street Optical has them. Go book your eye test.', ['Pine Street Optical', 'Go book your eye test']],
    ['en-US', 'Coach Renee has time. Go book your lesson.', ['Go book your lesson']],
    [
      'de-DE',
      'Fensterbau Krüger kam. Ruft an, die Beratung ist kostenlos.',
      ['Beratung kostenlos', 'Ruft an', 'Fensterbau Krüger'],
    ],
    [
      'es-ES',
      'Fui a la gestoría de Nuria. Llámala, la primera consulta es gratis.',
      ['Primera consulta gratis', 'Llámala', 'Gestoría de Nuria'],
    ],
    [
      'fr-FR',
      'Appelez Plomberie Morel, le déplacement est gratuit.',
      ['Déplacement gratuit', 'Appelez Plomberie Morel'],
    ],
    ['it-IT', 'Il controllo è gratis. Ordinatelo adesso.', ['Controllo gratis', 'Ordinatelo adesso']],
    ['pt-BR', 'A primeira aula é grátis. Chama no WhatsApp hoje.', ['Primeira aula grátis', 'Chama no WhatsApp hoje']],
    ['hi-IN', 'पहली क्लास मुफ़्त है। आज ही फ़ोन करो।', ['पहली क्लास मुफ़्त', 'आज ही फ़ोन करो']],
  ])('is what is asked, below what is offered or who offers it, in %s: %s', (locale, closing, lines) => {
    const { shots, figures: shown } = planOf(said(`${STORY} ${closing}`, locale), CAMERA);
    const { isOffer, place, fromSec } = shots.at(-1) ?? { fromSec: 0 };
    const offered = shown.filter((figure) => figure.kind === 'number' && figure.fromSec >= fromSec - 0.2);
    expect(isOffer).toBe(true);
    expect([...offered.map(({ parts }) => parts[0]?.text), ...(place?.lines ?? [])]).toEqual(lines);
  });

  it.each([
    ['en-US', 'My shower leaked. Smith Plumbing wanted nine hundred dollars. Then I called Anna.'],
    ['en-US', 'I had called Quick Fix Plumbing twice, and nobody came. Then I called Anna.'],
    ['en-US', 'Smith Plumbing came and left. Then I called Anna, and she fixed it.'],
    ['en-US', 'I grew up on Long Farm Road. My shower leaked for weeks.'],
    ['en-US', 'I went to Harvard Law School. Then I began to bake bread.'],
    ['en-US', 'I work in Real Estate Law. My back hurt for weeks.'],
    ['de-DE', 'Meine Dusche war kaputt. Im Baumarkt Hof fand ich nichts. Dann kam Anna.'],
    ['es-ES', 'Perdí el bolso en la tienda de Zara. Luego me hicieron este.'],
    ['fr-FR', "Je sortais du café de Paris. Ma veste était trempée. Puis j'ai trouvé celle-ci."],
  ])('never names a rival, a school of long ago or a street, in %s: %s', (locale, story) => {
    const { shots } = planOf(said(`${story} ${CALLS[locale]}`, locale), CAMERA);
    expect(shots.at(-1)?.isOffer).toBe(true);
    expect(shots.at(-1)?.place?.lines).toHaveLength(1);
  });

  it.each([
    'Moving Grandma took two hours. Text them today.',
    'Driving Anna to school is fun now. Text them today.',
    'My Aunt Honey loves it. Text them today.',
    'It beats the Dyson Floors mop. Text them today.',
    'OUR COFFEE IS HOT. Text them today.',
  ])('takes no name of what only looks like one: %s', (closing) => {
    const { shots } = planOf(said(`${STORY} ${closing}`), CAMERA);
    expect(shots.at(-1)?.place?.lines).toEqual(['Text them today']);
  });

  it.each([
    ['My knee hurt for a year. So I went to Harbor Physical Therapy.', 'Harbor Physical Therapy'],
    ['I waved at a mailbox. I finally got great glasses at Pine Street Optical.', 'Pine Street Optical'],
    ['I was ready for a fight. Two Brothers Moving shows up early.', 'Two Brothers Moving'],
    ['Smith Plumbing wanted nine hundred dollars. Then I called Marlow Plumbing, and it holds.', 'Marlow Plumbing'],
  ])('names who helped: %s', (story, name) => {
    const { shots } = planOf(said(`${story} It took two hours. I use it daily. He laughed. Call them today.`), CAMERA);
    expect(shots.at(-1)?.place?.lines).toContain(name);
  });

  it('is a shop that is named with where it is, also where its call is a word that denies', () => {
    expect(lastOf('Stop by Kowalski Auto on Ninth.').isOffer).toBe(true);
    expect(lastOf('Never stop by Kowalski Auto on Ninth.').isOffer).toBe(false);
  });

  it('has no price where two were said before it, and is no card where a mark asks for none', () => {
    const small = 'The small bar is nine dollars, and it lasts one dog for a month or so.';
    const large = 'The large bar is twelve dollars, and it lasts for a year.';
    const order = 'Order yours at muddypaws.com, and let your dog try it.';
    expect(lastOf(`${small} ${large} ${order}`)).toMatchObject({ isOffer: true, prices: [] });
    expect(lastOf(`${large} ${order}`)).toMatchObject({ isOffer: true, prices: ['$12'] });
    for (const mark of ['[no figure]', '[show product]'])
      expect(lastOf(`It's fourteen dollars ${mark} and you get it at muddypaws.com.`).isOffer).toBe(false);
  });

  it('is a street where a hand puts the product down on its card, and none where it is up to the end', () => {
    const reading = said(`${STORY} It's the yellow stand, 218 Miller Creek Road, Saturdays till two. Say hi.`, 'en-US');
    const endsOnOffer = (downBeforeSec: number) => {
      const moments = [{ fromSec: 3, untilSec: reading.durationSec - downBeforeSec }];
      const { shots } = planOf(reading, CAMERA, { product: { ...PRODUCT, heldBy: 'left', moments } });
      return shots.at(-1)?.isOffer === true;
    };
    expect([4, 2, 1.2, 0.5, 0].map(endsOnOffer)).toEqual([true, true, true, false, false]);
  });

  it('has the price that was said before it, where both are too long for one card', () => {
    const closing =
      "It's thirty-nine dollars with free shipping to all of Europe. Order yours at muddypaws.com, and let your own dog try it for thirty days.";
    expect(lastOf(closing)).toEqual({ isOffer: true, first: 'for', prices: ['$39'] });
  });

  it.each([
    ['en-US', "It's now $14, down from $20. Get it at muddypaws.com.", ['$14']],
    ['de-DE', 'Es kostet 14 Euro statt 20 Euro, auf muddypaws.de.', ['14\u00a0€']],
    ['fr-FR', 'Il coûte 14 euros au lieu de 20 euros, sur muddypaws.fr.', ['14\u00a0€']],
    ['es-ES', 'Cuesta 14 euros en vez de 20 euros, en muddypaws.es.', ['14\u00a0€']],
    ['it-IT', 'Costa 14 euro invece di 20 euro, su muddypaws.it.', ['14\u00a0€']],
    ['pt-BR', 'Custa 14 euros em vez de 20 euros, em muddypaws.pt.', ['14\u00a0€']],
    ['en-US', "It was $20. Now it's only 12. Order at muddypaws.com.", ['$12']],
    ['en-US', "It's $14 at muddypaws.com, shipping is free over $50.", ['$14']],
    ['en-US', 'Would you pay $50? It is $14 at muddypaws.com.', ['$14']],
    ['en-US', "It's $14 a month at muddypaws.com, plus a $5 setup fee.", []],
    ['en-US', 'Two for $20, one for $12. Order at muddypaws.com.', ['$12']],
    ['en-US', 'It saves you $300 a year. Book at muddypaws.com.', []],
    ['en-US', 'Get $5 off at muddypaws.com.', []],
    ['en-US', 'Groomers charge $90 for this. Get yours at muddypaws.com.', []],
    ['en-US', 'It costs 20% less today. Order at muddypaws.com.', []],
    ['en-US', 'I paid $90 for the last one. Order at muddypaws.com.', []],
    ['en-US', 'Our bars are fourteen dollars at muddypaws.com.', ['$14']],
    ['en-US', 'Get ours for $14 at muddypaws.com.', ['$14']],
    ['de-DE', 'Bei uns kostet es 14 Euro, auf muddypaws.de.', ['14\u00a0€']],
    ['fr-FR', 'Chez nous, il coûte 14 euros. Commandez sur muddypaws.fr.', ['14\u00a0€']],
  ])('has the price that is asked, and none where that is not clear: %s %s', (locale, closing, prices) => {
    expect(lastOf(closing, { locale })).toMatchObject({ isOffer: true, prices });
  });

  it.each([
    ['fr-FR', 'Il coûte 14 € chez nous. Commandez sur muddypaws.fr.', '14 €'],
    ['pt-BR', 'Custa R$ 14 hoje. Peça em muddypaws.pt.', 'R$ 14'],
    ['en-US', "It's fourteen dollars at muddypaws.com.", 'fourteen dollars'],
  ])('knows all words that say its price: %s %s', (locale, closing, price) => {
    const { words, ...reading } = said(`${STORY} ${closing}`, locale);
    const { figures: shown } = planOf({ ...reading, words }, CAMERA);
    const [from = 0, until = 0] = shown.flatMap(({ parts, saidUntilSec }) =>
      saidUntilSec === undefined ? [] : [parts[0]?.atSec ?? 0, saidUntilSec],
    );
    const saying = words.filter(({ startSec, endSec }) => startSec >= from && endSec <= until);
    expect(saying.map(({ text }) => text).join(' ')).toBe(price);
  });

  it.each([
    "Don't buy it at amazon.com. Our shop is open.",
    'Why buy it at amazon.com? Our shop is open.',
    "Find us at muddypaws.com. Don't buy it at amazon.com.",
  ])('has no address that somebody advises against: %s', (closing) => {
    expect(lastOf(closing).isOffer).toBe(false);
  });

  it('gives way to what somebody asked for, to a link with a button, to an end card, and to grave news', () => {
    const closing = 'Order yours at muddypaws.com.';
    const without = (change: Partial<NonNullable<Camera['figures']>>) => ({
      camera: { ...CAMERA, figures: { ...figures, ...change } },
    });
    expect(lastOf(`[close] ${closing}`).isOffer).toBe(false);
    expect(lastOf(`[no figure] ${closing}`).isOffer).toBe(false);
    expect(lastOf('It is at muddypaws.com, the link is below.').isOffer).toBe(false);
    expect(lastOf(closing, without({ closesWithOffer: false })).isOffer).toBe(false);
    expect(lastOf(closing, without({ isMarkedOnly: true })).isOffer).toBe(false);
    const single = cameraOf({ ...CAMERA, pace: 'single' });
    expect(lastOf(closing, { camera: single }).isOffer).toBe(false);
    const marked = planOf(said(`${STORY.replace('It foams', '[close] It foams')} ${closing}`), single);
    expect(marked.shots.map(({ size }) => size)).not.toContain('card');
    expect(lastOf(`My father died last week. ${closing}`).isOffer).toBe(false);
    const early = planOf(said(`My father died last year. ${STORY} ${closing}`), CAMERA);
    expect(early.shots.at(-1)?.isOffer).toBeUndefined();
  });

  it('is a whole last paragraph, where one before it shows who speaks', () => {
    const reading = said("It's fourteen dollars at muddypaws.com.");
    const shotsAs = (passage: { isFirst: boolean; isLast: boolean }) => planOf(reading, CAMERA, { passage }).shots;
    expect(shotsAs({ isFirst: false, isLast: true })).toEqual([{ fromSec: 0, size: 'card', isOffer: true }]);
    expect(shotsAs({ isFirst: true, isLast: true }).map(({ size }) => size)).not.toContain('card');
    expect(shotsAs({ isFirst: false, isLast: false }).map(({ size }) => size)).not.toContain('card');
  });

  it('stays in a plan that locks it, also over two sentences and behind hands that are seen', () => {
    for (const closing of [
      "It's fourteen dollars with free shipping. Order yours at muddypaws.com.",
      'Use the code PAWS20 when you order. It is all at muddypaws.com, and we ship tonight.',
      'Your dog will love it. Order yours at muddypaws.com.',
      'Coffee for you, a bath for him. Order yours at muddypaws.com.',
      "Three days later it was here. It's fourteen dollars at muddypaws.com.",
      "It's thirty-nine dollars with free shipping to all of Europe. Order yours at muddypaws.com, and let your own dog try it for thirty days.",
    ]) {
      const reading = said(`${STORY} ${closing}`);
      const free = planOf(reading, CAMERA);
      const locked = planOf({ ...reading, plan: keptPlan(free.shown) }, CAMERA);
      expect(free.shots.at(-1)?.isOffer).toBe(true);
      expect(locked.shots).toEqual(free.shots);
      expect(locked.figures).toEqual(free.figures);
    }
  });
});
