export { type DecodedPortrait, decodePortrait } from './decode-portrait.ts';
export { createNodeLandmarker } from './node-landmarker.ts';
export { PictureError, type PictureFault, portraitLimits } from './picture-error.ts';
