/** Beyond six widths a bell is lower than any picture shows, and most points of a face lie there for most of its bells. */
export const FLAT_FROM = 6 ** 2;

/** A bell of height 1 around zero. */
export function gaussian(distance: number, width: number): number {
  const reach = distance * distance;
  const spread = width * width;
  return reach > FLAT_FROM * spread ? 0 : Math.exp(-reach / (2 * spread));
}
