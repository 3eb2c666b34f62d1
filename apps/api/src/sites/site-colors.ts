import { contrastOf } from '@herald/contract/site-contrast';

/** Readable text on a background color: nearly white or nearly black, by the higher contrast. */
export function inkOn(ground: string): string {
  const light = '#f6f5f2';
  const dark = '#14151a';
  return contrastOf(ground, light) >= contrastOf(ground, dark) ? light : dark;
}
