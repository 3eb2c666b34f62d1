import type { ProvidersConfig } from '@herald/providers';
import type { Config } from './config.ts';

/** The engines these settings open besides those that are always there. */
export function enginesOf(config: Config, hearsNewModels: boolean): ProvidersConfig {
  const { voicesFolder, voicesUrl, speechServices, insideServices } = config;
  const naturalVoices = { folder: voicesFolder, source: voicesUrl, hearsNewModels };
  return { naturalVoices, speechServices, insideServices };
}
