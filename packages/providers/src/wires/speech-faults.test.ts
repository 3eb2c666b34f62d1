import { describe } from 'vitest';
import { type FaultySpeech, speechFaultRules } from '../testing/conformance/speech-faults.ts';
import { plainManner } from '../testing/speech-double.ts';
import { studioManner } from '../testing/studio-double.ts';
import { openA2eDouble } from './a2e/a2e-double.ts';
import { a2eVoice } from './a2e/a2e-voice.ts';
import { openAzureDouble } from './azure/azure-double.ts';
import { openElevenLabsDouble } from './elevenlabs/elevenlabs-double.ts';
import { openGoogleDouble } from './google/google-double.ts';
import { openHeyGenDouble } from './heygen/heygen-double.ts';
import { heygenVoice } from './heygen/heygen-voice.ts';
import { openSpeechServerDouble, usualManner } from './openai/openai-double.ts';
import { openPiperDouble, piperManner } from './piper/piper-double.ts';
import { openPocketDouble } from './pocket-tts/pocket-double.ts';

const manner = plainManner;

/** Every wire there is; a new one is a row. */
const SERVICES: Record<NonNullable<FaultySpeech['wire']>, Omit<FaultySpeech, 'wire'>> = {
  openai: { open: openSpeechServerDouble, manner: usualManner, voice: 'af_heart', model: 'kokoro' },
  piper: { open: openPiperDouble, manner: piperManner, voice: 'en_US-lessac-medium' },
  'pocket-tts': { open: openPocketDouble, manner, voice: 'alba' },
  elevenlabs: { open: openElevenLabsDouble, manner, voice: 'v1' },
  google: { open: openGoogleDouble, manner, voice: 'en-US-Neural2-C' },
  azure: { open: openAzureDouble, manner, voice: 'en-US-AvaNeural' },
};

for (const [wire, service] of Object.entries(SERVICES)) {
  describe(`the wire ${wire}`, () => {
    speechFaultRules({ wire: wire as FaultySpeech['wire'], ...service });
  });
}

const named = (options: Parameters<NonNullable<FaultySpeech['engine']>>[0]) => ({ name: 'server', ...options });

const STUDIOS: Record<string, FaultySpeech> = {
  heygen: { engine: (o) => heygenVoice(named(o)), open: openHeyGenDouble, manner: studioManner, voice: 'v_1' },
  a2e: { engine: (o) => a2eVoice(named(o)), open: openA2eDouble, manner: studioManner, voice: '66f1' },
};

for (const [wire, service] of Object.entries(STUDIOS)) {
  describe(`the wire ${wire}`, () => speechFaultRules(service));
}
