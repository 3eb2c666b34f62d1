import { linkedText } from './linked-text.ts';
import { shownAddress, shownHost } from './web-address.ts';

/** The name of an account, as networks show it. */
const HANDLE = /^[^\p{L}\p{N}@]*(@[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_.-]*[\p{L}\p{M}\p{N}_]))[^\p{L}\p{N}]*$/u;
/** "Use code GLOW20", in seven languages. */
const CODE_WORD = /^(?:\p{L}*code|kode|coupon|gutschein|código|cupón|cupom|codice|कोड|कूपन):?$/iu;
const CODE =
  /^[^\p{L}\p{N}]*((?:[\p{Lu}\p{N}]|(?<=\p{L})\p{Ll}|(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])){4,})[^\p{L}\p{N}]*$/u;
/** In words that shout, only a digit tells a code from the next word. */
const SHOUTED = /^\P{Ll}+$/u;
const TIME = /^@\d+(?:am|pm)?$/iu;
/** Of a longer address, host and path together, only the host is typed from memory. */
const LONGEST = 28;
const SAID = /[\p{L}\p{N}]/u;

/** What people type of a word: the address "north.co" of "(https://north.co).", "@north" as it is, and a code after words that say so; undefined for other words. */
export function typedText(word: string, before = ''): string | undefined {
  return typedAddress(word) ?? (CODE_WORD.test(before) ? typedCode(word, before) : undefined);
}

/** "GLOW20", "Willow10"; letters alone only as capitals. */
function typedCode(word: string, before: string): string | undefined {
  const code = CODE.exec(word)?.[1];
  if (!code || !/\p{L}/u.test(code)) return undefined;
  const isMixed = /\d/u.test(code);
  return isMixed || (SHOUTED.test(code) && !SHOUTED.test(before)) ? code : undefined;
}

function typedAddress(word: string): string | undefined {
  const handle = HANDLE.exec(word)?.[1];
  if (handle) return TIME.test(handle) ? undefined : handle;
  const parts = linkedText(word);
  const [found, ...others] = parts.filter(({ text, address }) => address !== null || SAID.test(text));
  if (!found?.address || others.length > 0) return undefined;
  const shown = shownAddress(found.text);
  return shown.length > LONGEST ? shownHost(found.text) : shown;
}
