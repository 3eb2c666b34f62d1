import { Dialog } from '#ui/dialog.tsx';
import { useRenewCodes } from '../api/use-two-factor.ts';
import { CODE_HINT, CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

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
        <CodeForm label="Code" hint={CODE_HINT} submit="Make new codes" busyText="Making codes..." call={renew} />
      )}
    </Dialog>
  );
}
