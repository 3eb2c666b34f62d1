import { FLAT_FROM } from './gaussian.ts';

/** A hill of height 1 around zero: a bell across times a bell along, for the price of one, and for none where either is flat. */
export function hill(across: number, width: number, along: number, length: number): number {
  const reachAlong = along * along;
  const spreadAlong = length * length;
  if (reachAlong > FLAT_FROM * spreadAlong) return 0;
  const reachAcross = across * across;
  const spreadAcross = width * width;
  if (reachAcross > FLAT_FROM * spreadAcross) return 0;
  return Math.exp(-reachAcross / (2 * spreadAcross) - reachAlong / (2 * spreadAlong));
}
