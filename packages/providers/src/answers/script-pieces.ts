import { type WishedPart, wishedParts } from '@herald/media/pronunciation/wished-parts';
import type { Pronunciation } from '@herald/media/voice';
import { isSaid } from './said-words.ts';

/** What is written without a space in it; a wish of several words is one piece, with the signs that touch it. */
export interface ScriptPiece {
  /** The spaces before it. */
  space: string;
  parts: WishedPart[];
}

/** A script in its pieces. */
export function scriptPieces(text: string, wishes: readonly Pronunciation[]): ScriptPiece[] {
  const pieces: ScriptPiece[] = [];
  let space: string | undefined = '';
  for (const run of wishedParts(text, wishes).flatMap(runsOf)) {
    if (!run.text.trim()) space = (space ?? '') + run.text;
    else if (space === undefined) pieces.at(-1)?.parts.push(run);
    else {
      pieces.push({ space, parts: [run] });
      space = undefined;
    }
  }
  return pieces;
}

const runsOf = (part: WishedPart): WishedPart[] =>
  part.say === undefined ? part.text.split(/(\s+)/).flatMap((text) => (text ? [{ text }] : [])) : [part];

export const writtenOf = ({ parts }: ScriptPiece): string => parts.map(({ text }) => text).join('');

/** The pieces that are words. */
export const saidPieces = (text: string, wishes: readonly Pronunciation[]): ScriptPiece[] =>
  scriptPieces(text, wishes).filter((piece) => isSaid(writtenOf(piece)));
