import { languageOf } from './language-of.ts';

interface OwnBody {
  /** where a hand goes to the cheek */
  face: readonly string[];
  /** what one felt, and where a hand in the frame does not reach: it goes to the chest */
  heart: readonly string[];
}

const each = (owners: readonly string[], parts: readonly string[]): string[] =>
  owners.flatMap((owner) => parts.map((part) => `${owner} ${part}`));

/** What people touch of themselves when they name it. */
const OWN_BODY: Readonly<Record<string, OwnBody>> = {
  de: {
    face: [
      ...each(['meine', 'meiner'], ['haut', 'wangen', 'wange', 'stirn', 'falten', 'poren']),
      ...each(['mein', 'meinem', 'im'], ['gesicht', 'teint']),
      ...each(['meine', 'meinen', 'den'], ['augenringe', 'augenringen']),
      ...each(['unter'], ['meinen augen', 'den augen']),
    ],
    heart: [
      ...['ich fühle mich', 'ich fühlte', 'fühlte ich', 'ich habe mich', 'habe ich mich', 'mein herz', 'mir ging'],
      ...each(['mein', 'meinem', 'meinen'], ['rücken', 'nacken', 'körper', 'bauch']),
      ...each(['meine', 'meinen'], ['schultern']),
    ],
  },
  en: {
    face: [
      ...each(['my', 'your'], ['cheek', 'cheeks', 'complexion', 'wrinkles', 'pores', 'pimples']),
      ...each(['my'], ['skin', 'face', 'forehead', 'freckles', 'acne', 'dark circles', 'eye bags', 'laugh lines']),
      ...each(['under', 'around'], ['my eyes', 'your eyes', 'the eyes']),
    ],
    heart: [
      ...['i felt', 'i feel', "i've felt", 'my heart', 'i was so', "i'm so", 'made me feel'],
      ...each(['my'], ['chest', 'neck', 'shoulders', 'body', 'stomach', 'belly']),
      // A door, a pocket and a garden are "my back" too.
      ...each(['my back'], ['was', 'is', 'felt', 'feels', 'hurt*', 'ache*', 'aching', 'pain', 'went', 'still']),
      ...each(['hurt', 'helped', 'helps', 'wrecked', 'ruined', 'killed', 'saved', 'fixed'], ['my back']),
    ],
  },
  es: {
    face: [
      ...each(['mi'], ['piel', 'cara', 'rostro', 'frente']),
      ...each(['mis'], ['mejillas', 'arrugas', 'ojeras', 'poros']),
      ...each(['bajo'], ['mis ojos', 'los ojos']),
    ],
    heart: [
      'me sentí',
      'me sentía',
      'me siento',
      'mi corazón',
      ...each(['mi'], ['pecho', 'espalda', 'cuello', 'cuerpo']),
    ],
  },
  fr: {
    face: [
      ...each(['ma'], ['peau', 'joue']),
      ...each(['mon'], ['visage', 'teint', 'front']),
      ...each(['mes'], ['joues', 'rides', 'cernes', 'pores']),
      ...each(['sous'], ['mes yeux', 'les yeux']),
    ],
    heart: [
      'je me sens',
      'je me sentais',
      'je me suis senti',
      'je me suis sentie',
      "j'ai ressenti",
      'mon cœur',
      'mon coeur',
      ...each(['mon'], ['dos', 'cou', 'corps', 'ventre']),
      'mes épaules',
    ],
  },
  hi: {
    face: [
      ...each(['मेरी'], ['त्वचा', 'स्किन']),
      ...each(['मेरा', 'मेरे'], ['चेहरा', 'चेहरे', 'गाल', 'गालों']),
      'आँखों के नीचे',
      'आंखों के नीचे',
    ],
    heart: ['मुझे लगा', 'मुझे लगता', 'मेरा दिल', 'मेरे दिल', 'महसूस किया', 'महसूस हुआ', 'मेरी पीठ', 'मेरी कमर', 'मेरे कंधे'],
  },
  it: {
    face: [
      ...each(['mia', 'mie'], ['pelle', 'guance', 'fronte', 'occhiaie', 'rughe']),
      ...each(['mio', 'miei'], ['viso', 'volto', 'pori']),
      ...each(['sotto'], ['gli occhi', 'i miei occhi']),
    ],
    heart: [
      'mi sono sentito',
      'mi sono sentita',
      'mi sento',
      'mi sentivo',
      ...each(['mio'], ['cuore', 'corpo', 'collo']),
      'mia schiena',
    ],
  },
  pt: {
    face: [
      ...each(['minha', 'minhas'], ['pele', 'testa', 'bochechas', 'olheiras', 'rugas']),
      ...each(['meu', 'meus'], ['rosto', 'poros']),
      ...each(['embaixo dos', 'debaixo dos', 'sob os'], ['olhos', 'meus olhos']),
    ],
    heart: [
      'me senti',
      'me sentia',
      'me sinto',
      'eu senti',
      ...each(['meu'], ['coração', 'peito', 'corpo', 'pescoço']),
      'minhas costas',
    ],
  },
};

const ownBodyOf = (locale: string): OwnBody => OWN_BODY[languageOf(locale)] ?? { face: [], heart: [] };

export const faceWordsOf = (locale: string): readonly string[] => ownBodyOf(locale).face;
export const heartWordsOf = (locale: string): readonly string[] => ownBodyOf(locale).heart;
