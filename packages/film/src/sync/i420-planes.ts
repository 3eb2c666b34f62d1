import type { FilmFormat } from '../film-format.ts';
import type { Planes } from '../picture.ts';

/** The planes of a tightly packed yuv420p picture. */
export function planesOf(bytes: Uint8Array, { width, height }: FilmFormat): Planes {
  const chroma = (width >> 1) * (height >> 1);
  const luma = width * height;
  return {
    luma: bytes.subarray(0, luma),
    blue: bytes.subarray(luma, luma + chroma),
    red: bytes.subarray(luma + chroma, luma + 2 * chroma),
    lumaStride: width,
    chromaStride: width >> 1,
    width,
    height,
  };
}
