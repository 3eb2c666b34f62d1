import { describe, expect, it } from 'vitest';
import type { TimedWord } from '../sound.ts';
import { divideWords, type GroupLimits } from './divide-words.ts';
import { isWithinNumber } from './number-words.ts';

const unitsOf = (words: readonly TimedWord[]) => words.map(({ text }) => text).join(' ').length;
const BURNED: GroupLimits<TimedWord> = {
  maxWords: 3,
  maxUnits: 18,
  maxNumberUnits: 40,
  shortestSec: 0.5,
  longestSec: 3,
  acrossSentence: 20,
  acrossPhrase: 5,
  acrossPhrases: 100,
  acrossClause: 6,
  unitsOf,
};
const SUBTITLE: GroupLimits<TimedWord> = {
  maxWords: 20,
  maxUnits: 68,
  maxNumberUnits: 68,
  shortestSec: 0.7,
  longestSec: 5,
  acrossSentence: 100,
  acrossPhrase: 1.5,
  acrossPhrases: 12,
  acrossClause: 0.5,
  unitsOf,
};

/** Said at 150 words a minute, without a pause. */
function groupsOf(text: string, limits: GroupLimits<TimedWord>): string[] {
  const words = text
    .split(' ')
    .map((word, index) => ({ text: word, startSec: index * 0.4, endSec: index * 0.4 + 0.38 }));
  return divideWords(words, limits).map((group) => group.map((word) => word.text).join(' '));
}

describe.each([
  ['burned captions', BURNED],
  ['subtitles', SUBTITLE],
] as const)('a number and its noun stay together in %s:', (_name, limits) => {
  it.each([
    ['You can bake it with just 6 ingredients from the shelf.', '6 ingredients'],
    ['You get a drill for $99 with 2 batteries and a case today.', '2 batteries'],
    ['The new plan is only five dollars a month for everybody.', 'five dollars'],
    ['We asked around and 9 out of 10 guests came back again.', '9 out'],
    ['Dein Frühstück steht jetzt immer in 5 Minuten auf dem Tisch.', '5 Minuten'],
    ['Wir sind ab dem 1. Mai auch bei euch in der Stadt.', '1. Mai'],
    ['Cada tarro lleva 12 g de proteína y nada de azúcar.', '12 g'],
    ['Nos llegan pedidos de tres países cada semana del año.', 'tres países'],
    ['Vous gagnez avec cela près de 150 heures par an.', '150 heures'],
    ['Le service est recommandé par 9 clients sur 10 en France.', '9 clients'],
    ['A entrega chega sempre em 2 dias na porta da sua casa.', '2 dias'],
    ['It is twenty four ninety nine, and it ships today.', 'twenty four'],
    ['It is twenty four ninety nine, and it ships today.', 'ninety nine,'],
    ['Il corso costa poco e dura 6 settimane in tutto.', '6 settimane'],
    ['यह क्रीम आपकी त्वचा पर सिर्फ 7 दिन में असर करती है।', '7 दिन'],
  ])('%s', (text, whole) => {
    expect(groupsOf(text, limits).some((group) => group.includes(whole))).toBe(true);
  });
});

it.each([
  ['Ten dollars and twenty people loved it.', 'and', 'twenty'],
  ['Neunzehn Euro und zwanzig Tage Zeit.', 'und', 'zwanzig'],
])('what follows a sum is no cents of it: %s', (text, joining, next) => {
  const words = text.split(' ');
  const after = words[words.indexOf(next) + 1];
  const before = words[words.indexOf(joining) - 1];
  expect(isWithinNumber(joining, next, { before, after })).toBe(false);
  expect(isWithinNumber(joining, next, { before, after: 'cents' })).toBe(true);
});

describe.each([
  ['burned captions', BURNED],
  ['subtitles', SUBTITLE],
] as const)('a number in words is never torn in %s:', (_name, limits) => {
  it.each([
    ['Half of them were fine. Three hundred and forty, done by lunch.', 'Three hundred and forty,'],
    ['He swapped one fan and charged me a hundred and ten.', 'a hundred and ten.'],
    ['They quoted me nineteen hundred dollars for brakes.', 'nineteen hundred dollars'],
    ['It was one thousand two hundred and fifty in all.', 'one thousand two hundred and fifty'],
    ['He came at seven thirty the next morning.', 'seven thirty'],
    ['I paid nineteen dollars and ninety-nine cents there.', 'nineteen dollars and ninety-nine cents'],
    ['Er kostet neunzehn Euro fünfundneunzig im Laden.', 'neunzehn Euro fünfundneunzig'],
    ['Die Reparatur kostet zweihundertfünfzig Euro und ist gut.', 'zweihundertfünfzig Euro'],
    ['Me cobró ciento treinta y dos euros por todo.', 'ciento treinta y dos euros'],
    ['Il a payé quatre cent vingt euros pour tout.', 'quatre cent vingt euros'],
    ['Mi ha chiesto mille duecento euro per il lavoro.', 'mille duecento euro'],
    ['Ele cobrou cento e vinte e dois reais por tudo.', 'cento e vinte e dois reais'],
    ['इसके लिए तीन सौ पचास रुपये लगे और काम हो गया।', 'तीन सौ पचास रुपये'],
  ])('%s', (text, whole) => {
    expect(groupsOf(text, limits).some((group) => group.includes(whole))).toBe(true);
  });

  it.each([
    ['The roof took two hundred and one dollars of tape.', 'two hundred and one dollars'],
    ['We framed three hundred and one photos last winter.', 'three hundred and one'],
    ['Der neue Belag kostet sechshundertzwölf Euro mit allem.', 'sechshundertzwölf Euro'],
    ['Pagamos cuarenta y un euros por cada caja de vino.', 'cuarenta y un euros'],
    ['La mesa sale por veintitrés euros en la tienda.', 'veintitrés euros'],
    ['Elle coûte dix-huit euros avec la boîte.', 'dix-huit euros'],
    ['On demande soixante-quinze euros pour la visite.', 'soixante-quinze euros'],
    ['Il tagliando viene ottantasette euro con il filtro.', 'ottantasette euro'],
    ['La porta costa trecentoquaranta euro montata bene.', 'trecentoquaranta euro'],
    ['A bolsa sai por dezoito reais aqui na loja.', 'dezoito reais'],
    ['यह डिब्बा सिर्फ सैंतीस रुपये में मिलता है।', 'सैंतीस रुपये'],
    ['पूरा काम एक सौ बीस रुपये में हुआ।', 'एक सौ बीस रुपये'],
  ])('also of words that are rarer: %s', (text, whole) => {
    const groups = groupsOf(text, limits);
    expect(
      groups.some((group) => group.includes(whole)),
      groups.join(' | '),
    ).toBe(true);
  });
});

describe('two numbers are two', () => {
  it.each([
    ['Between twenty and thirty people came', 'twenty and thirty'],
    ['Acuden entre cuarenta y cincuenta vecinos cada lunes', 'cuarenta y cincuenta'],
    ['Faltan entre cien y trescientas sillas', 'cien y trescientas'],
    ['Il faut entre trente et quarante jours', 'trente et quarante'],
    ['Servono tra cinquanta e sessanta metri', 'cinquanta e sessanta'],
    ['Cabem entre quarenta e cinquenta carros', 'quarenta e cinquenta'],
  ])('%s', (text, torn) => {
    const groups = groupsOf(text, { ...BURNED, maxWords: 2, maxUnits: 14 });
    expect(groups).not.toContain(torn);
  });

  it('a number that is told digit by digit is no longer than other words', () => {
    const loud = { ...BURNED, maxWords: 4, maxUnits: 14, maxBoundUnits: 17, maxNumberUnits: 34 };
    for (const group of groupsOf('Ring us on nine four four seven two eight six three', loud))
      expect(group.length).toBeLessThanOrEqual(17);
  });
});

const LINE: GroupLimits<TimedWord> = { ...BURNED, maxWords: 6, maxUnits: 28, maxNumberUnits: 28 };

describe('a price that replaces another', () => {
  it.each([
    ['Jetzt nur 12,50 € STATT 19,90 € in jedem Laden bei uns.', 'STATT 19,90 €'],
    ['Jetzt nur 12,50 Euro statt 19,90 Euro in jedem Laden bei uns.', 'statt 19,90 Euro'],
    ['It is only $12.50 instead of $19.90 for all of you.', 'instead of $19.90'],
    ['Ya por 12,50 € en vez de 19,90 € en la tienda.', 'en vez de'],
    ['Hoje por 12 reais em vez de 19 reais na loja.', 'em vez de'],
    ['Oggi costa 12,50 € invece di 19,90 € in tutti i negozi.', 'invece di'],
    ['Il coûte 12,50 € au lieu de 19,90 € en ce moment.', 'au lieu de'],
  ])('begins a caption with its word where both do not fit: %s', (text, whole) => {
    const groups = groupsOf(text, BURNED);
    expect(groups.some((group) => group.startsWith(whole))).toBe(true);
  });

  it.each([
    ['12,50 € statt 19,90 € bei uns im Laden an der Ecke.', '12,50 € statt 19,90 €'],
    ['$12.50 instead of $19.90 for all of you in the shop.', '$12.50 instead of $19.90'],
    ['12,50 € invece di 19,90 € in tutti i nostri negozi.', '12,50 € invece di 19,90 €'],
  ])('stays with it where both fit: %s', (text, whole) => {
    expect(groupsOf(text, LINE).some((group) => group.includes(whole))).toBe(true);
  });

  it.each([
    'Sie bekommen das ganze Set für 12,50 € statt 19,90 € heute.',
    'Vous avez tout le coffret pour 12,50 € au lieu de 19,90 € ici.',
    'यह पूरा सेट अब 199 रुपये के बजाय 99 रुपये में।',
  ])('is never torn after the word: %s', (text) => {
    for (const limits of [BURNED, LINE, SUBTITLE]) {
      for (const group of groupsOf(text, limits)) expect(group).not.toMatch(/(?:statt|lieu|au|के)$/u);
    }
  });
});

it.each([
  ['Cada jueves la llevamos, se llama Cesta Huerta.', 'Cesta Huerta'],
  ['I took them to my own bench, and that became Little Harbor.', 'Little Harbor'],
  ['That is why we created the Gutter Plan last year.', 'Gutter Plan'],
  ['Wir haben das alles in Bad Tölz gebaut und verkauft.', 'Bad Tölz'],
])('the parts of a name stay together in a burned caption: %s', (text, name) => {
  expect(groupsOf(text, BURNED).some((group) => group.includes(name))).toBe(true);
});

it('names of two people do not hold together over a comma', () => {
  expect(groupsOf('Thanks Marta, Ana came too', { ...BURNED, maxWords: 2 })).toContain('Thanks Marta,');
});

describe('a group never runs over a sign with two words or more on both sides of it:', () => {
  it.each([
    "It's light, it's soft, it's quiet.",
    'Er ist leicht, er ist weich – er ist leise.',
    'She makes a sort of springs, wool and air.',
    'Il mange bien, il dort bien, et nous dormons.',
    'No drive in, taxes all paid: come by.',
  ])('%s', (text) => {
    const sizes = text.split(/[,–:]/u).map((phrase) => phrase.trim().split(' ').length);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2);
    for (const limits of [BURNED, LINE, SUBTITLE])
      for (const group of groupsOf(text, limits)) expect(group.replace(/ ?[,–:]$/u, '')).not.toMatch(/[,–:]/u);
  });

  it.each([
    ['Yes, I know it well.', SUBTITLE, 'Yes, I know it well.'],
    ['Soft, light, quiet.', SUBTITLE, 'Soft, light, quiet.'],
    ['Alle Vor- und Nachteile.', LINE, 'Alle Vor- und Nachteile.'],
  ])('but one word alone, or a part of a word, may go with what follows: %s', (text, limits, whole) => {
    expect(groupsOf(text, limits).some((group) => group.includes(whole))).toBe(true);
  });
});

it('burned captions end where a phrase does', () => {
  const text = 'If you put it off too, just book the check. He found my office, my tickets, my laptop.';
  for (const group of groupsOf(text, BURNED)) expect(group).not.toMatch(/[,.] /);
});

describe('burned captions keep a word that leads on with the next one:', () => {
  it.each([
    ['The little shop on Mill Street was good for the whole town.', 'the whole town'],
    ['Alles ist drin für 38 Euro und ein gutes Gefühl.', 'für 38 Euro'],
    ['Todo esto te sale por menos de nueve euros al mes.', 'por menos'],
    ['Elle est venue chez moi pendant la sieste.', 'chez moi'],
    ['Cheguei lá com vergonha e ele só disse calma.', 'com vergonha'],
    ['Poi ho trovato tutto in una scatola di cartone.', 'in una'],
    ['मेरी शादी का ब्लाउज़ बहुत टाइट सिला था।', 'मेरी शादी का'],
  ])('%s', (text, whole) => {
    expect(groupsOf(text, BURNED).some((group) => group.includes(whole))).toBe(true);
  });
});

describe.each([
  ['burned captions', BURNED],
  ['subtitles', SUBTITLE],
] as const)('%s never cross the end of a sentence:', (_name, limits) => {
  it.each([
    'Ein Kilo Brot kostet 4 Euro 90. Und neun von zehn kommen wieder!',
    'Now it is only 79. Over two thousand buyers gave it five stars.',
    'Is it hard? No. It is art. You only press the button.',
    'Ahora solo 35. Más de mil clientes ya ruedan felices.',
    'No! Go! Do! It! Now!',
  ])('%s', (text) => {
    for (const group of groupsOf(text, limits)) expect(group).not.toMatch(/[.!?] /u);
  });

  it('and an ordinal is no end', () => {
    expect(groupsOf('Wir sind am 3. Oktober da.', limits).join('|')).toContain('3. Oktober');
  });
});

describe('burned captions tear no phrase:', () => {
  const LOUD = { ...BURNED, maxUnits: 14, maxBoundUnits: 17 };

  it.each([
    ['I lost two hundred dollars last year.', ['two hundred', 'last year']],
    ['A pipe cost my neighbour four thousand dollars.', ['my neighbour', 'four thousand']],
    ['Perdí doscientos euros el año pasado.', ['año pasado']],
    ['Sadly, most small shops lose even more.', ['most small shops']],
    ['So I built a bookkeeping service for people.', ['a bookkeeping']],
    ['I wanted a single machine.', ['a single machine']],
    ['Over two thousand buyers gave it five stars.', ['gave it', 'five stars']],
    ['Tap the link below and send us your first receipt today!', ['send us', 'the link']],
    ['You get it all for nine dollars.', ['for nine dollars']],
    ['Ein Kilo davon kostet 4 Euro 90.', ['4 Euro 90']],
    ['Das kostet dich nur fünfzig Euro im Monat.', ['fünfzig Euro']],
    ['Unser altes Brot war zu trocken.', ['Unser altes Brot']],
    ['Me costó solo doscientos euros al mes.', ['doscientos euros']],
    ['La bici cuesta setenta euros al mes.', ['setenta euros']],
    ['Je vends ça soixante euros par mois.', ['soixante euros']],
    ['Costa soltanto settanta euro al mese.', ['settanta euro']],
    ['Isso custa noventa reais por mês.', ['noventa reais']],
  ])('%s', (text, wholes) => {
    const groups = groupsOf(text, LOUD);
    for (const whole of wholes)
      expect(
        groups.some((group) => group.includes(whole)),
        groups.join(' | '),
      ).toBe(true);
  });

  it('and are no longer than what belongs together may be', () => {
    for (const group of groupsOf('You would never find a better bookkeeping service than this one.', LOUD))
      expect(group.length).toBeLessThanOrEqual(17);
  });
});

it.each([
  ['Here are three signs you need new glasses.', 'new glasses.'],
  ['But last Sunday I played it for my husband.', 'last Sunday'],
  ['Once you are through, your body calms down and you talk.', 'calms down'],
])('a quality, a day and a particle stay with their word in loud captions: %s', (text, whole) => {
  const groups = groupsOf(text, { ...BURNED, maxWords: 4, maxUnits: 14, maxBoundUnits: 17 });
  expect(groups.some((group) => group.includes(whole))).toBe(true);
});

describe('a short word does not stand alone behind its phrase:', () => {
  it.each([
    ['Tap the link down here.', 'here.'],
    ['The link is right here.', 'here.'],
    ['Den Link findest du hier unten.', 'unten.'],
    ['You will not regret it.', 'it.'],
    ['I bought two and it changed it.', 'it.'],
    ['Then my sister gave me this serum and I love it.', 'it.'],
  ])('%s', (text, word) => {
    const loud = { ...BURNED, maxUnits: 14, maxBoundUnits: 17 };
    for (const limits of [loud, BURNED, LINE, SUBTITLE]) expect(groupsOf(text, limits)).not.toContain(word);
  });
});

describe('burned captions begin where a clause begins amid a sentence:', () => {
  it.each([
    ["They found two years of deductions I'd never claimed.", "I'd never"],
    ['My son was in fourth grade and told me he was stupid.', 'he was stupid.'],
    ["Nine times out of ten it's a hair clog, so try that.", "it's a hair clog,"],
    ['Out of ten people it is ten he helps to sleep well.', 'he helps'],
  ])('%s', (text, start) => {
    const groups = groupsOf(text, { ...BURNED, maxWords: 4, maxUnits: 14, maxBoundUnits: 17 });
    expect(
      groups.some((group) => group.startsWith(start)),
      groups.join(' | '),
    ).toBe(true);
  });

  it.each([
    ['Nunca he visto una tienda tan bonita.', 'Nunca he visto'],
    ['Adesso pulisco anche i vetri della casa.', 'anche i vetri'],
    ["Perhaps you don’t, but they can't wait.", 'but they'],
    ['Once I saw it, nothing else would do.', 'Once I saw it,'],
  ])('but none of these is one: %s', (text, whole) => {
    const groups = groupsOf(text, { ...BURNED, maxWords: 4, maxUnits: 14, maxBoundUnits: 17 });
    expect(
      groups.some((group) => group.includes(whole)),
      groups.join(' | '),
    ).toBe(true);
  });

  it.each([
    'Last night I slept like a baby.',
    'Everything I make in this pan comes out.',
    'The plumber we called came.',
  ])('and subtitles are not torn there: %s', (text) => {
    expect(groupsOf(text, SUBTITLE)).toEqual([text]);
  });
});

it.each([
  ['One is eleven dollars, or you grab two for twenty.', 'two for twenty.'],
  ['We are open from nine till five.', 'nine till five.'],
  ['Eines kostet elf, oder zwei für zwanzig.', 'zwei für zwanzig.'],
  ['Una cuesta once, o dos por veinte.', 'dos por veinte.'],
  ['Un pot coûte onze, ou deux pour vingt.', 'deux pour vingt.'],
  ['Uno costa undici, o due per venti.', 'due per venti.'],
  ['Um custa onze, ou dois por vinte.', 'dois por vinte.'],
])('the numbers of a deal stay together: %s', (text, deal) => {
  expect(groupsOf(text, BURNED).some((group) => group.endsWith(deal))).toBe(true);
});

it('no small word is left alone before a long number', () => {
  const groups = groupsOf(
    'So my fridge died on a Thursday night, with two hundred dollars of groceries in it.',
    BURNED,
  );
  expect(groups).toContain('with two hundred dollars');
});

it.each([
  ['I was tired of waking up hungry at three in the morning.', 'waking up'],
  ['My landlord turned off the heating again last winter.', 'turned off'],
  ['She ran out of patience with that old phone of hers.', 'ran out'],
  ['You get two free classes in January with any pass.', 'two free classes'],
  ["Three things I'd never do as a dog groomer.", "I'd never do"],
  ['Three things I’d never do as a dog groomer.', 'I’d never do'],
  ['Two friends can’t stop talking about it.', 'can’t stop'],
  ['We sat out here all night and stood up there.', 'out here'],
  ['They live out here and we do not.', 'out here'],
  ["In January I couldn't carry my daughter up the stairs.", "couldn't carry"],
])('a verb stays with its particle and its help, and a number with the thing it counts: %s', (text, whole) => {
  const loud = { ...BURNED, maxWords: 4, maxUnits: 14, maxBoundUnits: 17, maxNumberUnits: 34 };
  expect(groupsOf(text, loud).some((group) => group.includes(whole))).toBe(true);
});
