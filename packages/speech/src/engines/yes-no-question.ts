import type { ScriptToken } from '../script/script-token.ts';

interface QuestionWords {
  /** words that ask for more than a yes; `*` stands for any ending */
  asking: readonly string[];
  /** words before them: "and why", "at what price"; a Hindi question that begins with क्या wants a yes */
  before: readonly string[];
  /** between two things to choose from, of which the last one goes down */
  or: string;
  /** where an asking word stands */
  place: 'first' | 'first or last' | 'anywhere';
}

const QUESTIONS: Readonly<Record<string, QuestionWords>> = {
  en: {
    asking: ['what', 'whatever', 'why', 'who', 'whom', 'whose', 'where', 'when', 'how', 'which'],
    before: [
      'so',
      'and',
      'but',
      'or',
      'well',
      'hey',
      'now',
      'oh',
      'at',
      'for',
      'in',
      'on',
      'to',
      'from',
      'with',
      'by',
      'of',
    ],
    or: 'or',
    place: 'first',
  },
  de: {
    asking: [
      ...['was', 'wer', 'wen', 'wem', 'wessen', 'wie', 'wieviel', 'wieso', 'weshalb', 'warum', 'wann', 'welch*'],
      ...['wo', 'woher', 'wohin', 'womit', 'wofür', 'wovon', 'woran', 'worauf', 'wozu', 'wodurch', 'worum'],
    ],
    before: [
      'und',
      'aber',
      'also',
      'na',
      'an',
      'auf',
      'aus',
      'bei',
      'für',
      'mit',
      'von',
      'vor',
      'zu',
      'seit',
      'bis',
      'in',
      'um',
    ],
    or: 'oder',
    place: 'first',
  },
  es: {
    asking: ['qué', 'quién*', 'cómo', 'cuándo', 'cuánt*', 'dónde', 'adónde', 'cuál*'],
    before: ['y', 'e', 'pero', 'a', 'con', 'de', 'desde', 'en', 'hasta', 'para', 'por', 'entonces'],
    or: 'o',
    place: 'first',
  },
  fr: {
    asking: [
      ...["qu'*", 'que', 'qui', 'quoi', 'quel', 'quelle', 'quels', 'quelles', 'lequel', 'laquelle'],
      ...['comment', 'pourquoi', 'quand', 'combien', 'où'],
    ],
    before: ['et', 'mais', 'alors', 'à', 'de', "d'où", 'avec', 'chez', 'depuis', 'dans', 'en', 'par', 'pour', 'sur'],
    or: 'ou',
    place: 'first or last',
  },
  pt: {
    asking: ['que', 'quê', 'quem', 'como', 'quando', 'quant*', 'onde', 'aonde', 'qual', 'quais', 'porque'],
    before: ['e', 'mas', 'então', 'a', 'com', 'de', 'do', 'em', 'até', 'para', 'por', 'o'],
    or: 'ou',
    place: 'first or last',
  },
  it: {
    asking: [
      'che',
      "cos'è",
      'cosa',
      'chi',
      'come',
      "com'è",
      'quando',
      'quant*',
      'dove',
      "dov'è",
      'qual',
      'quale',
      'quali',
      'perché',
    ],
    before: ['e', 'ma', 'allora', 'a', 'con', 'da', 'di', 'in', 'per', 'su', 'fino'],
    or: 'o',
    place: 'first',
  },
  hi: {
    asking: ['क्या', 'कौन*', 'कब', 'कहाँ', 'कहां', 'कैस*', 'क्यों', 'कितन*', 'किस*', 'किन*', 'किधर'],
    before: ['क्या', 'और', 'तो', 'लेकिन', 'पर'],
    or: 'या',
    place: 'anywhere',
  },
};

/** Behind it, the last of the words to choose from; "…, oder?" has none. */
const OR_WITHIN_WORDS = 4;

const isListed = (word: string, list: readonly string[]): boolean =>
  list.some((entry) => (entry.endsWith('*') ? word.startsWith(entry.slice(0, -1)) : word === entry));

/** "what's" asks as "what" does. */
const withoutVerb = (word: string): string => word.replace(/'(?:s|re|d|ll|ve)$/, '');

/** Whether a question is answered by yes or no, so that its voice rises; false in a language whose question words are not known here. */
export function isYesNoQuestion(tokens: readonly ScriptToken[], language: string): boolean {
  const questions = QUESTIONS[language];
  if (!questions || tokens.at(-1)?.mark !== '?') return false;
  const words = tokens.flatMap(({ spoken }) => spoken.toLowerCase().replaceAll('’', "'").split(' ')).map(withoutVerb);
  if (words.slice(-OR_WITHIN_WORDS, -1).includes(questions.or)) return false;
  return !placesOf(words, questions).some((word) => isListed(word, questions.asking));
}

/** The words among which one that asks for more would stand. */
function placesOf(words: readonly string[], { before, place }: QuestionWords): string[] {
  const start = words.findIndex((word) => !before.includes(word));
  if (start < 0) return [];
  if (place === 'anywhere') return words.slice(start);
  return place === 'first' ? words.slice(start, start + 1) : [words[start], ...words.slice(start + 1).slice(-1)];
}
