export { openAzureDouble } from './azure-double.ts';
export { openElevenLabsDouble } from './elevenlabs-double.ts';
export { openGoogleDouble } from './google-double.ts';
export { openSpeechServerDouble, type SpeechServerDouble, usualManner } from './openai-speech-server.ts';
export { openFaceStudioDouble, openOpenaiImagesDouble, type PictureDouble, pictureManner } from './picture-double.ts';
export { replaceParts } from './replace-parts.ts';
export { plainManner, type SpeechDouble } from './speech-double.ts';
export { aPictureOfNobody, aTalkingPicture } from './test-pictures.ts';
