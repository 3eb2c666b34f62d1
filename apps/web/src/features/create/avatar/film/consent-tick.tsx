import type { ClipRules } from '@herald/contract/endpoints/clips';
import { type ClipConsent, clipConsents } from '@herald/contract/statuses';
import type { ReactNode } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { Segmented } from '#ui/segmented.tsx';

export interface Tick {
  whose: ClipConsent;
  isGiven: boolean;
}

export const noTick: Tick = { whose: 'me', isGiven: false };

interface ConsentTickProps {
  rules: ClipRules;
  tick: Tick;
  onChange: (tick: Tick) => void;
  /** That it is missing is said from then on. */
  isAsked: boolean;
  /** What is kept of it. */
  children: ReactNode;
}

const consentLabels: Record<ClipConsent, string> = { me: 'This is me', written: 'Another person' };
const segments = clipConsents.map((value) => ({ value, label: consentLabels[value] }));

/** No face is stored or used without consent. */
export function ConsentTick({ rules, tick: { whose, isGiven }, onChange, isAsked, children }: ConsentTickProps) {
  return (
    <div>
      <p className="mb-2 font-medium text-13">Consent</p>
      <Segmented
        label="Whose face it is"
        segments={segments}
        value={whose}
        onChange={(value) => onChange({ whose: value, isGiven: false })}
      />
      <div className="mt-3">
        <Checkbox
          isChecked={isGiven}
          onChange={(next) => onChange({ whose, isGiven: next })}
          error={isAsked && !isGiven ? 'Please confirm that you may use this face.' : undefined}
        >
          {rules.consent.texts[whose]}
        </Checkbox>
      </div>
      <p className="mt-2 text-12 text-ink-faint">{children}</p>
    </div>
  );
}
