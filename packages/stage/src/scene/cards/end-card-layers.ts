import type { MakeCanvas } from '#base/canvas/canvas.ts';
import { GrowingOverlay } from '../overlays/growing-overlay.ts';
import type { Overlay } from '../overlays/overlay.ts';
import { StillOverlay } from '../overlays/still-overlay.ts';
import { type EndCardParts, paintEndCard } from './paint-end-card.ts';
import type { Sprite } from './sprite.ts';

export const END_FADE_SEC = 0.4;
const FADE_SEC = 0.4;
/** When each part comes, after the ground: in the order in which they are to be read. */
const DELAYS_SEC = { product: 0.1, offer: 0.28, button: 0.5, logo: 0.7 };
const RISE_UNITS = 22;

/** The end card as it comes in: its ground fades over the scene, its parts rise one after the other. */
export function endCardLayers(
  parts: EndCardParts,
  times: { startSec: number; endSec: number },
  makeCanvas: MakeCanvas,
): Overlay[] {
  const { ground, product, offer, button, logo } = paintEndCard(parts, makeCanvas);
  const forever = Number.POSITIVE_INFINITY;
  const rising = (sprite: Sprite | null, delaySec: number): Overlay[] => {
    if (!sprite) return [];
    const risePx = Math.round(RISE_UNITS * parts.layout.scale);
    const shown = { startSec: times.startSec + delaySec, endSec: forever, fadeSec: FADE_SEC, risePx };
    return [new StillOverlay(sprite.canvas, sprite.at, shown)];
  };
  const growing = (sprite: Sprite | null, delaySec: number, gleam?: { makeCanvas: MakeCanvas }): Overlay[] => {
    if (!sprite) return [];
    const shown = { ...times, startSec: times.startSec + delaySec };
    return [new GrowingOverlay(sprite.canvas, sprite.at, shown, { ...(gleam && { gleam }) })];
  };
  return [
    new StillOverlay(
      ground,
      { x: 0, y: 0 },
      { startSec: times.startSec, endSec: forever, fadeSec: END_FADE_SEC, risePx: 0 },
    ),
    ...growing(product, DELAYS_SEC.product),
    ...rising(offer, DELAYS_SEC.offer),
    ...growing(button, DELAYS_SEC.button, { makeCanvas }),
    ...rising(logo, DELAYS_SEC.logo),
  ];
}
