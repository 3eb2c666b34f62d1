import type { Aspect } from '@herald/media/choices';
import type { Rect } from '#base/performer.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';

/** Where the parts of an end card are; null where it has none. */
export interface EndCardRows {
  product: Rect | null;
  offer: Rect;
  button: Rect | null;
  logo: Rect | null;
}

type Box = readonly [x: number, y: number, width: number, height: number];
interface Places {
  /** product, offer, button, logo */
  full: readonly [Box, Box, Box, Box];
  /** without a product the offer grows, and the logo opens the card: logo, offer, button */
  plain: readonly [Box, Box, Box];
}

/** In units of a 720 frame: words inside the margins of words, product and logo inside those of pictures. */
const PLACES: Record<Aspect, Places> = {
  '9:16': {
    full: [
      [62, 132, 596, 372],
      [96, 522, 528, 184],
      [96, 718, 528, 104],
      [96, 850, 528, 84],
    ],
    plain: [
      [96, 196, 528, 96],
      [96, 336, 528, 300],
      [96, 664, 528, 112],
    ],
  },
  '4:5': {
    full: [
      [38, 50, 644, 368],
      [38, 432, 644, 190],
      [38, 634, 644, 104],
      [38, 764, 644, 84],
    ],
    plain: [
      [38, 96, 644, 100],
      [38, 236, 644, 320],
      [38, 592, 644, 120],
    ],
  },
  '1:1': {
    full: [
      [38, 40, 644, 272],
      [38, 324, 644, 158],
      [38, 492, 644, 94],
      [38, 604, 644, 76],
    ],
    plain: [
      [38, 60, 644, 92],
      [38, 180, 644, 286],
      [38, 492, 644, 116],
    ],
  },
  '16:9': {
    full: [
      [76, 64, 528, 592],
      [640, 124, 568, 250],
      [640, 390, 568, 104],
      [640, 524, 568, 84],
    ],
    plain: [
      [66, 66, 1148, 84],
      [66, 178, 1148, 286],
      [66, 492, 1148, 116],
    ],
  },
};

export function endCardRows(
  aspect: Aspect,
  has: { product: boolean; button: boolean; logo: boolean },
  { scale }: Pick<SceneLayout, 'scale'>,
): EndCardRows {
  const places = PLACES[aspect];
  const [product, offer, button, logo] = has.product
    ? places.full
    : [null, places.plain[1], places.plain[2], places.plain[0]];
  const rect = ([x, y, width, height]: Box): Rect => ({
    x: Math.round(x * scale),
    y: Math.round(y * scale),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  });
  // Words alone take the room of the button, too.
  const wholeOffer: Box = [offer[0], offer[1], offer[2], button[1] + button[3] - offer[1]];
  return {
    product: product && rect(product),
    offer: rect(has.button ? offer : wholeOffer),
    button: has.button ? rect(button) : null,
    logo: has.logo ? rect(logo) : null,
  };
}
