import { type BrandKit, newBrandKit } from '@herald/contract/brand';
import { SCENE_DEFAULTS } from '@herald/media/scene/scene-spec';
import { shownAddress, webAddressOf } from '@herald/media/web-address';
import type { BrandCard } from '@herald/stage';

/** What stands where the kit has no words yet. */
const USUAL_LINE = 'Your words';

/** The end card of a kit as a film draws it, without its pictures. */
export function sampleCard(kit: Partial<BrandKit>): BrandCard {
  const { color, accent, font, end_card, line, link_url } = { ...newBrandKit, ...kit };
  const address = webAddressOf(link_url);
  return {
    spec: {
      text: line.trim() || USUAL_LINE,
      detail: address === undefined ? null : shownAddress(address),
      durationSec: SCENE_DEFAULTS.endCardSec,
      color,
      style: end_card,
    },
    brand: { color, accent, font },
    locale: 'en-US',
    logo: null,
    product: null,
  };
}
