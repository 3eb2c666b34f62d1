import { BRAND_FONTS, type BrandFont } from '../choices.ts';
import type { SpecReader } from '../spec-reader.ts';

/** What a film takes from a brand for its captions and its end card. */
export interface BrandSpec {
  /** of plates and grounds */
  color: string;
  /** of what is said on it: buttons, the spoken word */
  accent: string;
  font: BrandFont;
}

export const USUAL_BRAND: BrandSpec = { color: '#1f3d34', accent: '#f2c879', font: 'bricolage' };

export function readBrand(brand: SpecReader): BrandSpec {
  brand.onlyKeys(['color', 'accent', 'font']);
  return {
    color: brand.color('color'),
    accent: brand.color('accent'),
    font: brand.oneOf('font', BRAND_FONTS, USUAL_BRAND.font),
  };
}
