import { clamp } from '../math/clamp.ts';

/** Red, green, blue in 0..255 as they are shown, or linear light in 0..1 where a name says so. */
export type Rgb = readonly [red: number, green: number, blue: number];

export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function toHex(color: Rgb): string {
  return `#${color
    .map((v) =>
      Math.round(clamp(v, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export function toLinear([red, green, blue]: Rgb): Rgb {
  return [(red / 255) ** 2.2, (green / 255) ** 2.2, (blue / 255) ** 2.2];
}

export function mixRgb(from: Rgb, to: Rgb, share: number): Rgb {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

export function scaleRgb([red, green, blue]: Rgb, by: number | Rgb): Rgb {
  const [r, g, b] = typeof by === 'number' ? [by, by, by] : by;
  return [clamp(red * r, 0, 255), clamp(green * g, 0, 255), clamp(blue * b, 0, 255)];
}

export function rgba([red, green, blue]: Rgb, alpha = 1): string {
  return `rgba(${red | 0},${green | 0},${blue | 0},${alpha})`;
}
