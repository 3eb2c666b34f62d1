import { hostedAddress, SPEECH_WIRES, type SpeechWire } from '@herald/media';
import { USUAL_MODEL } from './elevenlabs-wire.ts';

/** What an operator has to know to add a service that is spoken to by a wire. */
export interface WireFacts {
  wire: SpeechWire;
  title: string;
  /** What speaks by it. */
  hint: string;
  /** Empty where every installation has its own. */
  usualUrl: string;
  hasModels: boolean;
  /** Its models are at `/v1/models`, with the day they end. */
  listsModels: boolean;
  usualModel: string;
  needsKey: boolean;
  /** False: its voices must be named, or are those it is known to have. */
  listsVoices: boolean;
}

const OWN_SERVER = {
  usualUrl: '',
  hasModels: false,
  listsModels: false,
  usualModel: '',
  needsKey: false,
  listsVoices: true,
};
const HOSTED = { ...OWN_SERVER, needsKey: true };

const facts: Record<SpeechWire, Omit<WireFacts, 'wire'>> = {
  openai: {
    ...OWN_SERVER,
    title: 'OpenAI-compatible server',
    hint: 'Kokoro-FastAPI, speaches, LocalAI, vLLM-Omni, Chatterbox, LiteLLM, or OpenAI itself.',
    hasModels: true,
    listsModels: true,
  },
  piper: { ...OWN_SERVER, title: 'Piper', hint: 'The HTTP server of Piper.' },
  'pocket-tts': { ...OWN_SERVER, title: 'Pocket TTS', hint: 'English, on a CPU.', listsVoices: false },
  elevenlabs: {
    ...HOSTED,
    title: 'ElevenLabs',
    hint: 'Many languages, with times of words. Paid per character.',
    usualUrl: hostedAddress('elevenlabs'),
    hasModels: true,
    usualModel: USUAL_MODEL,
  },
  google: {
    ...HOSTED,
    title: 'Google Text-to-Speech',
    hint: 'The key needs the Text-to-Speech API. Paid per character.',
    usualUrl: hostedAddress('google'),
  },
  azure: {
    ...HOSTED,
    title: 'Azure Speech',
    hint: 'The address names the region of your key. Paid per character.',
    usualUrl: hostedAddress('azure', 'westeurope'),
  },
};

/** Every wire, for screens that add a service. */
export const wireFacts: readonly WireFacts[] = SPEECH_WIRES.map((wire) => ({ wire, ...facts[wire] }));

export const isSpeechWire = (text: string): text is SpeechWire => SPEECH_WIRES.some((wire) => wire === text);
