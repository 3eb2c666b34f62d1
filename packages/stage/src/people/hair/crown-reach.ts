import type { HairStyle } from '@herald/media/person/hair-params';

/** How far up hair reaches from between the eyes, in units of half a face, with a nod; measured on drawn heads. */
const REACH: Partial<Record<HairStyle, number>> = {
  bald: 1.46,
  buzz: 1.46,
  receding: 1.46,
  quiff: 1.8,
  curlytop: 1.9,
  headwrap: 1.98,
  ponytail: 2,
  turban: 2.08,
  afro: 2.11,
  bun: 2.18,
};
const USUAL_REACH = 1.76;

export function crownReach(style: HairStyle): number {
  return REACH[style] ?? USUAL_REACH;
}
