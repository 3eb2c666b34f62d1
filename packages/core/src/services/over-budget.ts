import { EngineError } from '@herald/media/engine-error';
import type { ServiceUse } from '@herald/media/engines/outside-service';
import type { Cap, ServiceTerms } from './service-terms.ts';

const WHAT_ELSE: Record<ServiceUse['kind'], string> = {
  speech: 'Choose another voice',
  film: 'Let Herald film',
  picture: 'Use a photo or an avatar of the library',
};

const WHO_RAISES: Record<Cap['of'], string> = {
  installation: 'ask whoever runs this Herald to raise the cap',
  account: 'ask whoever runs this Herald to raise the cap',
  key: 'raise the cap in API Setup',
};

/** Said to the customer: what happened, when that ends, and what to do. */
export function overBudget({ title }: ServiceTerms, { of }: Cap, kind: ServiceUse['kind'], now: Date): EngineError {
  const ofWhom = { installation: 'of this installation', account: 'of your account', key: 'that you set' }[of];
  const again = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  const date = again.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return new EngineError(
    'over_budget',
    `This would pass the monthly cap ${ofWhom} for ${title}. ${WHAT_ELSE[kind]}, ${WHO_RAISES[of]}, or wait until ${date}.`,
  );
}
