/** How servers and services of speech are spoken to. A new one is an entry here and an opener in providers. */
export const SPEECH_WIRES = ['openai', 'piper', 'pocket-tts'] as const;
export type SpeechWire = (typeof SPEECH_WIRES)[number];
