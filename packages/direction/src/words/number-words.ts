import { numeralsOf } from '@herald/media/spelled-numbers';
import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

/** How a language says small numbers and what makes them large, and the words of ratings and of the clock. */
export interface NumberWords {
  /** from two on */
  small: readonly string[];
  /** beside a small number they are part of a larger one, of a price or of a time of day */
  large: readonly string[];
  /** after a number they are part of it */
  scales: readonly string[];
  stars: readonly string[];
  /** after a number they say when, not how much */
  clock: readonly string[];
  /** after a number they are no unit of it */
  others: readonly string[];
  /** "treinta y dos": joins a large number and a small one */
  joins: readonly string[];
  /** half of a price */
  half: readonly string[];
  /** units as they stand where nothing governs them: "in drei Tagen" is shown as "3 Tage" */
  alone?: Readonly<Record<string, string>>;
}

type Listed = Omit<NumberWords, 'small' | 'large'> & { alsoLarge?: readonly string[] };

/** Counted things in the dative, with how they are called alone. */
const GERMAN_UNITS: Readonly<Record<string, string>> = Object.fromEntries(
  cuesOf(
    `tagen Tage, werktagen Werktage, abenden Abende, monaten Monate, jahren Jahre, jahrzehnten Jahrzehnte, sommern Sommer, wintern Winter, terminen Termine, teilen Teile, schritten Schritte, metern Meter, kilometern Kilometer, litern Liter, gläsern Gläser, bildern Bilder, filmen Filme, büchern Bücher, kindern Kinder, hunden Hunde, pferden Pferde, gästen Gäste, freunden Freunde, leuten Leute, schülern Schüler, häusern Häuser, zimmern Zimmer, räumen Räume, plätzen Plätze, tischen Tische, betrieben Betriebe, orten Orte, städten Städte, ländern Länder, kursen Kurse, punkten Punkte, gängen Gänge, stücken Stücke, töpfen Töpfe, handgriffen Handgriffe, versuchen Versuche, rezepten Rezepte, geräten Geräte, händen Hände, bäumen Bäume, fällen Fälle, modellen Modelle`,
  ).map((pair) => pair.split(' ')),
);

const LANGUAGES: Readonly<Record<string, Listed>> = {
  en: {
    half: cuesOf(
      `half price, half-price, half the price, half of the price, half the cost, half off, half-off, half the usual price, half the normal price`,
    ),
    alsoLarge: ['oh'],
    scales: ['hundred', 'thousand', 'million', 'billion', 'dozen'],
    stars: ['star', 'stars'],
    clock: ['am', 'pm', 'a.m', 'p.m', "o'clock", 'sharp'],
    others: cuesOf(
      `every, each, per, more, less, other, others, when, while, since, before, after, next, last, who, which, where, what, again, already, even, still, now, here, today, together, altogether, once, always, later, ago, both, we, never, till, until, to, past, over, of, these, those, his, her, their, its, some, any`,
    ),
    joins: ['and'],
  },
  de: {
    half: cuesOf(
      `halben preis, halber preis, halbe preis, halbem preis, hälfte des preises, hälfte vom preis, hälfte günstiger, hälfte billiger, hälfte reduziert, halbpreis*`,
    ),
    scales: ['hundert', 'tausend', 'million', 'millionen', 'dutzend'],
    stars: ['stern', 'sterne', 'sternen'],
    clock: ['uhr'],
    others: cuesOf(
      `pro, je, mehr, weniger, weitere, andere, jeden, jede, jedes, wenn, weil, seit, vor, nach, noch, schon, auch, jetzt, hier, heute, zusammen, immer, später`,
    ),
    joins: ['und'],
    alone: GERMAN_UNITS,
  },
  es: {
    half: cuesOf(`mitad de precio, mitad del precio, mitad de su precio, medio precio`),
    scales: ['cientos', 'mil', 'millón', 'millones', 'docenas'],
    stars: ['estrella', 'estrellas'],
    clock: ['horas'],
    others: cuesOf(
      `cada, por, más, menos, otros, otras, cuando, mientras, desde, antes, después, ya, ahora, aquí, hoy, juntos, siempre, luego`,
    ),
    joins: ['y'],
  },
  fr: {
    half: cuesOf(
      `moitié prix, moitié-prix, moitié du prix, moitié moins cher, moitié moins chère, moitié moins chers, moitié moins chères, demi-tarif, demi tarif`,
    ),
    alsoLarge: ['cent', 'vingts'],
    scales: ['cents', 'mille', 'million', 'millions', 'douzaines'],
    stars: ['étoile', 'étoiles'],
    clock: ['heure', 'h'],
    others: cuesOf(
      `par, chaque, plus, moins, autres, quand, pendant, depuis, avant, après, déjà, encore, maintenant, ici, ensemble, toujours`,
    ),
    joins: ['et'],
  },
  it: {
    half: cuesOf(`metà prezzo, metà del prezzo, mezzo prezzo`),
    scales: ['cento', 'mila', 'milione', 'milioni', 'dozzine'],
    stars: ['stella', 'stelle'],
    clock: [],
    others: cuesOf(
      `ogni, al, alla, per, più, meno, altri, altre, quando, mentre, da, prima, dopo, già, ancora, adesso, ora, qui, oggi, insieme, sempre`,
    ),
    joins: ['e'],
  },
  pt: {
    half: cuesOf(`metade do preço, metade do valor, meio preço`),
    scales: ['centos', 'mil', 'milhão', 'milhões', 'dúzias'],
    stars: ['estrela', 'estrelas'],
    clock: ['horas'],
    others: cuesOf(
      `cada, por, mais, menos, outros, outras, quando, enquanto, desde, antes, depois, já, agora, aqui, hoje, juntos, sempre`,
    ),
    joins: ['e'],
  },
  hi: {
    half: cuesOf(`आधी कीमत, आधी क़ीमत, आधे दाम, आधा दाम, आधे रेट, आधे मूल्य, आधे पैसे`),
    scales: [],
    stars: ['स्टार', 'सितारे', 'सितारों'],
    clock: [],
    others: [],
    joins: [],
  },
};

const NONE: NumberWords = { half: [], small: [], large: [], scales: [], stars: [], clock: [], others: [], joins: [] };

/** Of a language without a list, numbers in digits are read. */
export function numberWordsOf(locale: string): NumberWords {
  const language = languageOf(locale);
  const listed = LANGUAGES[language];
  if (!listed) return NONE;
  const { small, large } = numeralsOf(language);
  return { ...listed, small, large: [...large, ...(listed.alsoLarge ?? [])] };
}
