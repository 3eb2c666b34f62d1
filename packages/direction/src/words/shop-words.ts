import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

/** How a language sends somebody to a shop that it names. */
export interface ShopWords {
  /** right before the name: "come by" */
  calls: readonly string[];
  /** between its name and the street or the quarter: "on Ninth" */
  wheres: readonly string[];
  /** of names, besides capitals */
  joins: readonly string[];
  /** behind `wheres` they say when, not where */
  times: readonly string[];
}

const LANGUAGES: Readonly<Record<string, ShopWords>> = {
  en: {
    calls: cuesOf(
      'come by, stop by, drop by, swing by, come see us at, find us at, visit us at, stop in at, drop in at',
    ),
    wheres: cuesOf('on, in, at, off, near, across from, next to, behind'),
    joins: cuesOf('and, &, of, the'),
    times: cuesOf(
      'monday*, tuesday*, wednesday*, thursday*, friday*, saturday*, sunday*, january, february, march, april, may, june, july, august, september, october, november, december, christmas, easter, spring, summer, fall, winter',
    ),
  },
  de: {
    calls: cuesOf(
      'vorbei bei, vorbei bei der, vorbei beim, vorbei im, besucht uns bei, besuch uns bei, findet uns bei',
    ),
    wheres: cuesOf('in der, im, am, an der, in, auf der, neben, gegenüber'),
    joins: cuesOf('und, &, der, am'),
    times: cuesOf(
      'montag*, dienstag*, mittwoch*, donnerstag*, freitag*, samstag*, sonntag*, januar, februar, märz, april, mai, juni, juli, august, september, oktober, november, dezember, frühling, sommer, herbst, winter, morgen, abend, vormittag, nachmittag',
    ),
  },
  es: {
    calls: cuesOf('pásate por, pasa por, ven a, visítanos en, visita'),
    wheres: cuesOf('en la, en el, en, junto a, frente a'),
    joins: cuesOf('y, de, del, la, el'),
    times: cuesOf(
      'lunes, martes, miércoles, jueves, viernes, sábado*, domingo*, navidad, verano, invierno, primavera, otoño',
    ),
  },
  fr: {
    calls: cuesOf('passez chez, passe chez, venez chez, viens chez, rendez-vous chez'),
    wheres: cuesOf('rue, dans la, dans le, à, sur, place, avenue'),
    joins: cuesOf('et, de, du, des, la, le'),
    times: cuesOf('lundi*, mardi*, mercredi*, jeudi*, vendredi*, samedi*, dimanche*, noël, été, hiver'),
  },
};

export function shopWordsOf(locale: string): ShopWords | undefined {
  return LANGUAGES[languageOf(locale)];
}
