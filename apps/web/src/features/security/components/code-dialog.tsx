import { Dialog } from '#ui/dialog.tsx';
import { useEndTwoFactor, useRenewCodes } from '../api/use-two-factor.ts';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const HINT = 'From your authenticator app, or one of your recovery codes.';

export function EndTwoFactorDialog({ onClose }: { onClose: () => void }) {
  const end = useEndTwoFactor();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Turn off two-factor"
      description="From then on your password alone signs you in, and the recovery codes open nothing."
    >
      <CodeForm
        label="Code"
        hint={HINT}
        submit="Turn off"
        busyText="Turning off..."
        call={{ ...end, mutate: (code) => end.mutate(code, { onSuccess: onClose }) }}
        isDangerous
      />
    </Dialog>
  );
}

export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const renew = useRenewCodes();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="New recovery codes"
      description="You get ten new codes. The ones you have now stop working."
    >
      {renew.data ? (
        <RecoveryCodes codes={renew.data} />
      ) : (
        <CodeForm label="Code" hint={HINT} submit="Make new codes" busyText="Making codes..." call={renew} />
      )}
    </Dialog>
  );
}
