import type { PhotoAnalysis } from '@herald/media/person/photo-analysis';
import type { Framing, Rect } from '#base/performer.ts';
import { faceInPicture, photoReach } from './face-in-picture.ts';
import { fitPhoto } from './fit-photo.ts';
import { endsInShade } from './shade-below.ts';

type Frame = Pick<Framing, 'frameWidth' | 'frameHeight'>;

/** Half a face of at most this share of a frame's height still leaves room for the head. */
const LARGEST_FACE = 0.3;
/** Half a face as a share of the card's width, and how far below its upper edge eyes are, as a share of its height. */
const FACE = 0.25;
const EYES = 0.42;
/** Between a card and the edges of the frame, in units of a 720 frame. */
const MARGIN = 26;

/** Whether a picture can be as wide as a frame without a face that is too near. */
export function reachesAcross(analysis: PhotoAnalysis, { frameWidth, frameHeight }: Frame): boolean {
  const { halfWidth } = faceInPicture(analysis);
  return analysis.width * ((LARGEST_FACE * frameHeight) / halfWidth) >= frameWidth;
}

/** The photo in a card that it fills. */
export function cardFraming(analysis: PhotoAnalysis, frame: Frame, card: Rect): Framing {
  return fillCard(analysis, frame, card, FACE * card.width);
}

/** As large as wished, larger where an edge of the picture would be seen; the eyes in the upper half, the mouth inside. */
function fillCard(analysis: PhotoAnalysis, frame: Frame, card: Rect, wished: number): Framing {
  const { eyesX, eyesY, halfWidth } = faceInPicture(analysis);
  const covering = Math.max(card.width / analysis.width, card.height / analysis.height);
  const scale = Math.max(wished / halfWidth, covering);
  const unitPx = scale * halfWidth;
  const within = (wish: number, least: number, most: number) => Math.min(most, Math.max(least, wish));
  const x = within(card.width / 2, card.width - (analysis.width - eyesX) * scale, eyesX * scale);
  const lowest = card.height - photoReach(analysis).down * unitPx;
  const y = within(
    Math.min(EYES * card.height, lowest),
    card.height - (analysis.height - eyesY) * scale,
    eyesY * scale,
  );
  return { ...frame, unitPx, headX: card.x + x, headY: card.y + y, window: card };
}

/** Where a photo ends before the frame does and no shade can hide it, what is seen of it is a card, in the same place; elsewhere it stays as it is. */
export function inCard(analysis: PhotoAnalysis, framing: Framing): Framing {
  const fit = fitPhoto(analysis, framing);
  if (fit.covers || endsInShade(fit)) return framing;
  const { open } = fit;
  const { frameWidth, frameHeight } = framing;
  const margin = Math.round((MARGIN * Math.min(frameWidth, frameHeight)) / 720);
  const left = Math.max(margin, Math.ceil(open.left));
  const top = Math.max(margin, Math.ceil(open.top));
  const right = Math.max(margin, Math.ceil(open.right));
  const bottom = Math.max(margin, Math.ceil(open.bottom));
  const window = { x: left, y: top, width: frameWidth - left - right, height: frameHeight - top - bottom };
  return { ...framing, window };
}
