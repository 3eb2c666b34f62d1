export { type Alignment, alignWords } from './align/align-words.ts';
export { toSrt, toTranscript, toVtt } from './captions/subtitle-files.ts';
export { checkPack } from './check-pack.ts';
export type { JoinedSound } from './dsp/join-sounds.ts';
export { masterSpeech } from './dsp/master-speech.ts';
export { integratedLoudness, loudnessReadings, loudnessSteps, stereoLoudness } from './dsp/measure-loudness.ts';
export { resample } from './dsp/resample.ts';
export { settleLoudness, settleStereo } from './dsp/settle-loudness.ts';
export { trackPitch } from './dsp/track-pitch.ts';
export {
  forgetCheck,
  listNeuralVoices,
  listVoicePacks,
  type PackCheck,
  type VoicePack,
} from './engines/neural/neural-packs.ts';
export { loadOnnxRuntime } from './engines/neural/onnx-runtime.ts';
export { mouthAt } from './mouth/mouth.ts';
export { mouthCurveFromPhones } from './mouth/mouth-curve-from-phones.ts';
export { mouthCurveFromSound } from './mouth/mouth-curve-from-sound.ts';
export { isBilabial } from './mouth/phone-visemes.ts';
export { quietSpans, type Span } from './mouth/quiet-spans.ts';
export { removePack } from './remove-pack.ts';
export { estimateDurationSec } from './script/estimate-duration.ts';
export { findOtherLanguage } from './script/other-language.ts';
export { SpeechError } from './speech-error.ts';
export { synthesize } from './synthesize.ts';
export { completeSpeechInThread, joinSoundsInThread, synthesizeInThread } from './thread/in-thread.ts';
export type { NeuralVoice, Voice } from './voices/voice.ts';
export { listCountries, listRegions, listVoices, voicesOf } from './voices/voice-table.ts';
