import { languageOf } from './language-of.ts';

/** What products come in, and the words that count it. */
export interface PackWords {
  packs: readonly string[];
  /** before one, wherever it is said: "one bottle", "per jar" */
  counts: readonly string[];
  /** before one at the beginning of a clause: "the tube fits" */
  articles: readonly string[];
  /** behind one: "a bottle of wine" is another thing */
  of: readonly string[];
}

const NONE: PackWords = { packs: [], counts: [], articles: [], of: [] };

const list = (words: string): string[] => words.split(', ');

const LANGUAGES: Readonly<Record<string, PackWords>> = {
  en: {
    packs: list(
      'bottle, bottles, jar, jars, tube, tubes, pack, packs, packet, packets, can, cans, tin, tins, box, boxes, bag, bags, pouch, pouches, sachet, sachets, drop, drops, pump, pumps, scoop, scoops, capsule, capsules',
    ),
    counts: list('one, each, every, per, single'),
    articles: list('the, a, my'),
    of: list('of'),
  },
  de: {
    packs: list(
      'flasche, flaschen, glas, gläser, tiegel, tube, tuben, packung, packungen, päckchen, dose, dosen, schachtel, schachteln, tüte, tüten, beutel, kiste, kisten, tropfen, kapsel, kapseln',
    ),
    counts: list('ein, eine, einer, jede, jedes, jeder, pro'),
    articles: list('die, das, der, meine, mein'),
    of: list('von, mit, voll, voller'),
  },
  es: {
    packs: list(
      'botella, botellas, frasco, frascos, bote, botes, tarro, tarros, tubo, tubos, paquete, paquetes, lata, latas, caja, cajas, bolsa, bolsas, gota, gotas, gotitas, cápsula, cápsulas',
    ),
    counts: list('un, una, cada, por'),
    articles: list('el, la, mi'),
    of: list('de'),
  },
  fr: {
    packs: list(
      'bouteille, bouteilles, flacon, flacons, pot, pots, tube, tubes, paquet, paquets, boîte, boîtes, canette, canettes, sachet, sachets, goutte, gouttes, gélule, gélules',
    ),
    counts: list('un, une, chaque, par'),
    articles: list('le, la, mon, ma'),
    of: list('de, du, des'),
  },
  it: {
    packs: list(
      'bottiglia, bottiglie, flacone, flaconi, vasetto, vasetti, barattolo, barattoli, tubetto, tubetti, confezione, confezioni, pacco, pacchi, lattina, lattine, scatola, scatole, sacchetto, sacchetti, goccia, gocce, capsula, capsule',
    ),
    counts: list('un, una, ogni, per'),
    articles: list('il, lo, la'),
    of: list('di, del, della'),
  },
  pt: {
    packs: list(
      'garrafa, garrafas, frasco, frascos, pote, potes, tubo, tubos, bisnaga, pacote, pacotes, lata, latas, caixa, caixas, saco, sacos, gota, gotas, cápsula, cápsulas',
    ),
    counts: list('um, uma, cada, por'),
    articles: list('o, a, meu, minha'),
    of: list('de, do, da'),
  },
  hi: {
    ...NONE,
    packs: list('बोतल, बोतलें, शीशी, डिब्बा, डिब्बे, पैकेट, पैक, ट्यूब, जार, थैली, बूँद, बूंद, बूँदें, बूंदें, कैप्सूल'),
    counts: list('एक, हर, प्रति'),
  },
};

export function packWordsOf(locale: string): PackWords {
  return LANGUAGES[languageOf(locale)] ?? NONE;
}
