import { ACCESSORIES_SHEET } from './accessories-sheet.ts';
import { BACKGROUNDS_SHEET, WIDE_BACKGROUNDS_SHEET } from './backgrounds-sheet.ts';
import { BEARDS_SHEET } from './beards-sheet.ts';
import { BRAND_SHEET } from './brand-sheet.ts';
import { CLOSE_UPS_SHEET } from './close-ups-sheet.ts';
import { END_CARDS_SHEET } from './end-cards-sheet.ts';
import { EXPRESSIONS_SHEET } from './expressions-sheet.ts';
import { FIGURES_SHEET } from './figures-sheet.ts';
import { GARMENTS_SHEET } from './garments-sheet.ts';
import { GESTURES_SHEET } from './gestures-sheet.ts';
import { HAIR_CLOSE_SHEET } from './hair-close-sheet.ts';
import { HAIR_SHEET } from './hair-sheet.ts';
import { HARD_CAPTIONS_SHEET } from './hard-captions-sheet.ts';
import { LIDS_SHEET } from './lids-sheet.ts';
import { MOUTHS_SHEET } from './mouths-sheet.ts';
import { ODD_PRODUCTS_SHEET } from './odd-products-sheet.ts';
import { POSES_SHEET } from './poses-sheet.ts';
import { PRESETS_SHEET } from './presets-sheet.ts';
import { CAPTIONS_SHEET, CORNERS_SHEET, LAYOUTS_SHEET } from './scenes-sheet.ts';
import type { Sheet } from './sheet.ts';
import { SHOTS_SHEET } from './shots-sheet.ts';
import { SIBLINGS_SHEET } from './siblings-sheet.ts';
import { VISEMES_SHEET } from './visemes-sheet.ts';

/** Every contact sheet of the stage, by the name of its file. */
export const SHEETS: Record<string, Sheet> = {
  presets: PRESETS_SHEET,
  'close-ups': CLOSE_UPS_SHEET,
  siblings: SIBLINGS_SHEET,
  visemes: VISEMES_SHEET,
  mouths: MOUTHS_SHEET,
  lids: LIDS_SHEET,
  expressions: EXPRESSIONS_SHEET,
  poses: POSES_SHEET,
  garments: GARMENTS_SHEET,
  gestures: GESTURES_SHEET,
  accessories: ACCESSORIES_SHEET,
  hair: HAIR_SHEET,
  'hair-close': HAIR_CLOSE_SHEET,
  beards: BEARDS_SHEET,
  backgrounds: BACKGROUNDS_SHEET,
  'backgrounds-wide': WIDE_BACKGROUNDS_SHEET,
  captions: CAPTIONS_SHEET,
  'hard-captions': HARD_CAPTIONS_SHEET,
  layouts: LAYOUTS_SHEET,
  'end-cards': END_CARDS_SHEET,
  brand: BRAND_SHEET,
  'odd-products': ODD_PRODUCTS_SHEET,
  corners: CORNERS_SHEET,
  shots: SHOTS_SHEET,
  figures: FIGURES_SHEET,
};
