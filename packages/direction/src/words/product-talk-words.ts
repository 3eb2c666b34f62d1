import { languageOf } from './language-of.ts';

/** What tells words that show a product from those that only name who makes it. "*" stands for the rest of a word. */
export interface ProductTalkWords {
  /** before the name: "at Luma" says where it is made or sold */
  makers: readonly string[];
  /** behind the name, in languages that say it there */
  makersBehind: readonly string[];
  /** who makes it speaks, or somebody tells what they do */
  makes: readonly string[];
  /** before the name: "with Luma" says that it is used */
  uses: readonly string[];
  usesBehind: readonly string[];
  /** they stand for it near the beginning of what is said behind it */
  its: readonly string[];
  /** the same for several, behind what points at several */
  theirs: readonly string[];
  pointsAtMany: readonly string[];
  /** what things do: they cost, weigh, last, fit */
  does: readonly string[];
  /** a sentence about what was named before may begin with its verb */
  dropsSubject?: true;
}

const NONE: ProductTalkWords = {
  makers: [],
  makersBehind: [],
  makes: [],
  uses: [],
  usesBehind: [],
  its: [],
  theirs: [],
  pointsAtMany: [],
  does: [],
};

const list = (words: string): string[] => words.split(', ');

const LANGUAGES: Readonly<Record<string, ProductTalkWords>> = {
  en: {
    ...NONE,
    makers: list('at, from, by'),
    makes: list(
      "we, we're, we've, make, makes, made, build, builds, built, sell, sells, produce, produces, design, designs, founded, craft, crafts, told, heard, found, discovered, called",
    ),
    uses: list('with, using'),
    its: list("it, it's, its, it'll, mine, each, both"),
    theirs: list("they, they're, they'll, them, their"),
    pointsAtMany: list('these'),
    does: list(
      'cost, costs, weigh, weighs, last, lasts, measures, holds, fits, comes in, comes with, tastes, smells, feels, sounds, works, runs, keeps, folds, charges, dries, cleans, foams, melts, dims, heats, cools, shuts, opens, stays, stands, connects, shows, saves, learns, counts, washes, contains, needs, is made, are made',
    ),
  },
  de: {
    ...NONE,
    makers: list('bei, von, vom, beim'),
    makes: list(
      'wir, machen, macht, bauen, baut, stellen, stellt, verkaufen, verkauft, produzieren, produziert, gründete*, gegründet, erzählt, gehört, gefunden, entdeckt, heißt',
    ),
    uses: list('mit, dank'),
    its: list('er, es, ihn, ihm, sein*, damit, darin, dafür, davon'),
    does: list(
      'kostet, kosten, wiegt, wiegen, hält, halten, misst, passt, passen, schmeckt, schmecken, riecht, riechen, duftet, fühlt, klingt, läuft, funktioniert, federt, lädt, trocknet, reinigt, schäumt, schmilzt, dimmt, heizt, kühlt, öffnet, schließt, bleibt, bleiben, steht, verbindet, zeigt, spart, zählt, enthält, braucht, besteht, kommt aus, kommt mit, gibt es in',
    ),
  },
  es: {
    ...NONE,
    dropsSubject: true,
    makers: list('en, desde, de, por'),
    makes: list(
      'nosotros, *emos, *amos, *imos, hace, hacen, fabrica, fabrican, vende, venden, produce, producen, fundó, hablaron, habló, encontré, descubrí, conocí, llama',
    ),
    uses: list('con, usando, gracias a'),
    its: list('él, ella, lo, los, su, sus'),
    does: list(
      'cuesta, cuestan, vale, valen, pesa, pesan, dura, duran, mide, miden, cabe, caben, sabe, saben, huele, huelen, suena, funciona, funcionan, carga, seca, limpia, limpian, mantiene, mantienen, abre, cierra, queda, quedan, viene, vienen, conecta, muestra, ahorra, cuenta, lleva, llevan, contiene, contienen, necesita, tiene, tienen, está hech*, están hech*',
    ),
  },
  fr: {
    ...NONE,
    makers: list('chez, de, par'),
    makes: list(
      'nous, on, fabrique, fabriquent, fabriquons, faisons, vend, vendent, vendons, produit, produisent, fondé*, parlé, entendu, trouvé, découvert, appelle',
    ),
    uses: list('avec, grâce à'),
    its: list('il, elle, ils, elles, sa, son, ses, chacun, chacune'),
    does: list(
      'coûte, coûtent, pèse, pèsent, dure, durent, mesure, mesurent, tient, tiennent, rentre, sent, sentent, sonne, fonctionne, fonctionnent, charge, sèche, nettoie, garde, gardent, ouvre, ferme, reste, restent, connecte, montre, économise, compte, contient, contiennent, a besoin, est fait*, sont fait*, se plie, se range, se lave',
    ),
  },
  it: {
    ...NONE,
    dropsSubject: true,
    makers: list('da, di, in, alla, dalla'),
    makes: list(
      'noi, *iamo, fa, fanno, produce, producono, vende, vendono, costruisce, fondat*, parlato, sentito, trovato, scoperto, chiama',
    ),
    uses: list('con, grazie a, usando'),
    its: list('esso, essa, lo, suo, sua, ognuno, ciascuno'),
    does: list(
      'costa, costano, pesa, pesano, dura, durano, misura, misurano, entra, entrano, sta, stanno, profuma, suona, funziona, funzionano, carica, asciuga, pulisce, puliscono, mantiene, mantengono, tiene, tengono, apre, chiude, resta, restano, collega, mostra, contiene, contengono, ha bisogno, è fatt*, sono fatt*, si lava, si piega',
    ),
  },
  pt: {
    ...NONE,
    dropsSubject: true,
    makers: list('na, no, em, da, do, pela, pelo'),
    makes: list(
      'nós, a gente, *emos, *amos, *imos, faz, fazem, fabrica, fabricam, vende, vendem, produz, produzem, fundou, falou, falaram, encontrei, descobri, conheci, chama',
    ),
    uses: list('com, usando, graças a'),
    its: list('ele, ela, eles, elas, o seu, a sua, dele, dela'),
    does: list(
      'custa, custam, pesa, pesam, dura, duram, mede, medem, cabe, cabem, cheira, soa, funciona, funcionam, carrega, seca, limpa, limpam, mantém, mantêm, abre, fecha, fica, ficam, vem com, conecta, mostra, economiza, conta, contém, precisa, tem, têm, é feit*, são feit*',
    ),
  },
  hi: {
    ...NONE,
    makersBehind: list('में, पर, ने, की ओर, के यहाँ, के बारे'),
    makes: list('हम, हमने, बनाते, बनाती, बनाता, बेचते, बेचती, बनाया, बताया, सुना, मिला, मिली'),
    usesBehind: list('से, के साथ'),
    its: list('इसकी, इसका, इसके, इसमें, इससे, इसने, उसकी, उसका'),
    does: list(
      'कीमत, क़ीमत, दाम, वज़न, वजन, चलता, चलती, चलते, टिकता, टिकती, रखता, रखती, रखते, देता, देती, देते, आता, आती, आते, लगता, लगती, रहता, रहती',
    ),
  },
};

export function productTalkWordsOf(locale: string): ProductTalkWords {
  return LANGUAGES[languageOf(locale)] ?? NONE;
}
