import { useState } from 'react';
import { shortDay } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { useCancelEmailChange, useEmailAddress } from '../api/use-email-change.ts';
import { EmailDialog } from './email-dialog.tsx';

/** Below the address: the way to another one, and what became of it so far. */
export function EmailChange({ sendsMail }: { sendsMail: boolean }) {
  const address = useEmailAddress();
  const cancel = useCancelEmailChange();
  const [isOpen, setOpen] = useState(false);
  const pending = address.data?.pending;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      {pending && (
        <p role="status" className="min-w-0 basis-full break-words text-13 text-ink-soft">
          Waiting for you to open the link we sent to {pending.email}. It works until {shortDay(pending.expires_at)}.
        </p>
      )}
      <Button size="s" onClick={() => setOpen(true)}>
        Change email address
      </Button>
      {pending && (
        <Button size="s" kind="ghost" busyText={cancel.isPending && 'Withdrawing...'} onClick={() => cancel.mutate()}>
          Keep the old address
        </Button>
      )}
      {isOpen && <EmailDialog sendsMail={sendsMail} onClose={() => setOpen(false)} />}
    </div>
  );
}
