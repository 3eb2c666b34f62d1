import { linkedText } from './linked-text.ts';
import { shownAddress, shownHost } from './web-address.ts';

/** The name of an account, as networks show it. */
const HANDLE = /^[^\p{L}\p{N}@]*(@[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_.-]*[\p{L}\p{M}\p{N}_]))[^\p{L}\p{N}]*$/u;
/** "Use code GLOW20", in seven languages. */
const CODE_WORD = /^(?:\p{L}*code|kode|coupon|gutschein|código|cupón|cupom|codice|कोड|कूपन):?$/iu;
const CODE = /^[^\p{L}\p{N}]*((?=[\p{Lu}\p{N}-]*\p{Lu})[\p{Lu}\p{N}][\p{Lu}\p{N}-]{2,}[\p{Lu}\p{N}])[^\p{L}\p{N}]*$/u;
/** Nobody types a path from memory that is longer. */
const LONGEST = 28;
const SAID = /[\p{L}\p{N}]/u;

/** What people type of a word: the address "north.co" of "(https://north.co).", "@north" as it is, and a code after words that say so; undefined for other words. */
export function typedText(word: string, before = ''): string | undefined {
  return typedAddress(word) ?? (CODE_WORD.test(before) ? CODE.exec(word)?.[1] : undefined);
}

function typedAddress(word: string): string | undefined {
  const handle = HANDLE.exec(word)?.[1];
  if (handle) return handle;
  const parts = linkedText(word);
  const [found, ...others] = parts.filter(({ text, address }) => address !== null || SAID.test(text));
  if (!found?.address || others.length > 0) return undefined;
  const shown = shownAddress(found.text);
  return shown.length > LONGEST ? shownHost(found.text) : shown;
}
