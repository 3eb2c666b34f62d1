import type { Aspect } from '@herald/media/choices';
import { isDrawn, type SceneSpec } from '@herald/media/scene/scene-spec';
import type { Framing, Rect } from '#base/performer.ts';
import { freeSides } from '#photos/person-in-frame.ts';
import { reachesAcross } from '#photos/photo-card.ts';
import type { Seat } from './seat-head.ts';

/** A presenter on one side of the frame and all words on the other. */
export interface WordsBeside {
  /** a character in a wide shot, and in a close one */
  head: Seat;
  close: Seat;
  /** a photo that does not fill the frame is a card here */
  photo: Rect;
  caption: Rect;
  hook: Rect;
}

/** In units of a 720 frame, set by eye. Hands that speak stay right of the words, and rest just above the lower edge. */
const WORDS_BESIDE: Partial<Record<Aspect, WordsBeside>> = {
  '16:9': {
    head: { x: 884, y: 190, unit: 110 },
    close: { x: 872, y: 316, unit: 164 },
    photo: { x: 668, y: 44, width: 548, height: 632 },
    caption: { x: 64, y: 432, width: 520, height: 176 },
    hook: { x: 64, y: 136, width: 500, height: 272 },
  },
};

export function wordsBeside(aspect: Aspect): WordsBeside | undefined {
  return WORDS_BESIDE[aspect];
}

/** Whether words stand beside the presenter: where the frame is wide, nothing else needs its room, and the presenter does not fill it. */
export function hasWordsBeside(spec: SceneSpec): boolean {
  const { aspect, captions, card, material, logo, performer } = spec;
  if (!WORDS_BESIDE[aspect] || captions?.position !== 'bottom') return false;
  if (card || material.length > 0 || logo?.corner === 'bottom-left') return false;
  if (isDrawn(performer)) return true;
  if (performer.kind !== 'photo') return false;
  // Words stand at the left: somebody who ends there with their picture cannot leave it.
  return performer.isCutOut
    ? freeSides(performer.points).left === true
    : !reachesAcross(performer.points, frameOf(spec));
}

function frameOf({ resolution }: SceneSpec): Pick<Framing, 'frameWidth' | 'frameHeight'> {
  return { frameWidth: (1280 * resolution) / 720, frameHeight: resolution };
}
