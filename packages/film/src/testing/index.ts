export { type MediaInfo, probeMedia } from '../encode/probe-media.ts';
export { readPictures } from '../encode/read-pictures.ts';
export { encodeAgain, writeRawPictures } from './encode-again.ts';
