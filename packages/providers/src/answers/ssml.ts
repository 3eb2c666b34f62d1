import { ipaOf, spellingOf } from '@herald/media/pronunciation/say';
import type { WishedPart } from '@herald/media/pronunciation/wished-parts';

/** Text inside a document of SSML. */
export const escapeXml = (text: string): string =>
  text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/(?![\n\t])\p{Cc}/gu, ' ');

export interface SsmlManner {
  locale: string;
  /** Sounds as they were written; their nearest spelling for voices that refuse them. */
  takesIpa: boolean;
}

/** A stretch of a script as SSML: its sounds, or what is said in its place, beside what is written. */
export function ssmlPart({ text, say }: WishedPart, { locale, takesIpa }: SsmlManner): string {
  if (say === undefined) return escapeXml(text);
  const ipa = takesIpa ? ipaOf(say) : undefined;
  if (ipa !== undefined) return `<phoneme alphabet="ipa" ph="${escapeXml(ipa)}">${escapeXml(text)}</phoneme>`;
  return `<sub alias="${escapeXml(spellingOf(say, locale))}">${escapeXml(text)}</sub>`;
}
