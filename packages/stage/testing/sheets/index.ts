import { ACCESSORIES_SHEET } from './accessories-sheet.ts';
import { BACKGROUNDS_SHEET, WIDE_BACKGROUNDS_SHEET } from './backgrounds-sheet.ts';
import { BEARDS_SHEET } from './beards-sheet.ts';
import { CLOSE_UPS_SHEET } from './close-ups-sheet.ts';
import { EXPRESSIONS_SHEET } from './expressions-sheet.ts';
import { GARMENTS_SHEET } from './garments-sheet.ts';
import { HAIR_CLOSE_SHEET } from './hair-close-sheet.ts';
import { HAIR_SHEET } from './hair-sheet.ts';
import { POSES_SHEET } from './poses-sheet.ts';
import { PRESETS_SHEET } from './presets-sheet.ts';
import { CAPTIONS_SHEET, CORNERS_SHEET, LAYOUTS_SHEET } from './scenes-sheet.ts';
import type { Sheet } from './sheet.ts';
import { VISEMES_SHEET } from './visemes-sheet.ts';

/** Every contact sheet of the stage, by the name of its file. */
export const SHEETS: Record<string, Sheet> = {
  presets: PRESETS_SHEET,
  'close-ups': CLOSE_UPS_SHEET,
  visemes: VISEMES_SHEET,
  expressions: EXPRESSIONS_SHEET,
  poses: POSES_SHEET,
  garments: GARMENTS_SHEET,
  accessories: ACCESSORIES_SHEET,
  hair: HAIR_SHEET,
  'hair-close': HAIR_CLOSE_SHEET,
  beards: BEARDS_SHEET,
  backgrounds: BACKGROUNDS_SHEET,
  'backgrounds-wide': WIDE_BACKGROUNDS_SHEET,
  captions: CAPTIONS_SHEET,
  layouts: LAYOUTS_SHEET,
  corners: CORNERS_SHEET,
};
