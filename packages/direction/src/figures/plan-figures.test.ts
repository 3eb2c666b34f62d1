import { GESTURES } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import type { Camera } from '../direction.ts';
import { planDirection } from '../plan/plan-direction.ts';
import { BESIDES, CAMERA, countedIn, namesOf, planned } from '../testing/planned-figures.ts';
import { said } from '../testing/said.ts';
import { TWENTY_SCRIPTS } from '../testing/twenty-scripts.ts';
import { figuresInShots } from './figures-in-shots.ts';

describe('a sticker on a card', () => {
  it('that a mark asks for stays until the card goes', () => {
    const script = 'We cook for you every day. [card] All of it [sticker heart] is fresh. We are here for all of you.';
    const { figures, shots } = planned(script, { sizes: CAMERA.sizes });
    const at = shots.findIndex(({ size }) => size === 'card');
    expect(figures.find(({ kind }) => kind === 'sticker')?.untilSec).toBe(shots[at + 1]?.fromSec);
  });
});

it('a sticker that a mark asks for is seen where only numbers have a place', () => {
  const figures = { ...CAMERA.figures, stickerSizes: { alone: [], number: [], chips: [] } } as const;
  const script = 'We cook for you every day, and all of it [sticker heart] is fresh from the garden behind our house.';
  expect(namesOf(script, { figures } as Partial<Camera>)).toContain('sticker heart');
});

describe('a call', () => {
  const figures = { sizes: ['wide', 'medium'], stickerSizes: BESIDES, fromSec: 0, isMarkedOnly: false } as const;
  const script = 'We bake bread here. You can have it for $9 all week. [close] Call us today.';
  const namedWith = (change: Partial<NonNullable<Camera['figures']>>) =>
    namesOf(script, { figures: { ...figures, ...change } });

  it('that captions say needs no room in its shot, and one with a sign does', () => {
    expect(namedWith({ saysCalls: true })).toContain('chips Call us today');
    expect(namedWith({})).not.toContain('chips Call us today');
    expect(namedWith({ saysCalls: true, isMarkedOnly: true })).not.toContain('chips Call us today');
  });

  it('that captions say in other words has a sign as without captions', () => {
    const spoken = 'We bake bread here. You can have it for $9 all week. Type the word yes. It is open now.';
    const { figures: seen } = planned(spoken, { figures: { ...figures, saysCalls: true } });
    expect(seen).toEqual(planned(spoken, { figures }).figures);
    expect(seen.flatMap(({ parts }) => parts.map(({ text }) => text))).toContain('Type “yes”');
  });

  it('that captions say lets a thing come with its word that would wait for a sign', () => {
    const spoken = 'Come in any day you like, and see us. We bake bread and brew coffee. Book a visit today.';
    const stickerSizes = { alone: ['wide', 'medium'], number: [], chips: [] } as const;
    const thingsWith = (saysCalls: boolean) =>
      planned(spoken, { figures: { ...figures, stickerSizes, saysCalls } }).figures.filter(
        ({ kind }) => kind === 'sticker',
      );
    expect(thingsWith(true)).not.toEqual(thingsWith(false));
    for (const { fromSec, parts } of thingsWith(true)) expect(fromSec).toBeCloseTo((parts[0]?.atSec ?? 0) - 0.1);
  });
});

describe('a sticker beside a price', () => {
  const soon = 'You get it for $49 this [sticker heart] week only, in our shop. All of it is for you, as you know.';
  const later = 'You get it for $49, and it [sticker heart] comes to your door for free. See for yourself this week.';
  const seen = (script: string, stickerSizes: NonNullable<Camera['figures']>['stickerSizes']) => {
    const room = { sizes: ['wide', 'medium'], stickerSizes, fromSec: 0, isMarkedOnly: false } as const;
    const { figures, shown } = planned(script, { figures: room });
    const [price, sticker] = (['number', 'sticker'] as const).map((kind) => figures.find((one) => one.kind === kind));
    return { price, sticker, named: shown.sentences.flatMap((sentence) => sentence.figures) };
  };
  const NO_ROOM = { alone: ['wide', 'medium'], number: [], chips: [] } as const;

  it('comes with its word where there is room', () => {
    const { price, sticker, named } = seen(soon, BESIDES);
    expect(sticker?.fromSec).toBeLessThan(price?.untilSec ?? 0);
    expect(named).toEqual(['figure $49', 'sticker heart']);
  });

  it('comes after the price where there is none', () => {
    expect(seen(later, BESIDES).sticker?.fromSec).toBeLessThan(seen(later, BESIDES).price?.untilSec ?? 0);
    const { price, sticker, named } = seen(later, NO_ROOM);
    expect(sticker?.fromSec).toBe(price?.untilSec);
    expect(named).toContain('sticker heart');
  });

  it('is not in the plan where it would be seen too short', () => {
    expect(seen(soon, NO_ROOM)).toMatchObject({ sticker: undefined, named: ['figure $49'] });
  });
});

describe('figures', () => {
  it('of a number whose thousands a space sets apart are the whole number', () => {
    const { words, ...rest } = said('Plus de 12_000 clients sont ravis. Nous sommes ici toute la semaine.', 'fr-FR');
    const reading = { ...rest, words: words.map((word) => ({ ...word, text: word.text.replace('_', ' ') })) };
    const taste = { mood: 'joyous', gestures: GESTURES } as const;
    const { shown } = planDirection(reading, { product: null, camera: CAMERA }, taste, 1);
    expect(shown.sentences[0]?.figures).toEqual(['figure 12 000 clients']);
  });

  it.each([
    ['A full check costs $49 in our shop.', 'en-US', 'figure $49'],
    ['You save 40% with this code today.', 'en-US', 'figure save 40%'],
    ['I take two drops in the morning.', 'en-US', 'figure 2 drops'],
    ['It is ready in 3 days, and we bring it.', 'en-US', 'figure in 3 days'],
    ['We are there for you 24/7, all year.', 'en-US', 'figure 24/7'],
    ['Our dog food costs nineteen pounds a month.', 'en-GB', 'figure £19'],
    ['A kettlebell is yours for under twenty pounds.', 'en-GB', 'figure £20'],
    ['We have a twenty pound dog in here.', 'en-US', 'figure 20 pound'],
    ['All dogs under twenty pounds ride for free.', 'en-US', 'figure 20 pounds'],
    ['Er läuft nach vier Terminen wieder.', 'de-DE', 'figure 4 Termine'],
    ['Das kostet heute nur 9,99 € im Laden.', 'de-DE', 'figure 9,99 €'],
    ['Nach zwei Wochen war alles gut.', 'de-DE', 'figure Nach 2 Wochen'],
    ['Meistens ist es in drei Tagen fertig.', 'de-DE', 'figure in 3 Tagen'],
    ['Mit 24 Monaten Garantie fahren Sie los.', 'de-DE', 'figure 24 Monaten Garantie'],
    ['Tout est prêt en trois jours chez nous.', 'fr-FR', 'figure en 3 jours'],
    ['It was dry, red, tight.', 'en-US', 'chips Dry, Red, Tight'],
    ['No frozen dough, no powder, no shortcuts.', 'en-US', 'chips No frozen dough, No powder, No shortcuts'],
    ['Twelve cans are 24 dollars, come in.', 'en-US', 'figure $24'],
    ['This is my gas bill from January: 412.', 'en-US', 'figure 412'],
    ['New they are over a thousand, and I paid 790.', 'en-US', 'figure 790'],
    ['We pay 68 every other Friday for it.', 'en-US', 'figure 68'],
    ['Did you know that 87 people wait for it?', 'en-US', 'figure 87 people'],
    ['Could you use thirty dollars more?', 'en-US', 'figure $30'],
    ['Das war die Rechnung vom Januar: 412.', 'de-DE', 'figure 412'],
    ['More than two hundred restaurants did it before you.', 'en-US', 'figure 200 restaurants'],
    ['We spent it on two hundred and six chairs.', 'en-US', 'figure 206 chairs'],
    ['She reads for twenty five minutes before she sleeps.', 'en-US', 'figure 25 minutes'],
    ['Estuvo lista en treinta y dos días, por fin.', 'es-ES', 'figure en 32 días'],
    ['Ficou pronto em trinta e dois dias, enfim.', 'pt-BR', 'figure em 32 dias'],
    ['A new one like this is seven hundred quid.', 'en-US', 'figure £700'],
    ['And for mine I paid two hundred and sixty.', 'en-US', 'figure 260'],
    ['I paid two hundred and sixty, not a quid more.', 'en-US', 'figure £260'],
    ['Das kostet dreißig Euro im Monat.', 'de-DE', 'figure 30\u00a0€'],
    ['Prices start at a hundred and eighty-nine.', 'en-US', 'figure 189'],
    ['Im Laden habe ich dafür hundertneunzig bezahlt, bei uns Preise ab neunundvierzig.', 'de-DE', 'figure 49'],
    ['Out here, there are forty food stalls and music.', 'en-US', 'figure 40 stalls'],
    ['I bought this box of twelve letterpress cards last fall.', 'en-US', 'figure 12 cards'],
    ['It is full of 200 gram bags of coffee.', 'en-US', 'figure 200 gram'],
    ['It was cold outside, bei minus acht Grad im Hof.', 'de-DE', 'figure −8 Grad'],
    ['Okay, that is nineteen pounds a month.', 'en-GB', 'figure £19'],
    ['In one summer I lost twenty pounds with it.', 'en-US', 'figure 20 pounds'],
    ['The clinic is open from nine five till late.', 'en-US', undefined],
    ['We are clearing every shrub at half price before winter.', 'en-US', 'figure 50% off'],
    ['This one is light, and today it is half off.', 'en-US', 'figure 50% off'],
    ['Alles gibt es heute zum halben Preis, solange es reicht.', 'de-DE', 'figure −50\u00a0%'],
    ['Heute ist alles um die Hälfte günstiger als sonst.', 'de-DE', 'figure −50\u00a0%'],
    ['Hoy está todo a mitad de precio aquí.', 'es-ES', 'figure −50\u00a0%'],
    ["Aujourd'hui tout est à moitié prix ici.", 'fr-FR', 'figure −50\u00a0%'],
    ['Oggi è tutto a metà prezzo da noi.', 'it-IT', 'figure −50%'],
    ['Hoje sai tudo pela metade do preço aqui.', 'pt-BR', 'figure −50%'],
    ['आज सब कुछ आधी कीमत पर मिलता है।', 'hi-IN', 'figure −50%'],
    ['She ate half of it, and I ate the other half.', 'en-US', undefined],
    ['Il repose pendant vingt-quatre heures ici.', 'fr-FR', 'figure 24 heures'],
    ['Il vient avant dix heures du matin.', 'fr-FR', undefined],
    ['Hoje custa só R$ 99,90 aqui.', 'pt-BR', 'figure R$\u00a099,90'],
    ['It is US$ 20 for a month here.', 'en-US', 'figure US$\u00a020'],
    ['Ein Kilo davon kostet 4 Euro 90.', 'de-DE', 'figure 4,90\u00a0€'],
    ['It costs 19 dollars and 99 cents here.', 'en-US', 'figure $19.99'],
    ['We are many. Now we are only 79.', 'en-US', undefined],
    ['Now tap the link below.', 'en-US', 'arrow'],
  ])('of "%s" in %s are [%s]', (sentence, locale, figure) => {
    expect(namesOf(`${sentence} This is all for now.`, {}, locale)).toEqual(figure === undefined ? [] : [figure]);
  });

  it.each([
    ['Now tap the link below.', 'en-US', 'Link below'],
    ['The link is right there under this video.', 'en-US', 'Link'],
    ['Der Link unten führt dich hin.', 'de-DE', 'Link unten'],
  ])('label the arrow of "%s" with the words of its link', (sentence, locale, label) => {
    const arrows = planned(`${sentence} This is all for now.`, {}, locale).figures.filter(
      ({ kind }) => kind === 'arrow',
    );
    expect(arrows.flatMap(({ parts }) => parts.map(({ text }) => text))).toEqual([label]);
  });

  it('keep the arrow to the link of a last clause until the film ends', () => {
    const arrowOf = (script: string) => {
      const { figures, reading } = planned(script, { sizes: ['wide'] });
      const arrow = figures.find(({ kind }) => kind === 'arrow');
      return { untilSec: arrow?.untilSec ?? 0, seenSec: (arrow?.untilSec ?? 0) - (arrow?.fromSec ?? 0), reading };
    };
    const rest = 'and then send me one good picture of all that you want to have back by the end of this week';
    const last = arrowOf(`We sand floors. Tap the link below ${rest}.`);
    expect(last.untilSec).toBeCloseTo(last.reading.durationSec);
    expect(last.seenSec).toBeGreaterThan(3.5);
    expect(arrowOf(`Tap the link below ${rest}. We sand floors.`).seenSec).toBeLessThan(3.5);
  });

  it.each([
    ['It was $120. Now it’s only 79.', 'en-US', ['figure $120', 'figure $79']],
    ['It was 120 dollars, now it’s only 79.', 'en-US', ['figure $120', 'figure $79']],
    ['It was 120 dollars, now only seventy-nine.', 'en-US', ['figure $120', 'figure $79']],
    ['Es kostete 120 Euro. Jetzt kostet es nur noch 79.', 'de-DE', ['figure 120\u00a0€', 'figure 79\u00a0€']],
    ['Avant, c’était 120 euros. Maintenant seulement 79.', 'fr-FR', ['figure 120\u00a0€', 'figure 79\u00a0€']],
    ['Antes costaba 120 euros. Ahora por solo 79.', 'es-ES', ['figure 120\u00a0€', 'figure 79\u00a0€']],
    ['Prima costava 120 euro. Ora solo 79.', 'it-IT', ['figure 120\u00a0€', 'figure 79\u00a0€']],
    ['Antes custava 120 euros. Agora só 79.', 'pt-BR', ['figure 120\u00a0€', 'figure 79\u00a0€']],
    ['पहले यह 120 रुपये था। अब सिर्फ़ 79।', 'hi-IN', ['figure ₹120', 'figure ₹79']],
  ])('of an old price and the new one are both seen: "%s"', (sentence, locale, figures) => {
    expect(namesOf(`${sentence} This is all for now.`, {}, locale)).toEqual(figures);
  });

  it.each([
    'It all began in 2019 with my sister and me.',
    'We open at 9 am on every day but Sunday.',
    'There are three reasons why we do this here.',
    'You know all of that, and so do we.',
    'They come out of the oven at seven fifteen, so get up.',
    'It is two eighty for each of them here.',
    'It says that you live in house 24, near us.',
    'I paid it back in 2019, and that was that.',
    'I paid for all of it on March 15.',
    'Our classes start at nineteen thirty, so we come in.',
    'Do you know what is left after three moves?',
    'So then Sophie at Loft Nine opened early for me.',
    'They say that step three means we all relax.',
    'By eleven the radiators were warm, and she was asleep.',
    'By eleven the house was warm, and she was asleep.',
    'At nine my neighbours came over to see it.',
    'Before six those lines are a mile long here.',
  ])('are none of "%s"', (sentence) => {
    expect(countedIn(`${sentence} This is all for now.`)).toEqual([]);
  });

  it.each([
    ['de-DE', 'Um elf die Heizkörper anfassen, das war ein Glück.'],
    ['de-DE', 'Gegen acht meine Eltern abholen, das war der Plan.'],
    ['es-ES', 'A las once los radiadores estaban calientes.'],
    ['fr-FR', 'Vers onze les radiateurs étaient chauds chez nous.'],
    ['it-IT', 'Alle undici i termosifoni erano caldi da noi.'],
    ['it-IT', 'Alle nove gli amici erano tutti da noi.'],
    ['pt-BR', 'Às onze os radiadores estavam quentes aqui.'],
    ['en-US', 'You find us at 48 Harbor Street, behind the post office.'],
    ['en-US', 'Even if you have two left feet, you will dance by June.'],
    ['en-US', 'Kids under 5 eat for free on Tuesdays.'],
    ['en-US', 'Of all that we tried, only six made the menu.'],
    ['de-DE', 'Um sechs stehen die Bäcker schon am Ofen.'],
    ['de-DE', 'Ab halb zehn Blumen, und das ist jeden Tag so.'],
    ['es-ES', 'A las nueve llamé al fontanero del barrio.'],
    ['fr-FR', 'Rendez-vous au 12 bis, rue des Lilas, à côté.'],
    ['it-IT', 'Un cliente su tre torna entro la settimana.'],
    ['it-IT', 'Ci vediamo il 2 giugno qui da noi.'],
  ])('are none where what follows a number is something else than what it counts, in %s: "%s"', (locale, sentence) => {
    expect(countedIn(`${sentence} OK.`, locale)).toEqual([]);
  });

  it.each([['Ils en ont livré deux cent cinquante ici.', 'fr-FR']])(
    'are none of the half of a number in "%s"',
    (sentence, locale) => {
      expect(namesOf(sentence, {}, locale)).toEqual([]);
    },
  );

  it('come by marks as they are written, and not where a mark says so', () => {
    const off = { figures: { sizes: ['wide'], stickerSizes: BESIDES, fromSec: 0, isMarkedOnly: true } } as const;
    expect(namesOf('You save 40% today. [figure 3 bags] We bring you coffee. You know us.', off)).toEqual([
      'figure 3 bags',
    ]);
    expect(namesOf('[sticker heart] We bring you coffee. We are here for all of you.', off)).toEqual(['sticker heart']);
    expect(namesOf('[no figure] You save 40% today. We are here for all of you.')).toEqual([]);
  });

  it.each([
    ['It is yours for $49 this week [sticker fire]. We are here for all of you.', ['figure $49', 'sticker fire']],
    ['It is yours [sticker fire] for $49 this week. We are here for all of you.', ['sticker fire', 'figure $49']],
    ['You save 40% [arrow] with this code today. We are here for all of you.', ['figure save 40%', 'arrow']],
    [
      'No frozen dough, no powder, [sticker heart] no shortcuts. We are here for all of you.',
      ['chips No frozen dough, No powder, No shortcuts', 'sticker heart'],
    ],
    ['[no figure] [sticker heart] You save 40% today. We are here for all of you.', ['sticker heart']],
  ])('stay beside a sticker or an arrow that a mark asks for: "%s"', (script, figures) => {
    expect(namesOf(script)).toEqual(figures);
  });

  it.each([
    ['I was stung eleven times. Then I found this spray.', true],
    ['We waited six weeks, and it broke. Then we found them.', true],
    ['Two of them cost me $300 last year. Not with this one.', true],
    ['You save 40% with this code today. We are here for all of you.', undefined],
    ['Take two drops in the morning. That is all you need.', undefined],
    ['It costs $5 a month. That is all of it.', undefined],
    ["That's eight hundred and forty pounds, gone. Then we found them.", true],
    ['Forty colonies, gone in a week. Then we found them.', true],
  ])('are sober only where news are bad: "%s"', (script, isSober) => {
    expect(planned(script).figures.map((figure) => figure.isSober)).toEqual([isSober]);
  });

  it('do not number illness and death, except where a mark asks for it', () => {
    expect(namesOf('The fire killed 12 people in our town. We help those who are left.')).toEqual([]);
    expect(namesOf('[figure 12 people] The fire killed 12 people here. We help those who are left.')).toEqual([
      'figure 12 people',
    ]);
  });

  it('are seen with their word, long enough to be read, in shots that have room, and go with them', () => {
    const seen = TWENTY_SCRIPTS.flatMap((script) =>
      (['single', 'calm', 'natural', 'fast'] as const).flatMap((pace) => {
        const { figures, shots, reading } = planned(script, { pace });
        return figures.map((figure) => ({ figure, shots, reading }));
      }),
    );
    expect(seen.length).toBeGreaterThan(40);
    for (const { figure, shots, reading } of seen) {
      const { kind, fromSec, untilSec, parts } = figure;
      expect(untilSec - fromSec).toBeGreaterThanOrEqual(0.8);
      const isCall = kind === 'chips' && parts.length === 1;
      expect(untilSec - (kind === 'chips' ? (parts.at(-1)?.atSec ?? 0) : fromSec)).toBeLessThanOrEqual(
        isCall ? 6 : 3.5,
      );
      expect(reading.words.some(({ startSec }) => Math.abs(startSec - (parts[0]?.atSec ?? startSec)) < 1e-6)).toBe(
        true,
      );
      const own = shots.filter((shot, i) => shot.fromSec < untilSec && (shots[i + 1]?.fromSec ?? 99) > fromSec);
      expect(own.length).toBeLessThanOrEqual(1);
      if (kind !== 'arrow') expect(own.map(({ size }) => size)).not.toContain('close');
    }
  });

  it('go with the clause of their number, once they were read', () => {
    const { figures, reading } = planned(
      'A bag of this coffee is yours for 9 dollars. We send it on the day you order it.',
    );
    const number = figures.find(({ kind }) => kind === 'number');
    const nextSec = reading.words.find(({ text }) => text === 'We')?.startSec ?? 0;
    const readSec = (number?.fromSec ?? 0) + 1.42;
    expect(number?.untilSec).toBeLessThanOrEqual(Math.max(nextSec, readSec) + 1e-6);
    expect(number?.untilSec).toBeGreaterThanOrEqual(readSec - 1e-6);
  });

  it('bring an arrow whose word is just before a cut with the next shot, if it can be read there', () => {
    const arrowUntil = (untilSec: number) => {
      const arrow = { kind: 'arrow' as const, parts: [], fromSec: 2.9, untilSec };
      const shots = [{ fromSec: 0, size: 'medium' } as const, { fromSec: 3.6, size: 'wide' } as const];
      return figuresInShots([arrow], shots, CAMERA).map(({ fromSec }) => fromSec);
    };
    expect(arrowUntil(4.5)).toEqual([3.6]);
    expect(arrowUntil(4.2)).toEqual([]);
  });

  it('without room beside the presenter leave the shots of a film as they are', () => {
    const script =
      'You save 40% today. We are here for all of you. We are open all day. The coffee is on us, and the cake is, too.';
    const without = planned(script, { figures: undefined }).shots;
    expect(without.length).toBeGreaterThan(1);
    expect(
      planned(script, {
        figures: { sizes: [], stickerSizes: { alone: [], number: [], chips: [] }, fromSec: 0, isMarkedOnly: false },
      }).shots,
    ).toEqual(without);
    const limits = [{ fromSec: 0, untilSec: 99, sizes: ['close', 'medium'] as const }];
    const figures = { sizes: ['wide'], stickerSizes: BESIDES, fromSec: 0, isMarkedOnly: false } as const;
    expect(planned(script, { figures, limits }).shots.length).toBeGreaterThan(1);
  });

  it('are seen as long as they can be read, where a cut would fit in that time', () => {
    const offer = '[stars 4.8] Two thousand people say the very same. It is 40% off today. We are here for all of you.';
    expect(namesOf(offer)).toEqual(['stars 4.8', 'figure 40% off']);
  });

  it('show every thing of a list', () => {
    const list =
      'Your rolls are warm at seven, because we start at four. No frozen dough, no powder, no shortcuts. We are here for all of you.';
    const chips = planned(list).figures.find(({ kind }) => kind === 'chips');
    expect(chips?.parts).toHaveLength(3);
  });

  it('take the place of a product that has filled the frame before', () => {
    const reading = said(
      'Then I found this serum. I take it and my skin is calm and soft all day long. It is 40% off today. Tap the link below!',
    );
    const secOf = (word: string) => reading.words.find(({ text }) => text.startsWith(word))?.startSec ?? 0;
    const moments = ['Then', 'It'].map((word) => ({ fromSec: secOf(word), untilSec: secOf(word) + 3 }));
    const product = { moments, heldBy: null, x: 0.4, y: 0.5 };
    const camera = { ...CAMERA, sizes: ['wide', 'close', 'product'] as const };
    const taste = { mood: 'joyous', gestures: GESTURES } as const;
    const { shown } = planDirection(reading, { product, camera }, taste, 1);
    expect(shown.sentences.flatMap(({ figures }) => figures)).toContain('figure 40% off');
  });

  it('never stand in one place at a time', () => {
    for (const script of TWENTY_SCRIPTS) {
      const { figures } = planned(script, { pace: 'fast' });
      const beside = figures.filter(({ kind }) => kind !== 'arrow');
      for (const [i, { fromSec }] of beside.entries())
        expect(fromSec).toBeGreaterThanOrEqual(beside[i - 1]?.untilSec ?? 0);
    }
  });
});

it('a price that is asked knows when all its words are said; what somebody paid or saves does not', () => {
  const saidIn = (script: string) =>
    planned(script).figures.flatMap(({ kind, saidUntilSec }) =>
      kind === 'number' ? [saidUntilSec !== undefined] : [],
    );
  expect(saidIn('We bake bread here. One loaf is eleven dollars, or two for twenty.')).toEqual([true, true]);
  expect(saidIn('We bake bread here. I paid ninety dollars for the last one.')).toEqual([false]);
});

it('the same sum comes once within a few seconds, and again later', () => {
  const sums = (script: string) =>
    planned(script).figures.flatMap(({ kind, parts }) => (kind === 'number' ? [parts[0]?.text] : []));
  expect(sums('We bake here. It is nine dollars. Yes, nine dollars.')).toEqual(['$9']);
  const story = 'We start at four every morning, and the oven is warm when the street is still asleep.';
  expect(sums(`We bake here. It is nine dollars. ${story} It is nine dollars.`)).toEqual(['$9', '$9']);
});
