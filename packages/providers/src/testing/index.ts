export { openSpeechServerDouble, type SpeechServerDouble, usualManner } from './openai-speech-server.ts';
