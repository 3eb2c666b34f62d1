/** What closes a quotation, in any language: "dormir. »", „Wer?“, »Ja!«. */
const CLOSING = '[\\s"\'”’“»«)\\]」』]*';

/** Finds signs at the end of a word, all that stand there, also before the quotes and brackets that close it. */
export function endsWithSign(signs: string): RegExp {
  return new RegExp(`(?<![${signs}])[${signs}]+${CLOSING}$`, 'u');
}
