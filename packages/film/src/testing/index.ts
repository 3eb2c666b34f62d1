export { type MediaInfo, probeMedia } from '../encode/probe-media.ts';
export { encodeAgain, writeRawPictures } from './encode-again.ts';
