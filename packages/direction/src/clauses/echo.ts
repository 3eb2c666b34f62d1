import { numeralsOf } from '@herald/media/spelled-numbers';
import type { Clause } from '../reading/clause.ts';
import { languageOf } from '../words/language-of.ts';

const ECHO_WORDS = 3;

/** "I spent nine hours on it. Nine hours!", "Grandma's chair?", but not "Go see it! Go see it!" */
export function isEcho({ words, ending }: Clause, before: Clause | undefined, locale: string): boolean {
  const { small } = numeralsOf(languageOf(locale));
  const isCounted = words.some(({ plain }) => /\d/u.test(plain) || small.includes(plain));
  const isAsked = ending === 'question' && words.length <= ECHO_WORDS;
  return (isCounted || isAsked) && words.every(({ plain }) => before?.words.some((word) => word.plain === plain));
}
