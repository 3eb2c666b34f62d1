import {
  hostedAddress,
  kindOfWire,
  SERVICE_WIRES,
  type ServiceKind,
  type ServiceWire,
  USUAL_ADDRESSES,
} from '@herald/media/service-wires';
import { filmFacts } from '../film-server/film-facts.ts';
import { USUAL_MODEL } from '../speech-server/elevenlabs-wire.ts';

/** What an operator has to know to add a service that is spoken to by a wire. */
export interface WireFacts {
  wire: ServiceWire;
  kind: ServiceKind;
  title: string;
  /** What works by it. */
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
  /** What only this wire wants to know. */
  settings?: readonly WireSetting[];
}

/** One more field for an operator to fill in. */
export interface WireSetting {
  name: string;
  label: string;
  hint: string;
  /** Long texts, such as a workflow. */
  isLong: boolean;
  isRequired: boolean;
  /** Not shown again once it is saved. */
  isSecret: boolean;
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

const facts: Partial<Record<ServiceWire, Omit<WireFacts, 'wire' | 'kind'>>> = {
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
  ...filmFacts,
  heygen: {
    ...HOSTED,
    title: 'HeyGen',
    hint: 'People, voices and films. Paid per second of film.',
    usualUrl: USUAL_ADDRESSES.heygen,
  },
  a2e: {
    ...HOSTED,
    title: 'A2E',
    hint: 'People, voices and films. Paid in coins.',
    usualUrl: USUAL_ADDRESSES.a2e,
  },
  'openai-images': {
    ...HOSTED,
    title: 'OpenAI Images',
    hint: 'People from a description, with the product. Paid per picture. gpt-image-1.5 and gpt-image-1-mini end on 1 December 2026.',
    usualUrl: 'https://api.openai.com',
    hasModels: true,
    listsModels: true,
    usualModel: 'gpt-image-2.5-sunburst',
    listsVoices: false,
    settings: [
      {
        name: 'quality',
        label: 'Quality',
        hint: 'low, medium, high or auto; some models also have xhigh and max. Empty for what the model does by itself.',
        isLong: false,
        isRequired: false,
        isSecret: false,
      },
    ],
  },
  'face-studio': {
    ...OWN_SERVER,
    title: 'Face Studio',
    hint: 'Made-up faces. Without a key it heeds gender, ethnicity, age, resolution and format.',
    usualUrl: 'https://facestud.io',
    listsVoices: false,
  },
};

/** Every wire this release speaks, for screens that add a service. */
export const wireFacts: readonly WireFacts[] = SERVICE_WIRES.flatMap((wire) => {
  const known = facts[wire];
  return known ? [{ wire, kind: kindOfWire(wire), ...known }] : [];
});
