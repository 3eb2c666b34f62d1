import type { AdminVoicePack } from '@herald/contract/endpoints/admin-voices';
import { isInMotion } from '#data/voice-packs.ts';

/**
 * The natural voice to offer for a language: the first of the catalogue that people may earn money with. None where one
 * speaks already, or where the source did not say how large it is.
 */
export function naturalVoiceFor(packs: readonly AdminVoicePack[], language: string): AdminVoicePack | undefined {
  const speaking = packs.filter(({ locales }) => locales.some((locale) => locale.split('-', 1)[0] === language));
  if (speaking.some(({ state }) => state === 'ready')) return undefined;
  const isOffered = ({ is_offered, licence, size_bytes }: AdminVoicePack): boolean =>
    is_offered && licence?.business === 'allowed' && size_bytes !== null;
  return speaking.find(isInMotion) ?? speaking.find(isOffered);
}
