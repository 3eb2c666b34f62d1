import type { Rect } from '#base/performer.ts';

/** A card is turned a little: its corners reach this much farther. */
const GAP = 10;

/** The card, made smaller where it would lie under words; of the room above and below them it takes the larger. */
export function clearOfWords(card: Rect, words: readonly Rect[]): Rect {
  return words.reduce(clearOf, card);
}

function clearOf(card: Rect, words: Rect): Rect {
  const bottom = card.y + card.height;
  if (bottom <= words.y - GAP || card.y >= words.y + words.height + GAP) return card;
  const above = words.y - GAP - card.y;
  const below = bottom - (words.y + words.height + GAP);
  const height = Math.floor(Math.max(above, below));
  const width = Math.floor((card.width * height) / card.height);
  const y = above >= below ? card.y : bottom - height;
  return { x: card.x + Math.floor((card.width - width) / 2), y, width, height };
}
