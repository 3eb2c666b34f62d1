import type { HairStyle } from '@herald/media/person/hair-params';
import { paintHijab, paintShayla } from './cloth/hijab.ts';
import { paintHeadwrap, paintTurban } from './cloth/turban.ts';
import type { Box, HairCraft, LayerBoxes } from './hair-craft.ts';
import type { HairPainter } from './paint/hair-painter.ts';
import { paintAfro } from './styles/afro.ts';
import { paintBald } from './styles/bald.ts';
import { paintBraids, paintSideBraid } from './styles/braids.ts';
import { paintBun } from './styles/bun.ts';
import { paintBuzz } from './styles/buzz.ts';
import { paintCrop } from './styles/crop.ts';
import { paintCurly } from './styles/curly.ts';
import { paintCurlyTop } from './styles/curly-top.ts';
import { paintBob, paintLong, paintWavy } from './styles/long-styles.ts';
import { paintPixie } from './styles/pixie.ts';
import { paintPonytail } from './styles/ponytail.ts';
import { paintQuiff } from './styles/quiff.ts';
import { paintReceding } from './styles/receding.ts';
import { paintFade, paintShortAfro } from './styles/short-afro.ts';
import { paintSidePart } from './styles/side-part.ts';

/** Layers a style painted by itself instead of the craft's own front and back. */
export interface StyleLayers {
  front: HairPainter;
  back?: HairPainter;
  mid?: HairPainter;
}

export interface HairRecipe {
  paint(craft: HairCraft): StyleLayers | undefined;
  boxes: LayerBoxes;
  hidesEars: boolean;
  /** y below which the hair swings, or null for hair that stays put */
  swingsBelowY: number | null;
  /** how the hair darkens the skin beneath it */
  shadow: 'none' | 'tight' | 'soft' | 'full';
  castsOnBody: boolean;
  /** skin shows through, so that overlapping pieces would be seen */
  seeThrough: boolean;
  /** single hairs along the outline of each layer; none where curls, clippers or cloth make one of their own */
  flyaways: number;
  /** how much of the scalp's skin takes the hair's colour, 0..1 */
  scalpCover: number;
  /** depth of the front hair at x, and of the hair behind the head: what a head turn moves */
  depthAt(x: number): number;
  backDepth: number;
}

/** Depth of hair that lies on the skull. */
const onSkull = (x: number): number => 0.04 + 0.66 * Math.max(0, 1 - Math.abs(x) ** 2.2) ** 0.6;
/** Depth of hair clipped to the skull: nothing moves at its outline. */
const clipped = (x: number): number => 0.6 * Math.max(0, 1 - (x / 0.91) ** 2) ** 1.1;
/** Depth of hair that stands away from the head and hangs before the shoulders. */
const hung = (x: number): number => 0.1 + 0.55 * Math.max(0, 1 - Math.abs(x / 1.2) ** 2.2) ** 0.6;

const HANGING: LayerBoxes = { front: [-1.75, -1.95, 1.75, 3.55], back: [-1.8, -1.9, 1.9, 3.3] };
const CLOSE: LayerBoxes = { front: [-1.75, -2.45, 1.75, 1.75], back: [-1.9, -2.5, 1.9, 1.75] };

type PaintStyle = (craft: HairCraft) => void;

const onCraft =
  (paint: PaintStyle): HairRecipe['paint'] =>
  (craft) => {
    paint(craft);
    return undefined;
  };

const hanging = (paint: PaintStyle): HairRecipe => ({
  paint: onCraft(paint),
  boxes: HANGING,
  hidesEars: true,
  swingsBelowY: 0.4,
  shadow: 'full',
  castsOnBody: true,
  seeThrough: false,
  flyaways: 150,
  scalpCover: 0,
  depthAt: hung,
  backDepth: 0.05,
});

const close = (paint: PaintStyle): HairRecipe => ({
  paint: onCraft(paint),
  boxes: CLOSE,
  hidesEars: false,
  swingsBelowY: null,
  shadow: 'soft',
  castsOnBody: false,
  seeThrough: false,
  flyaways: 90,
  scalpCover: 0.85,
  depthAt: onSkull,
  backDepth: 0.05,
});

const shaved = (paint: PaintStyle): HairRecipe => ({
  ...close(paint),
  shadow: 'none',
  depthAt: clipped,
  seeThrough: true,
  flyaways: 0,
});

const NOTHING: Box = [0, 0, 0.1, 0.1];

const covered = (paint: HairRecipe['paint']): HairRecipe => ({
  paint,
  boxes: { front: NOTHING, back: NOTHING },
  hidesEars: true,
  swingsBelowY: null,
  shadow: 'full',
  castsOnBody: false,
  seeThrough: false,
  flyaways: 0,
  scalpCover: 0,
  depthAt: onSkull,
  backDepth: 0.05,
});

export const HAIR_RECIPES: Record<HairStyle, HairRecipe> = {
  long: hanging(paintLong),
  wavy: hanging(paintWavy),
  bob: { ...hanging(paintBob), boxes: CLOSE, swingsBelowY: 0.5 },
  braids: hanging(paintBraids),
  sidebraid: hanging(paintSideBraid),
  curly: { ...hanging(paintCurly), flyaways: 0 },
  afro: { ...close(paintAfro), hidesEars: true, shadow: 'full', flyaways: 0, scalpCover: 0, depthAt: hung },
  shortafro: { ...close(paintShortAfro), flyaways: 0 },
  fade: { ...close(paintFade), flyaways: 0 },
  curlytop: { ...close(paintCurlyTop), flyaways: 0 },
  pixie: { ...close(paintPixie), shadow: 'full', scalpCover: 0.8 },
  quiff: { ...close(paintQuiff), shadow: 'tight' },
  sidepart: { ...close(paintSidePart), shadow: 'tight' },
  crop: close(paintCrop),
  buzz: { ...shaved(paintBuzz), scalpCover: 0.92 },
  bald: { ...shaved(paintBald), scalpCover: 0.16 },
  receding: { ...shaved(paintReceding), scalpCover: 0 },
  hijab: covered(paintHijab),
  shayla: covered(paintShayla),
  turban: { ...covered((craft) => ({ front: paintTurban(craft) })), hidesEars: false, shadow: 'tight' },
  headwrap: { ...covered((craft) => ({ front: paintHeadwrap(craft) })), hidesEars: false, shadow: 'tight' },
  bun: { ...close(paintBun), shadow: 'tight', scalpCover: 0.8, backDepth: 0.12 },
  ponytail: {
    ...close(paintPonytail),
    boxes: { front: CLOSE.front, back: HANGING.back },
    shadow: 'tight',
    scalpCover: 0.8,
    swingsBelowY: -0.6,
  },
};
