/** Colors and cursor moves of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must go.
const TERMINAL_CODES = /\u001b(?:\[[0-9;?]*[A-Za-z]|[^[])?/g;
/** Invisible characters that only confuse: controls, soft hyphens, overrides of direction, joiners of words. */
const HIDDEN = /[\p{Cc}\u00ad\u061c\u200b\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

/** The text as people see it. Line breaks, tabs, and the joiners that spelling and emoji need stay. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(TERMINAL_CODES, '')
    .replace(HIDDEN, (character) => (/[\n\r\t]/.test(character) ? character : ''));
}
