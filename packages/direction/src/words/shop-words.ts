import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';
import { placeWordsOf } from './place-words.ts';

/** How a language sends somebody to a shop that it names. */
export interface ShopWords {
  /** right before the name, from the verb on: "come by" */
  calls: readonly string[];
  /** between its name and the street or the quarter: "on Ninth" */
  wheres: readonly string[];
  /** of names, besides capitals */
  joins: readonly string[];
  /** of streets and quarters, besides capitals */
  placeJoins: readonly string[];
  /** of no name and no place: they say when, or are people */
  others: readonly string[];
  /** one of them is in the name, where every noun has a capital */
  trades?: readonly string[];
}

/** "On Instagram" is no street. */
const WEBSITES = cuesOf(
  'instagram, etsy, tiktok, facebook, amazon, youtube, google, ebay, shopify, airbnb, yelp, doordash, whatsapp, pinterest, linkedin, snapchat, threads, twitter, telegram, discord, twitch, spotify, patreon, substack, reddit, zoom',
);

const LANGUAGES: Readonly<Record<string, ShopWords>> = {
  en: {
    calls: cuesOf(
      'come by, stop by, drop by, swing by, come see us at, find us at, visit us at, stop in at, drop in at',
    ),
    wheres: cuesOf('on, in, off, near, across from, next to, behind'),
    joins: cuesOf('and, &, of, the'),
    placeJoins: cuesOf('and, &, of, the'),
    others: cuesOf(
      'january, february, march, april, may, june, july, august, september, october, november, december, christmas, xmas, easter, halloween, thanksgiving, hanukkah, diwali, ramadan, eid, lent, advent, juneteenth, day, days, week, weekend, eve, night, morning, afternoon, evening, noon, midnight, spring, summer, fall, autumn, winter, season, aunt, uncle, mom, mum, dad, grandma, grandpa, grandmother, grandfather, mr, mrs, ms, dr',
    ),
  },
  de: {
    calls: cuesOf(
      'kommt vorbei bei, komm vorbei bei, kommt vorbei bei der, komm vorbei bei der, kommt vorbei beim, komm vorbei beim, kommt vorbei im, komm vorbei im, schaut vorbei bei, schau vorbei bei, schaut vorbei beim, schau vorbei beim, kommen sie vorbei bei, kommen sie vorbei beim, schauen sie vorbei bei, schauen sie vorbei beim, besucht uns bei, besuch uns bei, findet uns bei',
    ),
    wheres: cuesOf('in der, an der, auf der, neben der'),
    joins: cuesOf('und, &, der'),
    placeJoins: [],
    others: [],
    trades: cuesOf(
      'bäckerei, konditorei, metzgerei, café, werkstatt, autohaus, apotheke, gärtnerei, buchhandlung, praxis, restaurant, gasthaus, gasthof, salon, friseur, studio, schreinerei, tischlerei, optik, brauerei, weingut, eisdiele',
    ),
  },
  es: {
    calls: cuesOf('pásate por, pásese por, pasaos por, visítanos en'),
    wheres: cuesOf('en la, en el, en, junto a, frente a'),
    joins: cuesOf('y, de, del, la, el'),
    placeJoins: cuesOf('y, de, del, la, el, los, las'),
    others: cuesOf(
      'navidad, navidades, pascua, semana, día, noche, nochebuena, nochevieja, reyes, cuaresma, verano, invierno, primavera, otoño, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre, tía, tío, doña, don',
    ),
  },
  fr: {
    calls: cuesOf('passez chez, venez chez, viens chez, rendez-vous chez'),
    wheres: cuesOf('rue, à, place, avenue, boulevard'),
    joins: cuesOf('et, de, du, des, la, le'),
    placeJoins: cuesOf('et, de, du, des, la, le, les'),
    others: cuesOf(
      'noël, pâques, toussaint, pentecôte, carême, été, hiver, printemps, automne, janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre, midi, minuit, tante, oncle, tonton, madame, monsieur',
    ),
  },
};

const known = new Map(
  Object.entries(LANGUAGES).map(([language, words]) => {
    const days = placeWordsOf(language)?.days ?? [];
    return [language, { ...words, others: [...words.others, ...days, ...WEBSITES] }];
  }),
);

export const shopWordsOf = (locale: string): ShopWords | undefined => known.get(languageOf(locale));
