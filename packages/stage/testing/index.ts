export { ChromiumStage } from './chromium-stage.ts';
export { makeCanvas, registerFonts, registerFontsOf } from './node-canvas.ts';
export { PORTRAIT_NAMES, type PortraitName, portraitAnalysis, samplePortrait } from './photo-portraits.ts';
export { samplePictures } from './sheets/sample-pictures.ts';
export { sampleScene } from './sheets/sample-scene.ts';
