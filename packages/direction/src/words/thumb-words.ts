import { languageOf } from './language-of.ts';

/** How people say what a thumb shows. */
const THUMBS: Readonly<Record<string, readonly string[]>> = {
  de: ['daumen hoch', 'daumen nach oben', 'daumen rauf'],
  en: ['thumbs up', 'thumbs-up', 'thumb up', 'thumbs way up'],
  es: ['pulgar arriba', 'pulgares arriba', 'pulgar hacia arriba', 'manita arriba', 'dedito arriba'],
  fr: ["pouce en l'air", "pouces en l'air", 'pouce levé', 'pouce vers le haut', 'pouce bleu'],
  hi: ['थम्स अप', 'थंब्स अप', 'अंगूठा ऊपर', 'अँगूठा ऊपर'],
  it: ['pollice in su', 'pollici in su', 'pollice in alto', 'pollice alto', "pollice all'insù"],
  pt: ['polegar para cima', 'polegar pra cima', 'polegares para cima', 'joinha', 'dedão pra cima'],
};

export const thumbWordsOf = (locale: string): readonly string[] => THUMBS[languageOf(locale)] ?? [];
