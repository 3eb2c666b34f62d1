export { type MediaInfo, probeMedia } from '../encode/probe-media.ts';
export { readPictures } from '../encode/read-pictures.ts';
export type { Probed, ProbeWish } from './confined-probe.ts';
export { encodeAgain, writeRawPictures } from './encode-again.ts';
export { type PlainFilm, writePlainFilm } from './plain-film.ts';
export { withoutSound } from './without-sound.ts';

/** The program that tries what a hostile file could do. */
export const CONFINED_PROBE = new URL('confined-probe.ts', import.meta.url);
