import { ASPECTS, type Aspect, type Resolution } from './choices.ts';

/** Width and height of each shape of a frame, in parts. */
const PARTS: Record<Aspect, readonly [width: number, height: number]> = {
  '9:16': [9, 16],
  '4:5': [4, 5],
  '1:1': [1, 1],
  '16:9': [16, 9],
};

export interface FrameSize {
  widthPx: number;
  heightPx: number;
}

/** The size of a frame whose shorter side has as many pixels as the resolution says. */
export function frameSizeOf(aspect: Aspect, resolution: Resolution): FrameSize {
  const [width, height] = PARTS[aspect];
  const shorter = Math.min(width, height);
  return { widthPx: (width * resolution) / shorter, heightPx: (height * resolution) / shorter };
}

/** Width divided by height. */
export function frameRatioOf(aspect: Aspect): number {
  const [width, height] = PARTS[aspect];
  return width / height;
}

interface OrderedRatios {
  aspect_ratio: Aspect;
  more_ratios?: readonly Aspect[] | undefined;
}

/** Every ratio of a film once: its own first, the others in the order of the product. */
export function ratiosOfFilm({ aspect_ratio, more_ratios = [] }: OrderedRatios): [Aspect, ...Aspect[]] {
  return [aspect_ratio, ...ASPECTS.filter((aspect) => aspect !== aspect_ratio && more_ratios.includes(aspect))];
}

/** A ratio as file names have it: "9x16". */
export const ratioToken = (aspect: Aspect): string => aspect.replace(':', 'x');
