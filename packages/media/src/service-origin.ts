import type { ServiceToOpen } from './engines/outside-service.ts';

/** A service by its name, and where it is. */
export type PlacedService = Pick<ServiceToOpen, 'name' | 'wire' | 'baseUrl' | 'model'>;

/** The same for every key of one service: its voices and people have the same ids, whoever asks. */
export const originOf = ({ wire, baseUrl, model = '' }: PlacedService): string =>
  JSON.stringify([wire, baseUrl.replace(/\/+$/, ''), model]);
