import { clsx } from 'clsx';
import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { dialogClass, scrimClass } from './dialog.tsx';
import { useOpener } from './use-opener.ts';

interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** What exactly will happen, and whether it can be undone. */
  question: string;
  confirmLabel: string;
  /** Where "Cancel" could mean what is asked about. */
  cancelLabel?: string;
  onConfirm: () => void;
  busyText?: string | false;
  /** Something is to be done first. */
  isBlocked?: boolean;
  /** Between the question and the buttons. */
  children?: ReactNode;
  className?: string;
}

/** The focus rests on Cancel: Enter pressed too fast destroys nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, title, question, confirmLabel, onConfirm, busyText = false } = props;
  const { cancelLabel = 'Cancel', isBlocked = false, children, className } = props;
  const opener = useOpener();
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content {...opener} className={clsx(dialogClass, 'max-w-[440px] overflow-y-auto p-6', className)}>
          <Radix.Title className="font-semibold text-20">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-14 text-ink-soft">{question}</Radix.Description>
          {children && <div className="mt-4">{children}</div>}
          <div className="mt-6 flex justify-end gap-2 max-md:[&>button]:flex-1">
            <Radix.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </Radix.Cancel>
            <Button kind="destroy" onClick={onConfirm} busyText={busyText} disabled={isBlocked}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
