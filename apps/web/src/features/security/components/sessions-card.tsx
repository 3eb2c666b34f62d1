import type { SecuritySettings } from '@herald/contract/endpoints/security';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { SettingsCard } from '#ui/settings-card.tsx';
import { Switch } from '#ui/switch.tsx';
import { useEndOtherSessions, useSaveSecurity, useSessions } from '../api/security-queries.ts';
import { timeoutOptions } from '../rules/timeout-options.ts';
import { SessionList } from './session-list.tsx';

interface SessionsCardProps {
  settings: SecuritySettings;
  isReadOnly: boolean;
  /** False where this installation has no mail server. */
  sendsMail: boolean;
}

export function SessionsCard({ settings, isReadOnly, sendsMail }: SessionsCardProps) {
  const sessions = useSessions();
  const save = useSaveSecurity();
  const endOthers = useEndOtherSessions();
  const [isAsking, setAsking] = useState(false);
  const hasOthers = sessions.data?.some(({ current }) => !current) ?? false;
  return (
    <SettingsCard title="Sessions" sentence="Where you are signed in. Ended ones have to sign in again at once.">
      <SessionList query={sessions} isReadOnly={isReadOnly} />
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3 border-line border-t pt-4">
        <Field label="Sign me out after" hint="Without a click. A session never lasts longer than 30 days.">
          <Select
            options={timeoutOptions(settings.sessionTimeout)}
            value={settings.sessionTimeout}
            onChange={(sessionTimeout) => save.mutate({ sessionTimeout })}
            disabled={isReadOnly}
            className="max-w-[160px]"
          />
        </Field>
        {hasOthers && !isReadOnly && (
          <Button kind="danger" onClick={() => setAsking(true)}>
            End all others
          </Button>
        )}
      </div>
      <div className="mt-3 divide-y divide-line">
        <Switch
          label="Several sessions at once"
          hint="When off, signing in on one device signs you out on the others."
          isOn={settings.allowMultipleSessions}
          onChange={(allowMultipleSessions) => save.mutate({ allowMultipleSessions })}
          disabled={isReadOnly || save.isPending}
        />
        <Switch
          label="Login notifications"
          hint={`An email when a browser signs in that has not done so before.${sendsMail ? '' : ' This installation has no mail server, so it sends none yet.'}`}
          isOn={settings.loginNotifications}
          onChange={(loginNotifications) => save.mutate({ loginNotifications })}
          disabled={isReadOnly || save.isPending}
        />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="End all other sessions?"
        question="Every other browser is signed out at once. This one stays signed in."
        confirmLabel="End all others"
        busyText={endOthers.isPending && 'Ending...'}
        onConfirm={() => endOthers.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </SettingsCard>
  );
}
