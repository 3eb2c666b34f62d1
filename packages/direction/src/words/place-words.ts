import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

/** How a language says where a shop is, when it is open, and what shops are called. */
export interface PlaceWords {
  /** a word that ends the name of a street: "Road" */
  streets: RegExp;
  /** a word that begins one: "calle", "rue" */
  streetsBefore: RegExp | null;
  /** the number stands before the street */
  isNumberFirst: boolean;
  /** between the street and its number: "número" */
  numberSigns: readonly string[];
  /** a phrase with a day among them tells opening hours */
  days: readonly string[];
  /** beside a day: until when */
  untils: readonly string[];
  /** behind an address they begin what it is beside */
  besides: readonly string[];
  /** begin a place within a market, before its number */
  stalls: readonly string[];
  /** "we are at": where a speaker's shop is, not where the speaker lives */
  hosts: readonly string[];
}

const NEVER = /(?!)/u;

const LANGUAGES: Readonly<Record<string, PlaceWords>> = {
  en: {
    streets: /^(?:street|road|avenue|lane|drive|boulevard|square|court|parkway|highway|terrace|st|rd|ave|blvd|ln)$/u,
    streetsBefore: null,
    isNumberFirst: true,
    numberSigns: [],
    days: cuesOf(
      `monday*, tuesday*, wednesday*, thursday*, friday*, saturday*, sunday*, weekdays, weekends, daily, every day, seven days`,
    ),
    untils: cuesOf(`till, until, to, through, from, open`),
    besides: cuesOf(`next to, beside, across from, opposite, behind, right behind, above, near`),
    stalls: cuesOf(`stall, unit, suite, booth, shop, stand`),
    hosts: cuesOf(
      `we are at, we are in, we are on, we are right, we are still, i am at, you find us, you find me, visit us, find us, i work at`,
    ),
  },
  de: {
    streets: /^\p{L}+(?:straße|strasse|str|weg|gasse|allee|platz|ring|ufer|damm|markt)$/u,
    streetsBefore: null,
    isNumberFirst: false,
    numberSigns: cuesOf(`nummer, nr`),
    days: cuesOf(
      `montag*, dienstag*, mittwoch*, donnerstag*, freitag*, samstag*, sonntag*, sonnabend*, werktags, täglich, jeden tag`,
    ),
    untils: cuesOf(`bis, von, ab, geöffnet, offen`),
    besides: cuesOf(`neben, gegenüber, hinter, über, nahe, bei der, beim`),
    stalls: cuesOf(`stand, halle, laden, raum`),
    hosts: cuesOf(`wir sind in, wir sind am, wir sind im, wir sind jetzt, wir sitzen in, ihr findet uns, ich bin in`),
  },
  es: {
    streets: NEVER,
    streetsBefore: /^(?:calle|avenida|plaza|paseo|carretera|ronda|travesía)$/u,
    isNumberFirst: false,
    numberSigns: cuesOf(`número, núm`),
    days: cuesOf(`lunes, martes, miércoles, jueves, viernes, sábado*, domingo*, todos los días, a diario`),
    untils: cuesOf(`hasta, de, desde, a, abierto`),
    besides: cuesOf(`junto a, junto al, al lado, frente a, frente al, enfrente, detrás`),
    stalls: cuesOf(`puesto, local, parada`),
    hosts: cuesOf(`estamos en, nos encuentras, nos encontráis, estoy en`),
  },
  fr: {
    streets: NEVER,
    streetsBefore: /^(?:rue|avenue|boulevard|place|chemin|impasse|quai|allée|cours)$/u,
    isNumberFirst: true,
    numberSigns: cuesOf(`numéro`),
    days: cuesOf(`lundi*, mardi*, mercredi*, jeudi*, vendredi*, samedi*, dimanche*, tous les jours`),
    untils: cuesOf(`jusqu'à, jusque, de, du, dès, ouvert`),
    besides: cuesOf(`à côté, en face, derrière, près`),
    stalls: cuesOf(`stand, boutique, local`),
    hosts: cuesOf(`nous sommes au, on est au, nous sommes dans, vous nous trouvez, je suis au`),
  },
  it: {
    streets: NEVER,
    streetsBefore: /^(?:via|viale|piazza|corso|vicolo|largo|strada)$/u,
    isNumberFirst: false,
    numberSigns: cuesOf(`numero`),
    days: cuesOf(`lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica, ogni giorno, tutti i giorni`),
    untils: cuesOf(`fino, dalle, dal, da, aperto, aperti`),
    besides: cuesOf(`accanto, di fronte, davanti, dietro, vicino`),
    stalls: cuesOf(`banco, stand, negozio`),
    hosts: cuesOf(`siamo in, ci trovate, ci trovi, sono in`),
  },
  pt: {
    streets: NEVER,
    streetsBefore: /^(?:rua|avenida|praça|travessa|alameda|estrada|largo)$/u,
    isNumberFirst: false,
    numberSigns: cuesOf(`número`),
    days: cuesOf(`segunda*, terça*, quarta*, quinta*, sexta*, sábado*, domingo*, todos os dias, todo dia, diariamente`),
    untils: cuesOf(`até, das, de, aberto, aberta`),
    besides: cuesOf(`ao lado, em frente, atrás, perto`),
    stalls: cuesOf(`banca, loja, box, sala`),
    hosts: cuesOf(`estamos na, estamos no, a gente fica, nós ficamos, estou na`),
  },
  hi: {
    streets: /^(?:रोड|मार्ग|गली|स्ट्रीट|चौक|नगर)$/u,
    streetsBefore: null,
    isNumberFirst: true,
    numberSigns: cuesOf(`नंबर`),
    days: cuesOf(`सोमवार, मंगलवार, बुधवार, गुरुवार, शुक्रवार, शनिवार, रविवार, रोज़, रोज`),
    untils: cuesOf(`तक, से, खुला`),
    besides: cuesOf(`के पास, के सामने, के बगल, के पीछे`),
    stalls: cuesOf(`दुकान, स्टॉल`),
    hosts: cuesOf(`हम यहाँ, हमारी दुकान, हम मिलेंगे, हमारा पता`),
  },
};

/** Of a language without a list, nobody knows what an address is. */
export const placeWordsOf = (locale: string): PlaceWords | undefined => LANGUAGES[languageOf(locale)];
