import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

/** Before what is offered, where it does not begin its phrase: "or two for twenty", "grab 3 for $10", "it's eight fifty a bottle". */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  en: cuesOf(
    `or, and, get, gets, grab, take, takes, buy, buys, bought, got, pick, choose, costs, cost, is, it's, they're, that's, are, just, only, now, even, today, do, have, sell, selling, offer, offering, want, order`,
  ),
  de: cuesOf(
    `oder, und, nimm, nimmst, nehmt, nehmen sie, nimmt, hol, holt, holst, hol dir, holt euch, kauf, kauft, kaufst, kostet, kosten, ist, sind, sich, dir, euch, nur, jetzt, heute, gibt es, gibt's, bekommst, bekommt, kriegst, kriegt`,
  ),
  es: cuesOf(
    `o, y, lleva, llevas, llévate, llevaos, lleve, toma, tomas, compra, compras, compre, coge, cuesta, cuestan, es, son, solo, sólo, ahora, hoy, tienes, consigue, pide`,
  ),
  fr: cuesOf(
    `ou, et, prends, prenez, achète, achetez, emporte, emportez, coûte, coûtent, est, sont, c'est, seulement, maintenant, aujourd'hui, avez, as`,
  ),
  it: cuesOf(
    `o, oppure, e, prendi, prendete, prenda, compra, comprate, porta, portate, costa, costano, è, sono, solo, adesso, ora, oggi, hai, ne, ordina`,
  ),
  pt: cuesOf(
    `ou, e, leva, leve, levas, levem, pegue, pega, compra, compre, comprem, custa, custam, é, são, só, apenas, agora, hoje, tem, peça`,
  ),
};

const NONE: readonly string[] = [];

export const offerLeadsOf = (locale: string): readonly string[] => LANGUAGES[languageOf(locale)] ?? NONE;
