// What Inflect reads: its numbers are the places in this list, in which `'` stands twice and the later place counts.

const PAD = '_';
const PUNCTUATION = ';:,.!?¡¿—…"«»“” ';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SOUNDS =
  "ɑɐɒæɓʙβɔɕçɗɖðʤəɘɚɛɜɝɞɟʄɡɠɢʛɦɧħɥʜɨɪʝɭɬɫɮʟɱɯɰŋɳɲɴøɵɸθœɶʘɹɺɾɻʀʁɽʂʃʈʧʉʊʋⱱʌɣɤʍχʎʏʑʐʒʔʡʕʢǀǁǂǃˈˌːˑʼʴʰʱʲʷˠˤ˞↓↑→↗↘'\u0329'ᵻ";

export const INFLECT_SYMBOLS: readonly string[] = [...PAD, ...PUNCTUATION, ...LETTERS, ...SOUNDS];

const NUMBERS = new Map(INFLECT_SYMBOLS.map((symbol, number) => [symbol, number]));

export interface InflectTokens {
  /** A gap before, between and behind all signs. */
  all: number[];
  /** Where each sign stands among them; undefined for a sign the model does not know. */
  places: (number | undefined)[];
}

const GAP = 0;

export function inflectTokens(signs: readonly string[]): InflectTokens {
  const all = [GAP];
  const places = signs.map((sign) => {
    const number = NUMBERS.get(sign);
    if (number === undefined) return undefined;
    all.push(number, GAP);
    return all.length - 2;
  });
  return { all, places };
}
