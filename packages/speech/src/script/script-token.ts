export type Mark = '' | ',' | '.' | '?' | '!';

/** One written word (or a group read as one, like "$5 million") and what is said for it. */
export interface ScriptToken {
  text: string;
  startChar: number;
  endChar: number;
  /** plain words; empty when the token is not spoken */
  spoken: string;
  mark: Mark;
  /** Its sounds in the phonetic alphabet, for voices that say sounds; `spoken` is near them. */
  ipa?: string;
}

/** What an engine says in one breath. */
export interface Phrase {
  tokens: ScriptToken[];
  pauseAfterSec: number;
  /** of the first one: what is seen before it */
  pauseBeforeSec?: number;
  /** of the last one: what is seen after it */
  pauseAtEndSec?: number;
}
