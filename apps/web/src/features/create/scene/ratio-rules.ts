import type { VideoOutput } from '@herald/contract/draft';
import { ASPECTS, type Aspect } from '@herald/media/choices';
import { ratiosOfFilm } from '@herald/media/frame-size';

type Ratios = Pick<VideoOutput, 'aspect_ratio' | 'more_ratios'>;

/** Another ratio comes first. One that was made already changes places with it, so that none is lost. */
export function withMainRatio(output: Ratios, ratio: Aspect): Ratios {
  const more = output.more_ratios.map((other) => (other === ratio ? output.aspect_ratio : other));
  return { aspect_ratio: ratio, more_ratios: more };
}

/** The further ratios with one more of them, or without it. */
export function withRatio(output: Ratios, ratio: Aspect, isOn: boolean): Aspect[] {
  const [, ...others] = ratiosOfFilm(output);
  return ASPECTS.filter((one) => (one === ratio ? isOn : others.includes(one)));
}

/** Every ratio but the film's own. */
export const allRatios = ({ aspect_ratio }: Ratios): Aspect[] => ASPECTS.filter((ratio) => ratio !== aspect_ratio);
