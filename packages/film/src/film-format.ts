/** The picture a film is made of; width and height are even. */
export interface FilmFormat {
  width: number;
  height: number;
  fps: number;
}

export const FILM_FPS = 30;

export const FILM_SAMPLE_RATE_HZ = 48_000;

/** Long enough to compress well, short enough that a killed render loses little. */
export const SEGMENT_SEC = 4;

/** From one key frame to the next, where a player can go to at once. */
export const KEY_SEC = 2;

export function i420Bytes({ width, height }: FilmFormat): number {
  return width * height + 2 * (width / 2) * (height / 2);
}
