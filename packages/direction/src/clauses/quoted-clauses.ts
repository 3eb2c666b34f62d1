import type { Clause } from '../reading/clause.ts';

const OPENS = /^["“„«]/u;
const CLOSES = /["”“»][.,;:!?…]*$/u;

/** Which clauses begin between quotation marks. A script that is quoted as a whole is said by the presenter, and so is a quotation that never ends. */
export function quotedClauses(clauses: readonly Pick<Clause, 'words'>[]): boolean[] {
  let isOpen = false;
  const quoted = clauses.map(({ words }) => {
    const begins = isOpen || OPENS.test(words[0]?.text ?? '');
    for (const { text } of words) isOpen = isOpenAfter(text, isOpen);
    return begins;
  });
  return isOpen || quoted.every(Boolean) ? quoted.map(() => false) : quoted;
}

function isOpenAfter(text: string, isOpen: boolean): boolean {
  const isInside = isOpen || OPENS.test(text);
  // A mark that stands alone opens or closes, and does not do both.
  const isClosing = CLOSES.test(text) && (text.length > 1 || isOpen);
  return isInside && !isClosing;
}
