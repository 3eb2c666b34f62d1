import { webAddressOf } from './web-address.ts';

export interface TextPart {
  text: string;
  /** Where it leads; null where it is only text. */
  address: string | null;
}

/** Endings that make two words with a dot between them an address; others need `https://` or `www.` before them. */
const ENDINGS =
  'com|org|net|info|biz|co|io|ai|app|dev|shop|store|online|site|me|tv|eu|de|at|ch|uk|ie|fr|es|pt|it|nl|be|lu|dk|se|no|fi|pl|cz|us|ca|mx|br|au|nz|jp|kr|cn|in|za|tr';
/** Everything up to a space, a quotation mark, or the punctuation of a script that writes without spaces. */
const REST = '[^\\s<>"`\\\\“”«»„。、，！？；：（）【】「」『』]*';
const LABELS = '(?:[\\p{L}\\p{N}][\\p{L}\\p{N}-]*\\.)+';
/** Begins only where a word begins, which also keeps the search linear. */
const ADDRESS = new RegExp(
  `(?<![\\p{L}\\p{N}\\p{M}@.:/_-])(?:https?:\\/\\/${REST}|www\\.${LABELS}${REST}|${LABELS}(?:${ENDINGS})(?![\\p{L}\\p{N}@_-]|\\.[\\p{L}\\p{N}])(?:[/?#]${REST})?)`,
  'giu',
);
const PUNCTUATION = /[.,;:!?…'’*_~|]$/u;
const BRACKETS: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** Cuts a text into its web addresses and what is between them; joined again, the parts are the text. */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const shown = withoutPunctuation(found);
    const address = webAddressOf(shown);
    if (!address) continue;
    if (index > end) parts.push({ text: text.slice(end, index), address: null });
    parts.push({ text: shown, address });
    end = index + shown.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), address: null });
  return parts;
}

/** A sentence's own punctuation does not belong to the address, nor does a bracket that was opened before it. */
function withoutPunctuation(found: string): string {
  const counts = new Map<string, number>();
  const count = (character: string, change: number) => counts.set(character, (counts.get(character) ?? 0) + change);
  for (const character of found) count(character, 1);
  const isUnopened = (close: string) => (counts.get(close) ?? 0) > (counts.get(BRACKETS[close] ?? '') ?? 0);
  let length = found.length;
  while (length > 0) {
    const last = found[length - 1] ?? '';
    if (!PUNCTUATION.test(last) && !(BRACKETS[last] && isUnopened(last))) break;
    count(last, -1);
    length -= 1;
  }
  return found.slice(0, length);
}
