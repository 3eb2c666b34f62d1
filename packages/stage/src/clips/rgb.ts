export type Rgb = readonly [red: number, green: number, blue: number];

export const lumaOf = (color: Rgb): number => 0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2];
