/** Words between stars, as chats and notes mark what is bold or slanted; a star of small print has no partner. */
const EMPHASIS =
  /(?<![\p{L}\p{N}*])(\*{1,3})(?=[\p{L}\p{N}\p{Sc}"“‘'(¡¿])([^*\n]*[\p{L}\p{N}\p{M}\p{Sc}%.,:;!?…)"”’'])\1(?![\p{L}\p{N}*])/gu;

/** The script without the stars around its words, which would be printed as they are. */
export function withoutEmphasis(script: string): string {
  return script.replace(EMPHASIS, '$2');
}
