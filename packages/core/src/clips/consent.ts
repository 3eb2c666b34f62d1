import type { ConsentToClip } from '@herald/contract/endpoints/clips';
import type { ClipConsent } from '@herald/contract/statuses';
import { fieldError } from '../errors/app-error.ts';
import { clipTexts } from './clip-texts.ts';

/** What somebody agrees to before a clip is stored. A change of the words needs a new version. */
export const CLIP_CONSENT = {
  version: '2026-11-26',
  texts: {
    me: 'This is me, and I am 18 or older. I allow this account to make films in which my face says its scripts. I can take this back at any time.',
    written:
      'This person is 18 or older, and I have their written consent: this account may make films in which their face says its scripts, until they take it back.',
  },
} as const satisfies { version: string; texts: Record<ClipConsent, string> };

export interface ClipConsentWish {
  consent?: ClipConsent | undefined;
  /** Of the words that were shown. */
  consentVersion?: string | undefined;
}

/** Only the words the server shows can be agreed to. */
export function agreementTo(
  { consent, consentVersion }: ClipConsentWish,
  { now, userId }: { now: Date; userId: string },
): ConsentToClip {
  if (!consent) throw fieldError('consent', clipTexts.notAgreed);
  const { version, texts } = CLIP_CONSENT;
  if (version !== consentVersion) {
    throw fieldError('consent_version', 'These words have changed. Please reload the page and read them again.');
  }
  return { whose: consent, version, text: texts[consent], given_at: now.toISOString(), user_id: userId };
}

/** What was agreed to when a clip began, as long as the words are the same. */
export function standingAgreement({ consent }: { consent: ConsentToClip | null }): ConsentToClip | undefined {
  return consent?.version === CLIP_CONSENT.version ? consent : undefined;
}
