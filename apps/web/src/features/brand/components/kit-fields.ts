import type { BrandKit } from '@herald/contract/brand';

export interface KitFields {
  kit: BrandKit;
  change: (changes: Partial<BrandKit>) => void;
}
