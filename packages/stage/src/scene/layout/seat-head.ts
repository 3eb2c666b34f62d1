/** Where a head is, in units of a 720 frame: between the eyes, and half a face wide. */
export interface Seat {
  x: number;
  y: number;
  unit: number;
}

/** What is kept clear of words, in units of half a face: up to the top of the hair, down to the chin or to what a hand holds. */
export interface Reach {
  crown: number;
  low: number;
}

/** The seat itself, or else one lower and, where that is not enough, smaller, so that all of it is between two heights. */
export function seatHead(seat: Seat, { crown, low }: Reach, between: { top: number; bottom: number }): Seat {
  const unit = Math.min(seat.unit, (between.bottom - between.top) / (crown + low));
  const highest = between.top + crown * unit;
  const lowest = between.bottom - low * unit;
  return { ...seat, unit, y: Math.min(Math.max(seat.y, highest), Math.max(lowest, highest)) };
}
