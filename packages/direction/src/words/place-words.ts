import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

/** How a language says where a shop is and when it is open. */
export interface PlaceWords {
  /** a word that ends the name of a street: "Road" */
  streets: RegExp;
  /** a word that begins one: "calle", "rue" */
  streetsBefore: RegExp | null;
  /** the number stands before the street */
  isNumberFirst: boolean;
  /** between the street and its number: "número", or behind the number: "bis" */
  numberSigns: readonly string[];
  /** a phrase with a day among them tells opening hours */
  days: readonly string[];
  /** beside a day: until when */
  untils: readonly string[];
  /** behind an address they begin what it is beside */
  besides: readonly string[];
  /** begin a place within a market, before its number */
  stalls: readonly string[];
  /** right before an address, where it does not begin its phrase */
  leads: readonly string[];
  /** right behind an address its phrase goes on with these */
  onwards: readonly string[];
  /** right behind a number they are no name of a street */
  units: readonly string[];
  /** streets that say no kind of street */
  wholes: readonly string[];
  /** kinds that are names of other things, too, and stand behind `leads` alone: "Drive" */
  weak: RegExp;
  /** words of their own behind a name: "Berliner Straße" */
  kinds: RegExp;
  /** of a sentence with an address where nobody is sent to */
  homes: readonly string[];
}

const NEVER = /(?!)/u;

const LANGUAGES: Readonly<Record<string, PlaceWords>> = {
  en: {
    streets:
      /^(?:street|road|avenue|lane|drive|boulevard|square|court|parkway|highway|terrace|way|place|st|rd|ave|blvd|ln)$/u,
    streetsBefore: null,
    isNumberFirst: true,
    numberSigns: [],
    days: cuesOf(
      `monday*, tuesday*, wednesday*, thursday*, friday*, saturday*, sunday*, weekdays, weekends, daily, every day, seven days`,
    ),
    untils: cuesOf(`till, until, to, through, from, open`),
    besides: cuesOf(`next to, beside, across from, opposite, behind, right behind, above, near`),
    stalls: cuesOf(`stall, unit, suite, booth, shop, stand`),
    leads: cuesOf(`at, on, by, visit, to, us at, it's at, find us, come by, is at`),
    onwards: cuesOf(
      `in, on, and, open, from, till, until, right, or, just, before, this, today, tomorrow, tonight, by`,
    ),
    units: cuesOf(`gb, tb, mb, kg, lb, hp, percent, of, the, minute, minutes`),
    wholes: cuesOf(`broadway`),
    weak: /^(?:drive|court|square|way|place|highway)$/u,
    kinds: NEVER,
    homes: cuesOf(
      `grew up, lived, live, lives, living, born, used to, moved from, moved away, i was, was at, were at, once stood, closed, burned, robbed, left`,
    ),
  },
  de: {
    streets:
      /^(?!(?:super|bau|floh|arbeits|spiel|sitz|park|um|heim|ehe|ohr|schlüssel)(?:markt|platz|weg|ring))[\p{L}-]+(?:straße|strasse|str\.?|weg|gasse|allee|platz|ring|ufer|damm|markt)$/u,
    streetsBefore: null,
    isNumberFirst: false,
    numberSigns: cuesOf(`nummer, nr`),
    days: cuesOf(
      `montag*, dienstag*, mittwoch*, donnerstag*, freitag*, samstag*, sonntag*, sonnabend*, werktags, täglich, jeden tag`,
    ),
    untils: cuesOf(`bis, von, ab, geöffnet, offen`),
    besides: cuesOf(`neben, gegenüber, hinter, über, nahe, bei der, beim`),
    stalls: cuesOf(`stand, halle, laden, raum`),
    leads: cuesOf(`in der, in die, in dem, am, im, zum, zur, an der, auf dem, bei der, in, sind, ist, euch, adresse`),
    onwards: cuesOf(`in, und, von, bis, ab, vorbei, oder, direkt, gleich, an, statt, auf`),
    units: [],
    wholes: cuesOf(`unter den linden, am markt, am ring, am platz, am hafen, am bahnhof, am rathaus, am dom`),
    weak: /^(?:\p{L}*(?:weg|platz|ring|markt|damm))$/u,
    kinds: /^(?:straße|strasse|str|allee|weg|platz|ring|gasse|ufer|damm|markt)$/u,
    homes: cuesOf(
      `aufgewachsen, wohnt, wohne, wohnte, wohnten, gewohnt, lebte, lebt, lebe, geboren, früher, damals, war, waren, zog, gezogen, geschlossen, abgebrannt`,
    ),
  },
  es: {
    streets: NEVER,
    streetsBefore: /^(?:calle|c\/|avenida|av\.?|avda\.?|plaza|paseo|carretera|ronda|travesía)$/u,
    isNumberFirst: false,
    numberSigns: cuesOf(`número, núm`),
    days: cuesOf(`lunes, martes, miércoles, jueves, viernes, sábado*, domingo*, todos los días, a diario`),
    untils: cuesOf(`hasta, de, desde, a, abierto`),
    besides: cuesOf(`junto a, junto al, al lado, frente a, frente al, enfrente, detrás`),
    stalls: cuesOf(`puesto, local, parada`),
    leads: cuesOf(`en, la, el, a, al, por, por la, visítanos, estamos, es`),
    onwards: cuesOf(`en, y, o, desde, hasta, abierto, frente, al, cada`),
    units: [],
    wholes: cuesOf(`gran vía`),
    weak: /^(?:plaza|paseo|ronda|carretera)$/u,
    kinds: NEVER,
    homes: cuesOf(
      `crecí, creció, vive, vivo, vivía, vivimos, viví, nací, nació, antes, era, estaba, cerró, cerrada, me mudé`,
    ),
  },
  fr: {
    streets: NEVER,
    streetsBefore: /^(?:rue|avenue|boulevard|bd|place|chemin|impasse|quai|allée|cours)$/u,
    isNumberFirst: true,
    numberSigns: cuesOf(`bis, ter`),
    days: cuesOf(`lundi*, mardi*, mercredi*, jeudi*, vendredi*, samedi*, dimanche*, tous les jours`),
    untils: cuesOf(`jusqu'à, jusque, de, du, dès, ouvert`),
    besides: cuesOf(`à côté, en face, derrière, près`),
    stalls: cuesOf(`stand, boutique, local`),
    leads: cuesOf(`au, à, le, rendez-vous, passez, sommes, trouvez, adresse, est, du, chez`),
    onwards: cuesOf(`à, et, ou, du, jusqu'à, ouvert, dans, en, tous, chaque, avant`),
    units: [],
    wholes: [],
    weak: /^(?:place|cours|quai|chemin|allée)$/u,
    kinds: NEVER,
    homes: cuesOf(
      `grandi, habite, habitait, habitais, habitent, vit, vivait, vivais, né, née, autrefois, était, étions, fermé, fermée, déménagé`,
    ),
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
    leads: cuesOf(`in, a, al, alla, di, siamo, presso, è`),
    onwards: cuesOf(`a, e, o, in, dal, dalle, aperto, ogni, tutti`),
    units: [],
    wholes: [],
    weak: /^(?:corso|largo|strada|piazza)$/u,
    kinds: NEVER,
    homes: cuesOf(
      `cresciuto, cresciuta, vive, vivo, viveva, vivevo, abita, abito, abitavo, abitava, nato, nata, era, chiuso, chiusa, una volta`,
    ),
  },
  pt: {
    streets: NEVER,
    streetsBefore: /^(?:rua|avenida|av\.?|praça|travessa|alameda|estrada|largo)$/u,
    isNumberFirst: false,
    numberSigns: cuesOf(`número`),
    days: cuesOf(`segunda*, terça*, quarta*, quinta*, sexta*, sábado*, domingo*, todos os dias, todo dia, diariamente`),
    untils: cuesOf(`até, das, de, aberto, aberta`),
    besides: cuesOf(`ao lado, em frente, atrás, perto`),
    stalls: cuesOf(`banca, loja, box, sala`),
    leads: cuesOf(`na, no, à, ao, em, a, pela, é, visite`),
    onwards: cuesOf(`em, e, ou, das, até, aberto, no, na, toda, todo, todos`),
    units: [],
    wholes: [],
    weak: /^(?:largo|estrada|praça)$/u,
    kinds: NEVER,
    homes: cuesOf(
      `cresci, cresceu, mora, moro, morava, vive, vivo, vivia, nasci, nasceu, antes, era, ficava, fechou, fechada`,
    ),
  },
  hi: {
    streets: /^(?:रोड|मार्ग|गली|स्ट्रीट|चौक|नगर)$/u,
    streetsBefore: null,
    isNumberFirst: true,
    numberSigns: [],
    days: cuesOf(`सोमवार, मंगलवार, बुधवार, गुरुवार, शुक्रवार, शनिवार, रविवार, रोज़, रोज`),
    untils: cuesOf(`तक, से, खुला`),
    besides: cuesOf(`के पास, के सामने, के बगल, के पीछे`),
    stalls: cuesOf(`दुकान, स्टॉल`),
    leads: cuesOf(`दुकान, पता, हमसे, हमें, यहाँ, है, आइए, मिलिए`),
    onwards: cuesOf(`पर, में, और, आइए, आओ, पर आइए, के`),
    units: cuesOf(`में, से, का, की, के, को, पर, तक, साल, मिनट, लोग, लोगों, दिन, घंटे, रुपये, इस, उस, किलो, लाख, हज़ार`),
    wholes: [],
    weak: /^(?:चौक|नगर|गली)$/u,
    kinds: NEVER,
    homes: cuesOf(`रहते, रहता, रहती, जन्म, बचपन, था, थी, थे, बंद`),
  },
};

/** Of a language without a list, nobody knows what an address is. */
export const placeWordsOf = (locale: string): PlaceWords | undefined => LANGUAGES[languageOf(locale)];
