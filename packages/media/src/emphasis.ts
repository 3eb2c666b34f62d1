import { readMarks } from './script-marks.ts';

/** Words between stars, as chats and notes mark what is bold or slanted; a star of small print has no partner. */
const EMPHASIS =
  /(?<![\p{L}\p{N}*])(\*{1,3})(?=[\p{L}\p{N}\p{Sc}"“‘'(¡¿])([^*\n]*[\p{L}\p{N}\p{M}\p{Sc}%.,:;!?…)"”’'])\1(?![\p{L}\p{N}*])/gu;

/** The script without the stars around its words, which would be printed as they are; "*sighs*" is acted, and stays. */
export function withoutEmphasis(script: string): string {
  const marks = readMarks(script);
  return script.replace(EMPHASIS, (text: string, _stars: string, words: string, at: number) => {
    const isActed = marks.some(({ startChar, endChar }) => startChar <= at && endChar >= at + text.length);
    return isActed ? text : words;
  });
}
