import type { ClipRules } from '@herald/contract/endpoints/clips';
import type { ClipConsent } from '@herald/contract/statuses';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

interface GivenConsentProps {
  rules: ClipRules;
  whose: ClipConsent;
  /** What is kept of it. */
  children: ReactNode;
}

/** What somebody agreed to when the clip began. */
export function GivenConsent({ rules, whose, children }: GivenConsentProps) {
  return (
    <section aria-label="Consent">
      <p className="mb-2 font-medium text-13">Consent</p>
      <p className="flex gap-3 text-13 text-ink-soft">
        <Icon of={ShieldCheck} size={17} className="mt-px shrink-0 text-good" />
        <span>You agreed before this clip was stored: “{rules.consent.texts[whose]}”</span>
      </p>
      <p className="mt-2 text-12 text-ink-faint">{children}</p>
    </section>
  );
}
