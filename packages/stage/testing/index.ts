export { samplePictures } from '../src/sheets/sample-pictures.ts';
export { sampleScene } from '../src/sheets/sample-scene.ts';
export { ChromiumStage } from './chromium-stage.ts';
export { makeCanvas, registerFonts, registerFontsOf } from './node-canvas.ts';
export { PORTRAIT_NAMES, type PortraitName, portraitAnalysis, samplePortrait } from './photo-portraits.ts';
