import type { SiteSettings } from '@herald/contract/settings';

export type SupportSettings = Pick<SiteSettings, 'support_email' | 'support_url'>;

/** Where people find help: a page, or else an address; undefined where the operator has named neither. */
export function supportPlace({ support_email, support_url }: SupportSettings): string | undefined {
  return support_url || support_email || undefined;
}

/** The last sentence of a refusal that only people can undo. */
export function supportSentence(settings: SupportSettings): string {
  const place = supportPlace(settings);
  return place ? `Please contact support: ${place}` : 'Please contact support.';
}
