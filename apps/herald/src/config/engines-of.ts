import { hostOf, type ProvidersConfig } from '@herald/providers';
import type { Config } from './config.ts';

/** What these settings tell the engines; services come from the table, which they seed. */
export function enginesOf(config: Config, hearsNewModels: boolean): ProvidersConfig {
  const { voicesFolder, voicesUrl, services, serviceAddresses } = config;
  const naturalVoices = { folder: voicesFolder, source: voicesUrl, hearsNewModels };
  // Whoever names an address in the environment may reach it.
  const named = [...Object.values(serviceAddresses), ...services.map(({ baseUrl }) => baseUrl)];
  return { naturalVoices, insideServices: [...config.insideServices, ...named.map(hostOf)] };
}
