import { languageOf } from './language-of.ts';

/** How a language asks the viewer to follow or call somebody whom it named before. */
export interface NamedCallWords {
  /** "follow her" */
  calls: readonly string[];
  /** of each, what stands before the name in its place */
  verbs: Readonly<Record<string, string>>;
  /** behind a call they make it another one: "folgt ihr uns" */
  nots: readonly string[];
  /** before the name of a person, and hardly of a city or a shop: "with Hannah Brandt" */
  leads: readonly string[];
}

function pairs(list: string): Pick<NamedCallWords, 'calls' | 'verbs'> {
  const verbs = Object.fromEntries(
    list.split(', ').map((pair) => {
      const [call = '', verb = ''] = pair.split(' = ');
      return [call, verb];
    }),
  );
  return { calls: Object.keys(verbs), verbs };
}

const LANGUAGES: Readonly<Record<string, NamedCallWords>> = {
  en: {
    ...pairs(
      'follow her = Follow, follow him = Follow, call her = Call, call him = Call, text her = Text, text him = Text, message her = Message, message him = Message, ask for her = Ask for, ask for him = Ask for, go see her = Go see, go see him = Go see, book her = Book, book him = Book',
    ),
    leads: ['with', 'met', 'called', 'hired', 'booked', 'named'],
    nots: ['mom', 'mum', 'a', 'an', 'the', 'crazy'],
  },
  de: {
    ...pairs(
      'folgt ihr = Folgt, folgt ihm = Folgt, folg ihr = Folg, folg ihm = Folg, schreibt ihr = Schreibt, schreibt ihm = Schreibt, schreib ihr = Schreib, schreib ihm = Schreib, fragt nach ihr = Fragt nach, fragt nach ihm = Fragt nach',
    ),
    leads: ['mit', 'bei', 'heißt'],
    nots: ['uns', 'mir', 'dem', 'der', 'das'],
  },
  es: {
    ...pairs(
      'síguela = Sigue a, síguelo = Sigue a, seguidla = Seguid a, seguidlo = Seguid a, llámala = Llama a, llámalo = Llama a, escríbele = Escribe a, pregunta por ella = Pregunta por, pregunta por él = Pregunta por',
    ),
    leads: ['con', 'llama', 'conocí'],
    nots: [],
  },
  fr: {
    ...pairs(
      'suivez-la = Suivez, suivez-le = Suivez, suis-la = Suis, suis-le = Suis, appelez-la = Appelez, appelez-le = Appelez, écrivez-lui = Écrivez à, écris-lui = Écris à',
    ),
    leads: ['avec', 'chez', "s'appelle"],
    nots: [],
  },
  it: {
    ...pairs(
      'seguila = Segui, seguilo = Segui, seguitela = Seguite, seguitelo = Seguite, chiamala = Chiama, chiamalo = Chiama, scrivile = Scrivi a, scrivigli = Scrivi a',
    ),
    leads: ['con', 'da', 'chiama'],
    nots: [],
  },
  pt: {
    ...pairs(
      'siga ela = Siga, siga ele = Siga, segue ela = Segue, segue ele = Segue, siga-a = Siga, siga-o = Siga, liga para ela = Liga para, liga para ele = Liga para, fale com ela = Fale com, fale com ele = Fale com',
    ),
    leads: ['com', 'chama', 'conheci'],
    nots: [],
  },
};

/** Hindi writes no capitals, so nobody knows there what a name is. */
export const namedCallWordsOf = (locale: string): NamedCallWords | undefined => LANGUAGES[languageOf(locale)];
