export { readTrack } from '../draw/clip-track-file.ts';
export { type MediaInfo, probeMedia } from '../encode/probe-media.ts';
export { readPictures } from '../encode/read-pictures.ts';
export { filmTrack } from '../sound/film-track.ts';
export { encodeAgain, writeRawPictures } from './encode-again.ts';
export { filmPortrait, portraitMotion } from './moving-portrait.ts';
export { type PlainFilm, writePlainFilm } from './plain-film.ts';
export { faceSaying, sourceOf } from './spoken-face.ts';
export { withoutSound } from './without-sound.ts';
