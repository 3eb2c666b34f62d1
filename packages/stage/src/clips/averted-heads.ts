import type { Affine } from './affine.ts';
import type { ClipTrack } from './clip-track.ts';

/** A head that leans so much further than usual, in radians, or is so much foreshortened, is turned away from who looks at it. */
const LEANS = 0.22;
const FORESHORTENED = 0.16;

/** How far each picture of a clip looks elsewhere, up to 1: with its eyes, or with its head, which tracks from before tell, too. */
export function awayIn({ gazes, places, eyes }: Pick<ClipTrack, 'gazes' | 'places' | 'eyes'>): number[] {
  if (eyes.length === 0) return [];
  return avertedIn(places).map((averted, frame) => Math.max(averted, gazes[frame] ?? 0));
}

/** How far the head of each picture is turned or tilted away from how it usually is, 1 being clearly. */
export function avertedIn(places: readonly Affine[]): number[] {
  const leans = places.map(([a, , , d]) => Math.atan2(d, a));
  // A turn makes a mouth narrower beside its height, a bow makes it lower.
  const shapes = places.map(([a, b, , d, e]) => Math.log(Math.hypot(b, e) / (Math.hypot(a, d) || 1)));
  const [lean, shape] = [usualOf(leans), usualOf(shapes)];
  return places.map((_, frame) =>
    Math.min(1, Math.hypot(((leans[frame] ?? 0) - lean) / LEANS, ((shapes[frame] ?? 0) - shape) / FORESHORTENED)),
  );
}

const usualOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
