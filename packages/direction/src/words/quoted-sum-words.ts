import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

/** What tells that a number without money behind it is a sum. */
export interface QuotedSumWords {
  /** a sum follows, or somebody whom it is told and then the sum: "charged me", "quoted my sister" */
  quotes: readonly string[];
  /** the same, where the script speaks of money elsewhere */
  asks: readonly string[];
  /** before the sum that another one turns out to be: "I guessed ninety dollars. It was three hundred" */
  turns: readonly string[];
  /** between a few things and what they cost together: "two for twenty" */
  deals: readonly string[];
  /** before the thing that a price is for: "a bottle" */
  pers: readonly string[];
  /** those of them that are articles and stand before anything */
  articles: readonly string[];
  /** what is sold one by one and costs little: "eight fifty" is never 850 of it */
  goods: readonly string[];
  /** before a number they make it a time of day, a year or an age */
  whens: readonly string[];
  /** a number near them counts or measures something else */
  counts: readonly string[];
}

const NONE: QuotedSumWords = {
  quotes: [],
  asks: [],
  turns: [],
  deals: [],
  pers: [],
  articles: [],
  goods: [],
  whens: [],
  counts: [],
};

const LANGUAGES: Readonly<Record<string, QuotedSumWords>> = {
  en: {
    quotes: cuesOf(
      `quoted, quotes, charged me, charged us, charged him, charged her, charged them, charged my, charged our, charges me, charges us, charges you, charge you, billed, invoiced, the bill was, my bill was, our bill was, bill came to, price was, price is, quote was, estimate was, sold it for, sold them for, bought it for, bought them for, fixed it for, repaired it for, did it for`,
    ),
    asks: cuesOf(
      `wanted, wants, asked for, asking, asks for, offered, charged, came to, comes to, paid, pay, cost, costs, spent, saved, save`,
    ),
    turns: cuesOf(
      `it was, it's, it is, that's, that was, more like, closer to, now, now it's, now just, now only, turned out to be, actually, down to`,
    ),
    deals: ['for'],
    pers: cuesOf(`a, an, per, each, every, the, for a, for the`),
    articles: cuesOf(`a, an, the`),
    goods: cuesOf(
      `bottle, jar, cup, slice, pound, kilo, piece, loaf, bar, can, bag, pack, packet, dozen, pint, glass, scoop, bunch, stick, tin, serving, portion, plate, bowl, tube, candle, cookie, muffin, cupcake, taco, burger, beer, coffee, latte, box, carton, pair, roll, wash, ride, ticket`,
    ),
    whens: cuesOf(
      `at, by, until, till, around, about, before, after, from, to, since, in, past, between, and, is, was, are, am, i'm, he's, she's, be, have, has, turns, turned, turning, aged`,
    ),
    counts: cuesOf(
      `how many, how often, how old, old, age, count, counted, number, score, scored, points, people, followers, likes, views, calories, pounds, kilos, miles, meters, kilometers, degrees, grams, weigh*, weight, iq, room, page, pages, words, steps, guests, students, year, years, days, hours, minutes, horsepower, watts`,
    ),
  },
  de: {
    quotes: cuesOf(
      `verlangte von, verlangten von, hat mir berechnet, berechnete mir, berechneten mir, rechnung war, rechnung betrug, preis war, preis ist, angebot war, verkauft für, gekauft für, repariert für`,
    ),
    asks: cuesOf(
      `wollte, wollten, verlangte, verlangten, berechnete, berechneten, bezahlt, bezahlte, zahlte, zahle, kostet, kostete, kosten, kosteten, macht, machte`,
    ),
    turns: cuesOf(`es waren, es war, es sind, eher, jetzt, jetzt nur, nur noch, runter auf, in wahrheit`),
    deals: ['für'],
    pers: cuesOf(`pro, je, die, der, das, den, für die, für das, für den`),
    articles: cuesOf(`die, der, das, den`),
    goods: cuesOf(
      `flasche, glas, tasse, scheibe, pfund, kilo, stück, laib, tafel, dose, tüte, packung, päckchen, schachtel, dutzend, kugel, bund, portion, teller, schale, tube, kerze, keks, bier, kaffee, karton, paar, rolle, karte`,
    ),
    whens: cuesOf(
      `um, bis, ab, gegen, vor, nach, seit, im, zwischen, und, ist, bin, war, sind, wird, werde, wurde, habe, hat, mit`,
    ),
    counts: cuesOf(
      `wie viele, wie oft, wie alt, alt, alter, gezählt, nummer, punkte, leute, menschen, follower, likes, aufrufe, kalorien, pfund, kilo, kilometer, meter, grad, gramm, gewicht, wiegt, wog, zimmer, seite, seiten, wörter, schritte, gäste, schüler, jahr, jahre, jahren, tage, stunden, minuten, ps, watt`,
    ),
  },
  es: {
    quotes: cuesOf(
      `cobró, cobraron, me cobra, me cobran, nos cobran, cobrado, facturó, facturaron, presupuestó, presupuestaron, presupuesto era, precio es, precio era, factura fue, vendió por, compré por`,
    ),
    asks: cuesOf(
      `quería, querían, pedía, pedían, pidió, pidieron, pagué, pago, cuesta, costaba, costó, vale, valía, salió por`,
    ),
    turns: cuesOf(`eran, era, fueron, son, más bien, ahora, ahora son, ahora solo, en realidad`),
    deals: ['por'],
    pers: cuesOf(`la, el, por, cada, por cada`),
    articles: cuesOf(`la, el`),
    goods: cuesOf(
      `botella, bote, tarro, frasco, taza, rebanada, porción, libra, kilo, pieza, unidad, barra, lata, bolsa, paquete, docena, vaso, bola, manojo, ración, plato, tubo, vela, galleta, taco, cerveza, café, caja, par, rollo, entrada`,
    ),
    whens: cuesOf(
      `las, a las, hasta, hacia, antes de, después de, desde, en, entre, y, cumplí, cumplió, cumple, tiene, tengo, tenía, es, era, con`,
    ),
    counts: cuesOf(
      `cuántos, cuántas, edad, conté, número, puntos, personas, gente, seguidores, vistas, calorías, libras, kilos, kilómetros, metros, grados, gramos, pesa, pesaba, peso, habitación, página, páginas, palabras, pasos, invitados, alumnos, año, años, días, horas, minutos, caballos, vatios`,
    ),
  },
  fr: {
    quotes: cuesOf(
      `facturé, facturait, facture, devis était, prix est, prix était, m'a demandé, nous a demandé, vendu pour, acheté pour, réparé pour`,
    ),
    asks: cuesOf(
      `voulait, voulaient, demandait, demandaient, demande, demandé, payé, paye, paie, coûte, coûtait, coûté, vaut, fait`,
    ),
    turns: cuesOf(`c'était, c’était, c'est, c’est, plutôt, maintenant, en fait, en réalité`),
    deals: ['pour'],
    pers: cuesOf(`la, le, par, chaque, pour la, pour le`),
    articles: cuesOf(`la, le`),
    goods: cuesOf(
      `bouteille, pot, bocal, tasse, tranche, livre, kilo, pièce, unité, tablette, boîte, sachet, paquet, douzaine, pinte, verre, boule, botte, part, portion, assiette, bol, tube, bougie, bière, café, carton, paire, rouleau, place`,
    ),
    whens: cuesOf(`à, vers, avant, après, dès, depuis, en, jusqu'à, entre, et, a, ai, avait, est, était`),
    counts: cuesOf(
      `combien de, âge, compté, numéro, points, personnes, gens, abonnés, vues, calories, livres, kilos, kilomètres, mètres, degrés, grammes, pèse, pesait, poids, chambre, page, pages, mots, pas, invités, élèves, an, ans, année, années, jours, heures, minutes, chevaux, watts`,
    ),
  },
  it: {
    quotes: cuesOf(
      `addebitato, fatturato, fatto pagare, preventivo era, prezzo è, prezzo era, conto era, venduto per, comprato per, riparato per`,
    ),
    asks: cuesOf(
      `voleva, volevano, chiedeva, chiedevano, chiesto, chiesero, chiede, chiedono, pagato, pago, costa, costava, costano, viene, fa`,
    ),
    turns: cuesOf(`erano, era, sono, piuttosto, adesso, ora, in realtà`),
    deals: ['per'],
    pers: cuesOf(`la, il, al, alla, per, ogni, a`),
    articles: cuesOf(`la, il`),
    goods: cuesOf(
      `bottiglia, barattolo, vasetto, tazza, fetta, libbra, chilo, pezzo, tavoletta, lattina, busta, pacchetto, dozzina, pinta, bicchiere, pallina, mazzo, porzione, piatto, ciotola, tubetto, candela, biscotto, birra, caffè, scatola, paio, rotolo, biglietto`,
    ),
    whens: cuesOf(
      `alle, le, verso, prima di, dopo, dal, dalle, nel, fino a, tra, e, compiuto, compie, ha, ho, aveva, è, era, a`,
    ),
    counts: cuesOf(
      `quanti, quante, età, contato, numero, punti, persone, gente, follower, visualizzazioni, calorie, libbre, chili, chilometri, metri, gradi, grammi, pesa, pesava, peso, camera, pagina, pagine, parole, passi, ospiti, studenti, anno, anni, giorni, ore, minuti, cavalli, watt`,
    ),
  },
  pt: {
    quotes: cuesOf(
      `cobrou, cobraram, me cobra, me cobram, cobrado, faturou, orçou, orçaram, orçamento era, preço é, preço era, conta foi, vendeu por, comprei por, consertou por`,
    ),
    asks: cuesOf(
      `queria, queriam, pediu, pediram, pedia, pediam, paguei, pago, custa, custava, custou, vale, saiu por`,
    ),
    turns: cuesOf(`eram, era, foram, são, agora, agora são, na verdade, na real`),
    deals: ['por'],
    pers: cuesOf(`a, o, por, cada, por cada`),
    articles: cuesOf(`a, o`),
    goods: cuesOf(
      `garrafa, pote, frasco, xícara, chávena, fatia, libra, quilo, peça, unidade, barra, lata, saco, pacote, dúzia, copo, bola, maço, porção, prato, tigela, tubo, vela, biscoito, cerveja, café, caixa, par, rolo, ingresso, bilhete`,
    ),
    whens: cuesOf(
      `às, as, até, por volta, antes de, depois de, desde, em, entre, e, fiz, fez, faz, tem, tenho, tinha, é, era, com`,
    ),
    counts: cuesOf(
      `quantos, quantas, idade, contei, número, pontos, pessoas, gente, seguidores, visualizações, calorias, libras, quilos, quilômetros, metros, graus, gramas, pesa, pesava, peso, quarto, página, páginas, palavras, passos, convidados, alunos, ano, anos, dias, horas, minutos, cavalos, watts`,
    ),
  },
  hi: {
    quotes: [],
    asks: [],
    turns: [],
    deals: [],
    pers: [],
    articles: [],
    goods: [],
    whens: cuesOf(`सन, साल, उम्र`),
    counts: cuesOf(
      `कितने, कितनी, गिने, नंबर, अंक, लोग, किलो, किलोमीटर, मीटर, डिग्री, ग्राम, वज़न, कमरा, पन्ना, साल, दिन, घंटे, मिनट`,
    ),
  },
};

export function quotedSumWordsOf(locale: string): QuotedSumWords {
  return LANGUAGES[languageOf(locale)] ?? NONE;
}
