export { encodeAgain, writeRawPictures } from './encode-again.ts';
