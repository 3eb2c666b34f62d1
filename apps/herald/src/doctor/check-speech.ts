import { speechServer } from '@herald/providers';
import type { Config, SpeechServiceConfig } from '../config/config.ts';
import { type Finding, good, problem, warning } from './check.ts';
import { textOf } from './check-services.ts';

const PATIENCE_MS = 15_000;

/** Asks every service of speech that is set for its voices; there is nothing to say about those that are not. */
export function checkSpeech({ speechServices }: Pick<Config, 'speechServices'>): Promise<Finding[]> {
  return Promise.all(speechServices.map(checkService));
}

async function checkService(service: SpeechServiceConfig): Promise<Finding> {
  const { host } = new URL(service.baseUrl);
  try {
    const voices = await speechServer(service).listVoices(AbortSignal.timeout(PATIENCE_MS));
    const count = new Set(voices.map(({ id }) => id)).size;
    if (count > 0) return good('Speech', `${host} offers ${count} ${count === 1 ? 'voice' : 'voices'}`);
    const fix = `Name them with gender and language: ${PREFIXES[service.name]}_VOICES="NAME:female:en-US".`;
    return warning('Speech', `${host} responds, but no voice is known well enough to offer it`, fix);
  } catch (error) {
    return problem(
      'Speech',
      `${host}: ${textOf(error)}`,
      `Check the variables that begin with ${PREFIXES[service.name]}_.`,
    );
  }
}

/** What the variables of a service begin with. */
const PREFIXES: Record<string, string> = {
  server: 'HERALD_SPEECH',
  server2: 'HERALD_SPEECH_2',
  elevenlabs: 'HERALD_ELEVENLABS',
  google: 'HERALD_GOOGLE_TTS',
  azure: 'HERALD_AZURE_SPEECH',
};
