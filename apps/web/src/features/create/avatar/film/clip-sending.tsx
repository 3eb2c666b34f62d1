import { X } from 'lucide-react';
import { useState } from 'react';
import { KEPT_DAYS } from '#lib/kept-files.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Panel } from '#ui/panel.tsx';
import { Progress } from '#ui/progress.tsx';
import { type ClipUpload, cancelClip, retryClip } from './clip-sender.ts';

/** A clip that is sent, with how far it is, or that waits for the line. */
export function ClipSending({ upload }: { upload: ClipUpload }) {
  const [isAsking, setAsking] = useState(false);
  const { file, source, share, state, problem } = upload;
  const isTake = source === 'recording';
  const percent = `${Math.floor(share * 100)}%`;
  return (
    <Panel className="p-5">
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium text-14">{isTake ? 'Your take' : file.name}</p>
          <p role="status" className="tnum mt-0.5 text-13 text-ink-soft">
            {state === 'sending' ? `Uploading, ${percent}` : `Stopped at ${percent}`}
          </p>
        </div>
        <Button kind="danger" size="s" icon={X} onClick={() => (isTake ? setAsking(true) : cancelClip())}>
          {isTake ? 'Delete take' : 'Cancel'}
        </Button>
      </div>
      <div className="mt-4">
        <Progress label="Uploaded" done={share} />
      </div>
      {problem && (
        <div className="mt-4">
          <AlertBox
            action={
              <Button size="s" onClick={() => void retryClip()}>
                Try again
              </Button>
            }
          >
            {problem}
          </AlertBox>
        </div>
      )}
      <p className="mt-3 text-13 text-ink-faint">{whereItIs(upload)}</p>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Delete this take?"
        question="It is not sent in full yet and is in this browser only. This cannot be undone."
        confirmLabel="Delete"
        onConfirm={cancelClip}
      />
    </Panel>
  );
}

/** What happens to the file when the page is left. */
function whereItIs({ source, isSafe }: ClipUpload): string {
  const goesOn = 'You can look at other tabs and steps meanwhile.';
  if (source === 'upload') return `${goesOn} If you close the page, choose the same file later to go on.`;
  if (!isSafe) return `${goesOn} Do not close the page: this browser cannot keep the take for later.`;
  return `${goesOn} This browser keeps the take for ${KEPT_DAYS} days, or until you sign out. If you close the page, come back here to go on.`;
}
