import type { Framing, Rect } from '#base/performer.ts';

/** Half a head with its ears, in units of half a face. */
const HALF_HEAD = 1.12;
const SMALLEST_SHARE = 0.5;

/** A photo may be nearer than the layout planned: the card then shrinks towards its edge of the frame until the face is free. */
export function clearOfFace(card: Rect, { headX, unitPx, frameWidth }: Framing): Rect {
  const atLeft = card.x + card.width / 2 < frameWidth / 2;
  const room = atLeft ? headX - HALF_HEAD * unitPx - card.x : card.x + card.width - headX - HALF_HEAD * unitPx;
  const share = Math.min(1, Math.max(SMALLEST_SHARE, room / card.width));
  if (share === 1) return card;
  const width = Math.floor(card.width * share);
  const height = Math.floor(card.height * share);
  const x = atLeft ? card.x : card.x + card.width - width;
  return { x, y: card.y + Math.floor((card.height - height) / 2), width, height };
}
