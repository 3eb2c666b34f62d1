/** What closes a quotation, in any language: "dormir. »", „Wer?“, »Ja!«. */
const CLOSING = '[\\s"\'”’“»«)\\]」』]*';

/** Finds one of the signs at the end of a word, or before the quotes and brackets that close there. */
export function endsWithSign(signs: string): RegExp {
  return new RegExp(`[${signs}]${CLOSING}$`, 'u');
}
