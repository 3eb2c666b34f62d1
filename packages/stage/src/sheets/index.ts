import { BEARDS_SHEET } from './beards-sheet.ts';
import { HAIR_SHEET } from './hair-sheet.ts';
import type { Sheet } from './sheet.ts';

/** Every contact sheet of the stage, by the name of its file. */
export const SHEETS: Record<string, Sheet> = {
  hair: HAIR_SHEET,
  beards: BEARDS_SHEET,
};
