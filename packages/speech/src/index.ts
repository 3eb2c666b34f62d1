export { type Alignment, type AlignOptions, alignWords } from './align/align-words.ts';
export { type Cue, type CueLimits, joinWords, subtitleCues } from './captions/subtitle-cues.ts';
export { toSrt, toTranscript, toVtt } from './captions/subtitle-files.ts';
export { type MasterOptions, masterSpeech } from './dsp/master-speech.ts';
export { integratedLoudness, type Loudness, measureLoudness } from './dsp/measure-loudness.ts';
export { resample } from './dsp/resample.ts';
export type { Tone } from './dsp/tones.ts';
export { type DownloadOptions, downloadKokoro } from './engines/kokoro/download-kokoro.ts';
export { listNeuralVoices } from './engines/kokoro/kokoro-folder.ts';
export type { Heard, ListenOptions } from './listen.ts';
export {
  MOUTH_CURVE_HZ,
  MOUTH_PARAMETERS,
  type Mouth,
  type MouthCurve,
  mouthAt,
  restingCurve,
} from './mouth/mouth.ts';
export { type MouthCurveOptions, mouthCurveFromPhones } from './mouth/mouth-curve-from-phones.ts';
export { mouthCurveFromSound } from './mouth/mouth-curve-from-sound.ts';
export { isBilabial } from './mouth/phone-visemes.ts';
export { quietSpans, type Span, STILL_SILENCE_SEC } from './mouth/quiet-spans.ts';
export { stillSpans } from './mouth/shape-curve.ts';
export { estimateDurationSec } from './script/estimate-duration.ts';
export { normalizeScript, type Pronunciations } from './script/normalize-script.ts';
export type { Phrase, ScriptToken } from './script/script-token.ts';
export type { VoicedSound } from './speak.ts';
export { SpeechError, type SpeechErrorCode } from './speech-error.ts';
export { type Phone, type Sound, type SpokenSound, soundDurationSec, type Timing, type Word } from './spoken.ts';
export { type SynthesizeOptions, synthesize } from './synthesize.ts';
export { alignWordsInThread, listenInThread, speakInThread, synthesizeInThread } from './thread/in-thread.ts';
export { PREFERRED_VOICES } from './voices/preferred-voices.ts';
export type { Gender, KokoroVoice, Voice } from './voices/voice.ts';
export {
  chooseVoice,
  defaultVoice,
  findVoice,
  listCountries,
  listRegions,
  listVoices,
  type Option,
  type VoiceGroup,
  voicesOf,
} from './voices/voice-table.ts';
