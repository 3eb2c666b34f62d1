import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { LeaveGuard, type LeaveGuardProps } from './leave-guard.tsx';

export interface GuardedDialogProps
  extends Omit<DialogProps, 'isOpen' | 'onOpenChange'>,
    Pick<LeaveGuardProps, 'staysAt'> {
  /** Something was entered that is not saved. */
  hasChanges: boolean;
  onClose: () => void;
}

/**
 * A dialog in which something is entered. It asks before that is lost: by Escape, a click outside, the cross, a
 * `DialogClose` among its actions, another page or a reload.
 */
export function GuardedDialog({ hasChanges, onClose, staysAt, children, ...dialog }: GuardedDialogProps) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Dialog {...dialog} isOpen onOpenChange={() => (hasChanges ? setLeaving(true) : onClose())}>
      {children}
      <LeaveGuard unsaved={hasChanges ? 'What you entered here is not saved' : undefined} staysAt={staysAt} />
      <ConfirmDialog
        isOpen={isLeaving}
        onOpenChange={setLeaving}
        title="Discard changes?"
        question="What you entered here is not saved."
        confirmLabel="Discard Changes"
        onConfirm={onClose}
      />
    </Dialog>
  );
}
