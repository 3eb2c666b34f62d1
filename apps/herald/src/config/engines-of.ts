import type { ProvidersConfig } from '@herald/providers';
import type { Config } from './config.ts';

/** The engines these settings open besides those that are always there. */
export function enginesOf(
  { voicesFolder, voicesUrl, speechServices }: Config,
  hearsNewModels: boolean,
): ProvidersConfig {
  return { naturalVoices: { folder: voicesFolder, source: voicesUrl, hearsNewModels }, speechServices };
}
