const NUMBER = /\d(?:(?:[\d.,'’]|\s(?=\d{3}))*\d)?/u;
/** "1 drops" on its way to two would be wrong, and nobody sees so little counted. */
const SMALL = /^\d$/u;
/** Counting begins at this share: "0 euros" on the screen would be wrong, however short. */
const FIRST_SHARE = 0.5;
const NOT_COUNTED = /\d\s*[/:–-]\s*\d/u;

/** A number on its way, written as the whole one is: with its signs, its separators and its decimals. At 1 it is the text itself. */
export function countedUp(text: string, progress: number): string {
  const found = NUMBER.exec(text);
  if (progress >= 1 || !found || NOT_COUNTED.test(text)) return text;
  const [whole] = found;
  if (SMALL.test(whole)) return text;
  const decimals = decimalsOf(whole);
  const digits = whole.replace(/\D/gu, '');
  const share = FIRST_SHARE + (1 - FIRST_SHARE) * Math.max(0, progress);
  const shown = String(Math.floor(Number(digits) * share)).padStart(decimals + 1, '0');
  return text.slice(0, found.index) + written(shown, whole) + text.slice(found.index + whole.length);
}

/** A group of three is one of thousands. */
function decimalsOf(whole: string): number {
  const last = Math.max(whole.lastIndexOf('.'), whole.lastIndexOf(','));
  const after = last < 0 ? 0 : whole.length - last - 1;
  return after === 3 ? 0 : after;
}

/** Digits from the right, with the signs that the whole number has between its own. */
function written(digits: string, whole: string): string {
  const rest = [...digits];
  let text = '';
  for (const sign of [...whole].reverse()) {
    if (rest.length === 0) break;
    text = (/\d/u.test(sign) ? (rest.pop() ?? '') : sign) + text;
  }
  return text;
}
