import type { VoiceGroup } from '@herald/contract/draft';

/** A region that a locale may name; "SCT" is none. */
const region = /^([A-Z]{2}|\d{3})$/;

/** "es-MX": the language of an own sound, with the draft's region where both speak the same one. */
export function audioLocale(language: string, place: Pick<VoiceGroup, 'country' | 'region'>): string {
  const isSame = language === place.country && region.test(place.region);
  return isSame ? `${language}-${place.region}` : language;
}

/** "es" of "es-MX". */
export function languageOf(locale: string): string {
  return locale.split('-', 1)[0] ?? '';
}
