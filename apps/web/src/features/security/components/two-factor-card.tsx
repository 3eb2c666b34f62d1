import type { TwoFactorState } from '@herald/contract/endpoints/security';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { exactMoment, longDay } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SettingsCard } from '#ui/settings-card.tsx';
import { Tag } from '#ui/tag.tsx';
import { useBeginTwoFactor } from '../api/use-two-factor.ts';
import { BeginTwoFactorDialog } from './begin-two-factor-dialog.tsx';
import { RenewCodesDialog } from './code-dialog.tsx';
import { EndTwoFactorDialog } from './end-two-factor-dialog.tsx';
import { TwoFactorDialog } from './two-factor-dialog.tsx';

interface TwoFactorCardProps {
  state: TwoFactorState;
  isReadOnly: boolean;
}

export function TwoFactorCard({ state, isReadOnly }: TwoFactorCardProps) {
  const begin = useBeginTwoFactor();
  const [asking, setAsking] = useState<'on' | 'off' | 'codes'>();
  const { since, recovery_codes_left: left, is_required } = state;
  const close = () => setAsking(undefined);
  return (
    <SettingsCard
      title="Two-factor"
      sentence="A code from your phone, asked after the password. Who knows your password alone does not get in."
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Icon of={Smartphone} className="shrink-0 text-ink-faint" />
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-2 font-medium text-14">
            Authenticator app
            {since && <Tag tone="good">On</Tag>}
          </p>
          <p className="text-13 text-ink-faint" title={since ? exactMoment(since) : undefined}>
            {since ? `Since ${longDay(since)}. ${left} of 10 recovery codes left.` : wordsWhileOff(is_required)}
          </p>
        </div>
        {!isReadOnly && !since && <Button onClick={() => setAsking('on')}>Turn on</Button>}
        {!isReadOnly && since && (
          <div className="flex gap-2">
            <Button size="s" onClick={() => setAsking('codes')}>
              New codes
            </Button>
            {!is_required && (
              <Button size="s" kind="ghost" onClick={() => setAsking('off')}>
                Turn off
              </Button>
            )}
          </div>
        )}
      </div>
      {asking === 'on' && <BeginTwoFactorDialog begin={begin} onClose={close} />}
      {begin.data && <TwoFactorDialog start={begin.data} onClose={begin.reset} />}
      {asking === 'off' && <EndTwoFactorDialog onClose={close} />}
      {asking === 'codes' && <RenewCodesDialog onClose={close} />}
    </SettingsCard>
  );
}

const wordsWhileOff = (isRequired: boolean): string =>
  isRequired
    ? 'Off. Administrators need it here: the back office stays closed until you turn it on or sign in with a passkey.'
    : 'Off. Any app that shows six-digit codes works.';
