import type { ProvidersConfig } from '@herald/providers';
import { enginesOf } from '../config/engines-of.ts';
import { readConfig } from '../config/read-config.ts';

/** All a render needs of the environment: who else may speak. */
export function renderProviders(variables: Record<string, string | undefined>): ProvidersConfig {
  const voices = [
    'HERALD_DATA',
    'HERALD_VOICES',
    ...Object.keys(variables).filter((name) => name.startsWith('HERALD_SPEECH_')),
  ];
  return enginesOf(readConfig(Object.fromEntries(voices.map((name) => [name, variables[name]]))), true);
}
