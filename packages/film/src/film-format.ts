import { SEGMENT_SEC } from '@herald/media/film-pieces';

/** The picture a film is made of; width and height are even. */
export interface FilmFormat {
  width: number;
  height: number;
  fps: number;
}

export const FILM_SAMPLE_RATE_HZ = 48_000;

/** From one key frame to the next, where a player can go to at once. */
export const KEY_SEC = SEGMENT_SEC;

export function i420Bytes({ width, height }: Pick<FilmFormat, 'width' | 'height'>): number {
  return width * height + 2 * (width / 2) * (height / 2);
}
