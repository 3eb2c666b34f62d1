import type { ClipConsent } from '@herald/contract/statuses';
import { fieldError } from '../errors/app-error.ts';

/** What somebody agrees to before a clip is stored, and again before it becomes a presenter. A change of the words needs a new version. */
export const CLIP_CONSENT = {
  version: '2026-11-26',
  texts: {
    me: 'This is me, and I am 18 or older. I allow this account to make films in which my face says its scripts. I can take this back at any time.',
    written:
      'This person is 18 or older, and I have their written consent: this account may make films in which their face says its scripts, until they take it back.',
  },
} as const satisfies { version: string; texts: Record<ClipConsent, string> };

/** Only the words the server shows can be agreed to. */
export function consentTo(consent: ClipConsent, version: string): { version: string; text: string } {
  if (version !== CLIP_CONSENT.version) {
    throw fieldError('consent_version', 'These words have changed. Please reload the page and read them again.');
  }
  return { version, text: CLIP_CONSENT.texts[consent] };
}
