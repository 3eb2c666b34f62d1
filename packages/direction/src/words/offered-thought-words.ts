import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

/** What tells "what if I told you" from "what if I fail". */
interface OfferedThoughtWords {
  /** who speaks tells something, is able to do it, or no longer has to */
  offers: readonly string[];
  /** a shop speaks of itself; who is afraid is alone with it */
  groups: readonly string[];
}

const NONE: OfferedThoughtWords = { offers: [], groups: [] };

const LANGUAGES: Readonly<Record<string, OfferedThoughtWords>> = {
  en: {
    offers: cuesOf(
      'told you, tell you, said you, said there, said that, i could, we could, i can, we can, never have to, never had to',
    ),
    groups: cuesOf('we, our, us'),
  },
  de: {
    offers: cuesOf(
      'dir sage, dir sagte, dir sagen, euch sage, euch sagte, euch sagen, ihnen sage, ihnen sagte, ihnen sagen, dir verrate, euch verrate, ihnen verrate, nie wieder muss, nicht mehr muss',
    ),
    groups: cuesOf('wir, uns, unser, unsere'),
  },
  es: {
    offers: cuesOf(
      'te dijera, le dijera, os dijera, les dijera, te digo, le digo, te dijéramos, le dijéramos, te contara, le contara, te cuento, pudiera ayudarte, podemos, pudiéramos, no tuviera que',
    ),
    groups: cuesOf('nosotros, nosotras, nuestro, nuestra'),
  },
  fr: {
    offers: cuesOf(
      'vous disais, te disais, vous dis, te dis, vous disait, te disait, vous racontais, te racontais, je pouvais, nous pouvions, on pouvait, plus à',
    ),
    groups: cuesOf('nous, on, notre, nos'),
  },
  it: {
    offers: cuesOf(
      'ti dicessi, vi dicessi, le dicessi, ti dico, vi dico, ti dicessimo, vi dicessimo, ti raccontassi, potessi, potessimo, possiamo, non dovessi più',
    ),
    groups: cuesOf('noi, nostro, nostra'),
  },
  pt: {
    offers: cuesOf(
      'te dissesse, lhe dissesse, te disser, te disséssemos, dissesse que, disser que, te contasse, te contar, pudesse, pudéssemos, podemos, não precisasse',
    ),
    groups: cuesOf('nós, a gente, nosso, nossa'),
  },
  hi: {
    offers: cuesOf('कहूँ, कहूं, कहें, बताऊँ, बताऊं, बताएँ, बताएं'),
    groups: cuesOf('हम, हमारा, हमारी, हमारे'),
  },
};

export const offeredThoughtWordsOf = (locale: string): OfferedThoughtWords => LANGUAGES[languageOf(locale)] ?? NONE;
