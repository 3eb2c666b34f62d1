export type { AudioClip } from './audio-repository.ts';
export { deleteClip, findClip, listSentClips } from './clips.ts';
export { keepSentAudio } from './keep-sent-audio.ts';
export { previewSpeech } from './preview-speech.ts';
export { readPronunciations, savePronunciations } from './pronunciations.ts';
export { loadSpokenSound, readAudioForVideo } from './read-audio-for-video.ts';
export { findVoice, sampleVoice } from './sample-voice.ts';
export { type ScriptToSpeak, speakScript } from './speak-script.ts';
export { syncClip } from './sync-clip.ts';
