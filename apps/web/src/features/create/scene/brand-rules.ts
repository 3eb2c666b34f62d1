import type { BrandKit, BrandLook } from '@herald/contract/brand';
import type { VideoOutput } from '@herald/contract/draft';

/** Whether a draft looks as the kit does now. */
export function isLookOf(kit: BrandKit, { color, accent, font, end_card }: BrandLook): boolean {
  return kit.color === color && kit.accent === accent && kit.font === font && kit.end_card === end_card;
}

/** Links are signed again now and then; what they name is before the question mark. */
const fileOf = (link: string): string => link.split('?')[0] ?? '';

/** The output without the brand. A logo that is not the kit's, and all words, stay. */
export function withoutKit({ logo_url }: VideoOutput, kit: BrandKit | null): Partial<VideoOutput> {
  const isOfKit = kit !== null && kit.logo_url !== '' && fileOf(logo_url) === fileOf(kit.logo_url);
  return { brand: undefined, ...(isOfKit && { logo_url: '' }) };
}
