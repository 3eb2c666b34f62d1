export type Rgb = readonly [red: number, green: number, blue: number];

export const lumaOf = ([red, green, blue]: Rgb): number => 0.3 * red + 0.59 * green + 0.11 * blue;
