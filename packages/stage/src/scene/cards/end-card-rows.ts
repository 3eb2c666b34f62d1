import type { Aspect, EndCardStyle } from '@herald/media/choices';
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
      [96, 180, 528, 92],
      [96, 284, 528, 372],
      [96, 668, 528, 160],
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
  style: EndCardStyle = 'stage',
): EndCardRows {
  const [product, offer, button, logo] = boxesOf(aspect, has.product, style);
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

/** The same rows between two heights, each as much lower as there is less room. */
export function rowsWithin(rows: EndCardRows, { top, bottom }: { top: number; bottom: number }): EndCardRows {
  const boxes = [rows.product, rows.offer, rows.button, rows.logo].flatMap((row) => row ?? []);
  const from = Math.min(...boxes.map(({ y }) => y));
  const until = Math.max(...boxes.map(({ y, height }) => y + height));
  const share = Math.min(1, (bottom - top) / (until - from));
  const begin = Math.max(top, Math.min(from, bottom - share * (until - from)));
  const moved = (row: Rect): Rect => ({
    ...row,
    y: Math.round(begin + (row.y - from) * share),
    height: Math.round(row.height * share),
  });
  const { product, offer, button, logo } = rows;
  return {
    product: product && moved(product),
    offer: moved(offer),
    button: button && moved(button),
    logo: logo && moved(logo),
  };
}

function boxesOf(aspect: Aspect, hasProduct: boolean, style: EndCardStyle): [Box | null, Box, Box, Box] {
  const { full, plain } = PLACES[aspect];
  const [logo, offer, button] = plain;
  if (hasProduct) return style === 'price' ? withLargeOffer([...full], logo[1]) : [...full];
  return style === 'quiet' ? [null, ...withLargeLogo(logo, offer, button)] : [null, offer, button, logo];
}

const OFFER_SHARE = 0.5;

/** The figure is the picture: it takes half of what it shares with the product, above it where they lie on each other. */
function withLargeOffer([product, offer, button, logo]: [Box, Box, Box, Box], top: number): [Box, Box, Box, Box] {
  const [x, productTop, width] = product;
  if (offer[1] < productTop + product[3]) return [product, offer, button, logo];
  const height = offer[1] + offer[3] - top;
  const high = Math.round(height * OFFER_SHARE);
  return [[x, top + high, width, height - high], [offer[0], top, offer[2], high], button, logo];
}

/** The logo opens the card and is the largest thing on it. */
function withLargeLogo(logo: Box, offer: Box, button: Box): [Box, Box, Box] {
  const height = offer[1] + offer[3] - logo[1];
  const high = Math.round(height * 0.62);
  const inset = Math.round(logo[2] * 0.12);
  return [
    [offer[0], logo[1] + high, offer[2], height - high],
    button,
    [logo[0] + inset, logo[1] + Math.round(height * 0.2), logo[2] - 2 * inset, Math.round(height * 0.36)],
  ];
}
