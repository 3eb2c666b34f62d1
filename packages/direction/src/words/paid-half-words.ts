import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

/** Where half of a price is paid, asked for or compared, and offered to nobody. */
const PAID_HALF: Readonly<Record<string, readonly string[]>> = {
  de: cuesOf(
    'musste, mussten, müssen wir, muss ich, zahlt* * die hälfte, zahlt* * nur die hälfte, bezahlt* * die hälfte, bezahlt* * nur die hälfte, wollte* die hälfte, wollen die hälfte, will die hälfte, verlang* die hälfte, forder* die hälfte, behielt* die hälfte, behalten die hälfte, behält die hälfte, hälfte des preises im voraus, hälfte des preises vorab, hälfte des preises eines, hälfte des preises einer',
  ),
  en: cuesOf(
    'had to, have to sell, pay me half, pays me half, paid me half, pay us half, pays us half, paid us half, pays him half, paid him half, pays her half, paid her half, pays them half, paid them half, gave me half, gave us half, offered me half, offered us half, want half, wants half, wanted half, ask half, asked half, ask for half, asks for half, asked for half, asked me for half, asked us for half, demand* half, charge me half, charges me half, charged me half, charged us half, took half, takes half, kept half, keep half, keeps half, owe* half, owe* me half, owe* us half, half the price of, half the cost of, half the price up front, half the cost up front, half the price upfront, half the cost upfront',
  ),
  es: cuesOf(
    'tuve que, tuvimos que, tengo que, tenemos que, paga* la mitad, me pagó la mitad, me pagaron la mitad, quería* la mitad, quiere* la mitad, pidió la mitad, pidieron la mitad, pide* la mitad, exig* la mitad, cobró la mitad, cobraron la mitad, debe* la mitad, mitad del precio por adelantado, mitad del precio de un, mitad del precio de una',
  ),
  fr: cuesOf(
    "j'ai dû, on a dû, nous avons dû, je dois, me paie la moitié, me paye la moitié, m'a payé la moitié, m'ont payé la moitié, voulait la moitié, voulaient la moitié, veulent la moitié, demand* la moitié, exig* la moitié, a gardé la moitié, ont gardé la moitié, moitié du prix d'avance, moitié du prix à l'avance, moitié du prix d'un, moitié du prix d'une",
  ),
  hi: cuesOf(
    'पड़ा, पड़ी, पड़े, पड़ता, आधी कीमत माँग*, आधी कीमत मांग*, आधे पैसे माँग*, आधे पैसे मांग*, आधे पैसे देता, आधे पैसे देते, आधे पैसे दिए, आधी कीमत देता, आधी कीमत देते, आधी कीमत दी, आधे पैसे पहले, आधी कीमत पहले, आधे दाम माँग*, आधे दाम मांग*',
  ),
  it: cuesOf(
    'ho dovuto, abbiamo dovuto, devo vendere, mi paga la metà, mi ha pagato la metà, mi hanno pagato la metà, voleva la metà, volevano la metà, vogliono la metà, chied* la metà, chiesto la metà, preteso la metà, tenuto la metà, metà del prezzo in anticipo, metà del prezzo di un, metà del prezzo di una',
  ),
  pt: cuesOf(
    'tive que, tive de, tivemos que, tivemos de, tenho que, me paga metade, me paga a metade, me pagou metade, me pagaram metade, queria metade, queriam metade, querem metade, pediu metade, pediram metade, exig* metade, cobrou metade, cobraram metade, metade do preço adiantado, metade do valor adiantado, metade do preço de um, metade do preço de uma',
  ),
};

export const paidHalfWordsOf = (locale: string): readonly string[] => PAID_HALF[languageOf(locale)] ?? [];
