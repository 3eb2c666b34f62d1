import type { ProvidersConfig } from '@herald/providers';
import type { Config } from './config.ts';

/** The engines these settings open besides those that are always there. */
export function enginesOf(config: Config, hearsNewModels: boolean): ProvidersConfig {
  const { voicesFolder, voicesUrl, speechServices, outsideServices, serviceAddresses } = config;
  const naturalVoices = { folder: voicesFolder, source: voicesUrl, hearsNewModels };
  // Whoever names an address in the environment may reach it.
  const named = Object.values(serviceAddresses).map((address) => new URL(address).host);
  const insideServices = [...config.insideServices, ...named];
  return { naturalVoices, speechServices, outsideServices, insideServices };
}
