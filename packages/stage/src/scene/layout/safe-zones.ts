import type { Aspect } from '@herald/media/choices';

/** Margins as shares of the frame: top and bottom of its height, left and right of its width. */
export interface Margins {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** What each platform lays over a 9:16 picture (of 1080 x 1920); words must stay clear of all of it. */
export const PLATFORM_MARGINS = {
  tiktok: { top: 130 / 1920, bottom: 384 / 1920, left: 0.06, right: 140 / 1080 },
  reels: { top: 0.14, bottom: 0.35, left: 0.06, right: 0.06 },
  shorts: { top: 0.1, bottom: 480 / 1920, left: 0.06, right: 120 / 1080 },
} as const satisfies Record<string, Margins>;

const PLAIN_MARGINS: Margins = { top: 0.05, bottom: 0.05, left: 0.05, right: 0.05 };

/** Where words may be: clear of every platform's controls on tall frames, a plain border elsewhere. */
export function wordMargins(aspect: Aspect): Margins {
  if (aspect !== '9:16') return PLAIN_MARGINS;
  const zones = Object.values(PLATFORM_MARGINS);
  return {
    top: Math.max(...zones.map((zone) => zone.top)),
    bottom: Math.max(...zones.map((zone) => zone.bottom)),
    left: Math.max(...zones.map((zone) => zone.left)),
    right: Math.max(...zones.map((zone) => zone.right)),
  };
}

/** Where pictures (logo, card) may be: the column of buttons and the description lie over the lower part only. */
export function pictureMargins(aspect: Aspect): Margins {
  if (aspect !== '9:16') return PLAIN_MARGINS;
  return { top: 0.1, bottom: PLATFORM_MARGINS.shorts.bottom, left: 0.06, right: 0.06 };
}
