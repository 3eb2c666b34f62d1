import type { CardPlacement } from '@herald/media/choices';
import type { Rect } from '#base/performer.ts';

export interface Size {
  width: number;
  height: number;
}

/** Width by height of the flattest and the tallest card; pictures beyond them have a border of their own color above or beside them. */
export const CARD_RATIOS: Record<CardPlacement, { tallest: number; flattest: number }> = {
  beside: { tallest: 0.62, flattest: 1.7 },
  hand: { tallest: 0.68, flattest: 1.3 },
};
/** As a share of the shorter side of the card's place. */
const LABEL = 0.16;

export interface CardMeasures extends Size {
  /** height of the line for the label; 0 without one */
  label: number;
}

/** The largest card within a place that has the ratio of its picture, as far as cards may have it. */
export function measureCard(
  picture: Size,
  { place, placement, hasLabel }: { place: Size; placement: CardPlacement; hasLabel: boolean },
): CardMeasures {
  const { tallest, flattest } = CARD_RATIOS[placement];
  const unit = Math.min(place.width, place.height);
  const label = hasLabel ? Math.round(unit * LABEL) : 0;
  const shown = picture.width / picture.height;
  const inner = Math.min(place.height - label, place.width / shown);
  const ratio = Math.min(flattest, Math.max(tallest, (inner * shown) / (inner + label)));
  const fitted = Math.min(place.height, place.width / ratio);
  return { width: Math.round(fitted * ratio), height: Math.round(fitted), label };
}

/** A card in the middle of its place, as large as fits, on whole pixels. */
export function placeCard({ width, height }: Size, place: Rect): Rect {
  const scale = Math.min(1, place.width / width, place.height / height);
  const fitted = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return {
    x: place.x + Math.round((place.width - fitted.width) / 2),
    y: place.y + Math.round((place.height - fitted.height) / 2),
    ...fitted,
  };
}

/** The whole of a picture, as large as an area allows. */
export function fitWithin({ width, height }: Size, area: Rect): Rect {
  const scale = Math.min(area.width / width, area.height / height);
  return {
    x: area.x + (area.width - width * scale) / 2,
    y: area.y + (area.height - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  };
}
