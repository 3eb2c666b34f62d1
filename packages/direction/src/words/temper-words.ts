import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

/** What tells whose anger is told, and what feeds it. */
interface TemperWords {
  /** who speaks, as the one who feels; "my" may belong to somebody else who is angry */
  selves: readonly string[];
  /** somebody else who is angry, or what comes before the name of one */
  others: readonly string[];
  /** how somebody asks too much of who speaks: "quoted me" */
  demands: readonly string[];
  /** of those, what names a bill: cried out with its number it makes angry, whoever paid it */
  bills: readonly string[];
  /** who pays of one's own will may have got a bargain: "I paid 5 dollars for this dress!" */
  payments: readonly string[];
  /** before a sum or a bill they make it small: "only charged me 40" */
  littles: readonly string[];
  /** before a demand they make it an offer of the speaker's own: "we only charge" */
  sellers: readonly string[];
  /** who is angry that they came to something good so late is not: "so mad I didn't find this sooner" */
  lateFinds: readonly string[];
}

const NONE: TemperWords = {
  selves: [],
  others: [],
  demands: [],
  bills: [],
  payments: [],
  littles: [],
  sellers: [],
  lateFinds: [],
};

const LANGUAGES: Readonly<Record<string, TemperWords>> = {
  en: {
    selves: cuesOf("i, i'm, i've, i'd, i was, me, we, we're, we've, we were, us, myself"),
    others: cuesOf(
      "he, he's, she, she's, they, they're, you, you're, who, nobody, everybody, everyone, my, our, his, her, their, your, the, a, an, this, that",
    ),
    demands: cuesOf(
      'quoted me, quoted us, quoted my *, quoted him, quoted her, quoted, charged me, charged us, charge me, charges me, charged my *, charged, billed, invoiced, wanted, wants, want, asked for, asking for, asks for, demanded, demands, told me, cost me, cost us, fined',
    ),
    bills: cuesOf('bills, billed, billing me, charged, charges, overcharged, quoted, quotes me, invoiced'),
    payments: cuesOf("i paid, we paid, i pay, we pay, i've paid, i only paid, i just paid"),
    littles: cuesOf('only, just, merely, as little as, no more than, less than, under'),
    sellers: cuesOf('we, i, we only, we just'),
    lateFinds: cuesOf(
      "find * sooner, find * earlier, found * sooner, found * earlier, find out sooner, know * sooner, know * earlier, know about * sooner, know about * earlier, try * sooner, try * earlier, buy * sooner, buy * earlier, get * sooner, get * earlier, discover * sooner, discover * earlier, order * sooner, order * earlier, come * sooner, come * earlier, switch sooner, switch earlier, didn't start sooner",
    ),
  },
  de: {
    selves: cuesOf('ich, mich, mir, wir, uns'),
    others: cuesOf(
      'er, sie, es, ihr, du, niemand, alle, mein, meine, unser, unsere, der, die, das, ein, eine, seine, ihre',
    ),
    demands: cuesOf(
      'verlangt, verlangte, verlangten, verlangen, berechnet, berechnete, berechneten, wollte, wollten, will, wollen, forderte, forderten, abgeknöpft, mir * gesagt, sagte mir, sagten mir, gekostet',
    ),
    bills: cuesOf(
      'verlangt, verlangte, verlangten, berechnet, berechnete, berechneten, abgeknöpft, knöpft, knöpfte, knöpften, abgezockt',
    ),
    payments: cuesOf('bezahlt, gezahlt, zahlte, zahlten, bezahlte, bezahlten, bezahle, zahle'),
    littles: cuesOf('nur, bloß, lediglich, gerade mal, weniger als, unter'),
    sellers: cuesOf('wir, ich'),
    lateFinds: cuesOf(
      'früher gefunden, früher entdeckt, früher gekannt, früher gewusst, früher probiert, früher gekauft, früher bestellt, eher gefunden, eher entdeckt, eher gekannt, eher gewusst, eher probiert, eher gekauft',
    ),
  },
  es: {
    selves: cuesOf('yo, me, nos, nosotros, nosotras, estoy, estamos, estábamos'),
    others: cuesOf(
      'él, ella, ellos, ellas, usted, ustedes, tú, nadie, todos, mi, mis, su, sus, nuestro, nuestra, el, la, los, las, un, una',
    ),
    demands: cuesOf(
      'me cobr*, nos cobr*, cobró, cobraron, me pid*, nos pid*, pidió, pidieron, pedía, pedían, me presupuest*, presupuestó, presupuestaron, quería, querían, quiere, quieren, exig*, facturaron, facturó',
    ),
    bills: cuesOf('me cobr*, nos cobr*, le cobr*, cobró, cobraron, cobraban, clavó, clavaron, me clavan'),
    payments: cuesOf('pagué, pagamos, pago, he pagado'),
    littles: cuesOf('solo, sólo, solamente, tan solo, apenas, menos de, más que'),
    sellers: cuesOf('yo, nosotros, nosotras'),
    lateFinds: cuesOf(
      'encontrado antes, encontrarlo antes, encontrarla antes, conocido antes, conocerlo antes, conocerla antes, probado antes, probarlo antes, probarla antes, descubierto antes, descubrirlo antes, descubrirla antes, comprado antes',
    ),
  },
  fr: {
    selves: cuesOf("je, j'ai, j'étais, j'en, m'a, m'ont, me, moi, nous, m'énervait, m'énerve, j'*, m'*"),
    others: cuesOf('il, elle, ils, elles, vous, tu, on, personne, mon, ma, mes, son, sa, notre, le, la, les, un, une'),
    demands: cuesOf(
      "m'a demandé, m'ont demandé, nous a demandé, nous ont demandé, me demand*, nous demand*, demande, demandait, demandaient, réclam*, facturé, facturait, voulait, voulaient, m'a fait payer, m'ont fait payer, m'a pris, m'ont pris, exig*",
    ),
    bills: cuesOf("facturé, facturait, factura, m'a pris, m'ont pris, fait payer"),
    payments: cuesOf("j'ai payé, on a payé, nous avons payé, je paie, je paye"),
    littles: cuesOf('seulement, juste, que, à peine, moins de'),
    sellers: cuesOf('je, nous ne, nous vous'),
    lateFinds: cuesOf(
      'trouvé plus tôt, trouvée plus tôt, connu plus tôt, connue plus tôt, découvert plus tôt, découverte plus tôt, essayé plus tôt, essayée plus tôt, acheté plus tôt, achetée plus tôt, trouvé avant, connu avant, découvert avant, essayé avant',
    ),
  },
  it: {
    selves: cuesOf('io, mi, ci, noi, sono, ero, eravamo, siamo, me'),
    others: cuesOf(
      'lui, lei, loro, egli, voi, tu, nessuno, tutti, il, la, lo, i, gli, le, un, una, mio, mia, suo, sua',
    ),
    demands: cuesOf(
      'mi ha chiesto, mi hanno chiesto, ci hanno chiesto, mi chied*, ci chied*, chiesto, chiedeva, chiedevano, volevano, voleva, vogliono, vuole, preteso, pretend*, addebitato, fatturato, fatto pagare, preventivato',
    ),
    bills: cuesOf('mi ha chiesto, mi hanno chiesto, addebitato, fatturato, fatto pagare, preventivato'),
    payments: cuesOf('ho pagato, abbiamo pagato, pago, paghiamo'),
    littles: cuesOf('solo, soltanto, solamente, appena, meno di, che'),
    sellers: cuesOf('noi, io'),
    lateFinds: cuesOf(
      'trovato prima, trovata prima, conosciuto prima, conosciuta prima, scoperto prima, scoperta prima, provato prima, provata prima, comprato prima, comprata prima, averlo saputo prima',
    ),
  },
  pt: {
    selves: cuesOf('eu, me, nós, a gente, fiquei, estou, estamos, ficamos, perdi'),
    others: cuesOf(
      'ele, ela, eles, elas, você, vocês, ninguém, todos, o, a, os, as, um, uma, meu, minha, seu, sua, nosso, nossa',
    ),
    demands: cuesOf(
      'me cobr*, nos cobr*, cobrou, cobraram, me pedi*, nos pedi*, pediu, pediram, pedia, pediam, queria, queriam, quer, querem, exig*, orçou, orçaram, faturou',
    ),
    bills: cuesOf('me cobr*, nos cobr*, cobrou, cobraram, orçou, orçaram, faturou'),
    payments: cuesOf('paguei, pagamos, pago'),
    littles: cuesOf('só, apenas, somente, menos de, mais que'),
    sellers: cuesOf('eu, nós, a gente'),
    lateFinds: cuesOf(
      'encontrado antes, encontrei antes, conhecido antes, conheci * antes, conheci antes, descoberto antes, descobri * antes, descobri antes, experimentado antes, experimentei antes, comprado antes, comprei antes',
    ),
  },
  hi: {
    selves: cuesOf('मैं, मैंने, मुझे, हम, हमने, हमें, मुझसे'),
    others: cuesOf('वह, वो, वे, उसे, उसने, उन्हें, उन्होंने, आप, आपको, तुम, सबको, मेरे, मेरी, मेरा, हमारे, हमारी, उसके, उसकी'),
    demands: cuesOf('मांगे, माँगे, मांगा, माँगा, मांग रहे, माँग रहे, मांग रहा, वसूले, वसूल किए, ले लिए, ऐंठ लिए'),
    bills: cuesOf('वसूले, वसूल किए, ले लिए, ऐंठ लिए'),
    payments: cuesOf('मैंने दिए, चुकाए, चुकाया'),
    littles: cuesOf('सिर्फ़, सिर्फ, केवल, बस, मात्र'),
    sellers: cuesOf('हम, मैं'),
    lateFinds: cuesOf(
      'पहले क्यों नहीं मिला, पहले क्यों नहीं मिली, पहले नहीं मिला, पहले नहीं मिली, पहले क्यों नहीं पता, पहले नहीं पता, पहले क्यों नहीं लिया, पहले क्यों नहीं खरीदा',
    ),
  },
};

export const temperWordsOf = (locale: string): TemperWords => LANGUAGES[languageOf(locale)] ?? NONE;
