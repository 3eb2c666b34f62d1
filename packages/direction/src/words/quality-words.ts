import { languageOf } from './language-of.ts';

/** What tells that words say how the product is. "*" stands for the rest of a word. */
export interface QualityWords {
  /** between a thing and how it is */
  links: readonly string[];
  /** behind them comes a thing, and not how something is */
  articles: readonly string[];
  /** no quality that somebody gave it */
  harmed: readonly string[];
  /** they stand for a thing that was named before */
  standIns: readonly string[];
}

const NONE: QualityWords = { links: [], articles: [], harmed: [], standIns: [] };

const list = (words: string): string[] => words.split(', ');

const LANGUAGES: Readonly<Record<string, QualityWords>> = {
  en: {
    links: list('is, are, looks, look, feels, feel, tastes, taste, smells, smell, sounds, sound, stays, stay'),
    articles: list('a, an, the, my, your, our, his, her, their, no, one, for, with, to, in, on, from, by'),
    harmed: list(
      'broke*, damage*, ruin*, gone, lost, stolen, dead, useless, torn, late, wrong, missing, rotten, moldy, mouldy, rusty, stuck, junk, trash, garbage, fake, defect*, recalled, disgusting, disappoint*, boring, awful, terrible, horrible, bad, worst',
    ),
    standIns: list('one, ones'),
  },
  de: {
    links: list('ist, sind, wirkt, wirken, schmeckt, schmecken, riecht, riechen, klingt, bleibt, bleiben'),
    articles: list(
      'ein, eine, einen, einem, einer, der, die, das, den, dem, mein*, dein*, unser*, kein*, für, mit, von',
    ),
    harmed: list(
      'kaputt, defekt*, zerbrochen, zerrissen, gebrochen, beschädigt, verloren, gestohlen, weg, tot, nutzlos, falsch, verfault, verschimmelt, verrostet, schrott, müll, gefälscht, enttäusch*, eklig, langweilig, furchtbar, schrecklich, schlecht, schlimm',
    ),
    standIns: list('hier, eine, einer'),
  },
  es: {
    links: list('es, son, está, están, parece, parecen, sabe, saben, huele, huelen, suena, queda, quedan'),
    articles: list('un, una, unos, unas, el, la, los, las, mi, tu, su, nuestro, nuestra, para, con, de'),
    harmed: list(
      'rot*, dañad*, perdid*, robad*, muert*, inútil*, equivocad*, podrid*, oxidad*, basura, fals*, decepcion*, asqueros*, aburrid*, horrible*, terrible*, mal, mal*',
    ),
    standIns: list('de, que'),
  },
  fr: {
    links: list('est, sont, semble, semblent, paraît, paraissent, reste, restent'),
    articles: list('un, une, des, le, la, les, mon, ma, mes, ton, votre, notre, pour, avec, de'),
    harmed: list(
      'cassé*, abîmé*, perdu*, volé*, mort*, inutile*, faux, fausse, pourri*, rouillé*, déchiré*, décevant*, dégoûtant*, ennuyeu*, horrible*, terrible*, affreu*, mauvais*, nul*',
    ),
    standIns: list('qui, que'),
  },
  it: {
    links: list('è, sono, sembra, sembrano, resta, restano, pare'),
    articles: list('un, una, uno, il, lo, la, i, gli, le, mio, mia, tuo, tua, nostro, nostra, per, con, di'),
    harmed: list(
      'rott*, danneggiat*, pers*, rubat*, mort*, inutil*, sbagliat*, marc*, arrugginit*, fals*, deludent*, disgustos*, noios*, orribil*, terribil*, pessim*, cattiv*',
    ),
    standIns: list('qui, che'),
  },
  pt: {
    links: list('é, são, está, estão, parece, parecem, fica, ficam'),
    articles: list('um, uma, o, a, os, as, meu, minha, seu, sua, nosso, nossa, para, com, de'),
    harmed: list(
      'quebrad*, danificad*, perdid*, roubad*, mort*, inútil, inúteis, errad*, podre*, enferrujad*, fals*, decepcion*, nojent*, chat*, horríve*, terríve*, péssim*, ruim, ruins',
    ),
    standIns: list('aqui, que'),
  },
};

export function qualityWordsOf(locale: string): QualityWords {
  return LANGUAGES[languageOf(locale)] ?? NONE;
}
