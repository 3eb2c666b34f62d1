import type { BrandKit, BrandLook } from './brand.ts';
import type { VideoOutput } from './draft.ts';

type BrandedOutput = Pick<VideoOutput, 'logo_url' | 'end_card' | 'link_url' | 'link_label'> & { brand: BrandLook };

/** What a draft takes from a brand kit. Words and links that the kit does not have stay as they are. */
export function outputOfKit(kit: BrandKit, before: Partial<VideoOutput> = {}): BrandedOutput {
  const { color, accent, font, end_card, logo_url, line, link_url, link_label } = kit;
  const { end_card: words = '', link_url: link = '', link_label: label = '' } = before;
  return {
    brand: { color, accent, font, end_card },
    logo_url: logo_url || (before.logo_url ?? ''),
    end_card: words.trim() ? words : line,
    link_url: link.trim() ? link : link_url,
    link_label: label.trim() ? label : link_label,
  };
}
