import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useConfirmTwoFactor } from '../api/use-two-factor.ts';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface TwoFactorDialogProps {
  start: { secret: string; qr: string };
  onClose: () => void;
}

/** Three steps that light up in order: beside each other where there is room, below each other on a phone. */
export function TwoFactorDialog({ start, onClose }: TwoFactorDialogProps) {
  const confirm = useConfirmTwoFactor();
  const codes = confirm.data;
  const [areKept, setKept] = useState(false);
  return (
    <Dialog
      isOpen
      // The codes are shown once: what closes a dialog by accident must not lose them.
      onOpenChange={() => (!codes || areKept) && onClose()}
      title="Turn on two-factor"
      isLarge
      className="max-w-[880px]"
      actions={
        codes && (
          <div className="flex flex-1 flex-wrap items-center justify-between gap-3">
            <Checkbox isChecked={areKept} onChange={setKept}>
              I keep the codes somewhere else
            </Checkbox>
            <Button kind="primary" disabled={!areKept} onClick={onClose}>
              Done
            </Button>
          </div>
        )
      }
    >
      <ol className="grid gap-8 md:grid-cols-3">
        <Step number={1} title="Scan" isNow={!codes}>
          <img
            src={`data:image/svg+xml;utf8,${encodeURIComponent(start.qr)}`}
            alt="QR code for your authenticator app"
            className="size-42 rounded-control bg-white p-2"
          />
          <p className="mt-3 text-13 text-ink-faint">Or type this into the app:</p>
          <p className="tc mt-1 select-all break-words text-13">{inGroups(start.secret)}</p>
        </Step>
        <Step number={2} title="Enter the code" isNow={!codes}>
          {codes ? (
            <p className="text-14 text-ink-soft">That is right. Two-factor is on.</p>
          ) : (
            <CodeForm
              label="Code from the app"
              hint="A code counts once and for 30 s. A clock that is half a minute off still passes."
              submit="Confirm"
              busyText="Checking..."
              call={confirm}
            />
          )}
        </Step>
        <Step number={3} title="Keep the recovery codes" isNow={Boolean(codes)}>
          {codes ? (
            <RecoveryCodes codes={codes} />
          ) : (
            <p className="text-14 text-ink-faint">Ten codes appear here once the first code is right.</p>
          )}
        </Step>
      </ol>
    </Dialog>
  );
}

interface StepProps {
  number: number;
  title: string;
  isNow: boolean;
  children: ReactNode;
}

function Step({ number, title, isNow, children }: StepProps) {
  return (
    <li className={clsx('border-t-2 pt-4', isNow ? 'border-signal' : 'border-line-strong')}>
      <h3 className="mb-3 font-medium text-14">
        <span className="tnum mr-2 text-ink-faint">{number}</span>
        {title}
      </h3>
      {children}
    </li>
  );
}

const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
