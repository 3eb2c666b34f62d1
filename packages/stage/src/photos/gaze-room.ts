import type { EyeLines } from './eye-lines.ts';
import type { FramePixels } from './frame-pixels.ts';
import { luminance, meanColor } from './photo-colors.ts';

/** How many times as long as the other an eye may be. */
const LONGEST = 1.25;
/** Of an eye's width: an iris is narrower, or lids hide too much of it. */
const LEAST_OPENING = 0.28;
/** Where white is looked for beside an iris, in its radii, and how many times as light it is. */
const BESIDE = 1.4;
const LIGHTER = 1.25;
/** In steps of 255: less is noise of a shade. */
const LEAST_LIGHTER = 12;

/** The width of an eye as both share it, so that both irises go equally far; 0 where one is small, hidden or in a corner: then none of them moves. */
export function gazeRoom(frame: FramePixels, eyes: readonly (EyeLines | undefined)[]): number {
  const seen = eyes.filter((eye) => eye !== undefined);
  const widths = seen.map(({ eyeWidth }) => eyeWidth);
  const [narrow, wide] = [Math.min(...widths), Math.max(...widths)];
  const canLook = seen.length === eyes.length && wide < LONGEST * narrow && seen.every((eye) => hasRoom(frame, eye));
  return canLook ? (narrow + wide) / 2 : 0;
}

function hasRoom(frame: FramePixels, { iris, irisRadius, eyeWidth, opening }: EyeLines): boolean {
  const lightAt = (radii: number) =>
    luminance(meanColor(frame, iris[0] + radii * irisRadius, iris[1], Math.max(1, 0.2 * irisRadius)));
  // A glint lies on one half of an iris.
  const dark = Math.min(lightAt(-0.5), lightAt(0.5));
  const white = Math.min(lightAt(-BESIDE), lightAt(BESIDE));
  return opening >= LEAST_OPENING * eyeWidth && white > Math.max(LIGHTER * dark, dark + LEAST_LIGHTER);
}
