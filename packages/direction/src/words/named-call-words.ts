import { languageOf } from './language-of.ts';

/** How a language asks the viewer to follow or call somebody whom it named before. */
export interface NamedCallWords {
  /** "follow her", and what stands before the name in its place */
  calls: Readonly<Record<string, string>>;
  /** before a name: "with Hannah Brandt" */
  leads: readonly string[];
}

const pairs = (list: string): Record<string, string> =>
  Object.fromEntries(
    list.split(', ').map((pair) => {
      const [call = '', verb = ''] = pair.split(' = ');
      return [call, verb];
    }),
  );

const LANGUAGES: Readonly<Record<string, NamedCallWords>> = {
  en: {
    calls: pairs(
      'follow her = Follow, follow him = Follow, call her = Call, call him = Call, text her = Text, text him = Text, message her = Message, message him = Message, ask for her = Ask for, ask for him = Ask for, go see her = Go see, go see him = Go see, book her = Book, book him = Book',
    ),
    leads: ['with', 'to', 'by', 'found', 'met', 'called', 'hired', 'is', 'booked', 'and', 'from', 'at'],
  },
  de: {
    calls: pairs(
      'folgt ihr = Folgt, folgt ihm = Folgt, folg ihr = Folg, folg ihm = Folg, schreibt ihr = Schreibt, schreibt ihm = Schreibt, schreib ihr = Schreib, schreib ihm = Schreib, fragt nach ihr = Fragt nach, fragt nach ihm = Fragt nach',
    ),
    leads: ['mit', 'zu', 'bei', 'von', 'heißt', 'ist', 'und'],
  },
  es: {
    calls: pairs(
      'síguela = Sigue a, síguelo = Sigue a, seguidla = Seguid a, seguidlo = Seguid a, llámala = Llama a, llámalo = Llama a, escríbele = Escribe a, pregunta por ella = Pregunta por, pregunta por él = Pregunta por',
    ),
    leads: ['con', 'a', 'por', 'de', 'llama', 'es', 'y'],
  },
  fr: {
    calls: pairs(
      'suivez-la = Suivez, suivez-le = Suivez, suis-la = Suis, suis-le = Suis, appelez-la = Appelez, appelez-le = Appelez, écrivez-lui = Écrivez à, écris-lui = Écris à',
    ),
    leads: ['avec', 'à', 'chez', 'par', 'de', "s'appelle", 'est', 'et'],
  },
  it: {
    calls: pairs(
      'seguila = Segui, seguilo = Segui, seguitela = Seguite, seguitelo = Seguite, chiamala = Chiama, chiamalo = Chiama, scrivile = Scrivi a, scrivigli = Scrivi a',
    ),
    leads: ['con', 'da', 'a', 'di', 'chiama', 'è', 'e'],
  },
  pt: {
    calls: pairs(
      'siga ela = Siga, siga ele = Siga, segue ela = Segue, segue ele = Segue, siga-a = Siga, siga-o = Siga, liga para ela = Liga para, liga para ele = Liga para, fale com ela = Fale com, fale com ele = Fale com',
    ),
    leads: ['com', 'a', 'o', 'por', 'de', 'chama', 'é', 'e'],
  },
};

/** Hindi writes no capitals, so nobody knows there what a name is. */
export const namedCallWordsOf = (locale: string): NamedCallWords | undefined => LANGUAGES[languageOf(locale)];
