import type { ProvidersConfig } from '@herald/providers';
import { enginesOf } from '../config/engines-of.ts';
import { readConfig } from '../config/read-config.ts';

const SPEECH = /^HERALD_(?:SPEECH|ELEVENLABS|GOOGLE_TTS|AZURE_SPEECH)_/;

/** All a render needs of the environment: who else may speak. */
export function renderProviders(variables: Record<string, string | undefined>): ProvidersConfig {
  const voices = ['HERALD_DATA', 'HERALD_VOICES', ...Object.keys(variables).filter((name) => SPEECH.test(name))];
  const config = readConfig(Object.fromEntries(voices.map((name) => [name, variables[name]])));
  return { ...enginesOf(config, true), services: config.services };
}
