import type { PersonClip } from '@herald/contract/endpoints/clips';
import { X } from 'lucide-react';
import { messageOf } from '#lib/api.ts';
import { toastError } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import { Panel } from '#ui/panel.tsx';
import { Progress } from '#ui/progress.tsx';
import { useDeleteClip } from './clip-calls.ts';
import type { ClipOnItsWay } from './use-clip-upload.ts';

type ClipSendingProps = { sending: ClipOnItsWay; onCancel: () => void } | { clip: PersonClip };

/** A clip that is sent, waits for the server or is looked through, with how far it is. */
export function ClipSending(props: ClipSendingProps) {
  const remove = useDeleteClip();
  const isSending = 'sending' in props;
  const name = isSending ? props.sending.name : props.clip.name || 'Your take';
  const share = isSending ? props.sending.share : props.clip.share;
  const cancel = () => {
    if (isSending) return props.onCancel();
    remove.mutate(props.clip.id, {
      onError: (error) => toastError('The clip was not stopped', messageOf(error, 'Please try again.')),
    });
  };
  return (
    <Panel className="p-5">
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium text-14">{name}</p>
          <p role="status" className="tnum mt-0.5 flex items-center gap-2 text-13 text-ink-soft">
            {!isSending && <Dot tone="signal" isLive />}
            {stateText(props, share)}
          </p>
        </div>
        <Button kind="danger" size="s" icon={X} onClick={cancel} busyText={remove.isPending && 'Stopping...'}>
          Cancel
        </Button>
      </div>
      <div className="mt-4">
        <Progress label={isSending ? 'Uploaded' : 'Looked through'} done={share} />
      </div>
      <p className="mt-3 text-13 text-ink-faint">
        {isSending
          ? 'A line that breaks is picked up again. If you leave the page, choose the same file later to go on.'
          : 'Herald looks at every picture for your face and mouth. You can close the page.'}
      </p>
    </Panel>
  );
}

function stateText(props: ClipSendingProps, share: number): string {
  const percent = `${Math.floor(share * 100)}%`;
  if ('sending' in props) return `Uploading, ${percent}`;
  return props.clip.state === 'waiting' ? 'Waits for its turn' : `Looking through the clip, ${percent}`;
}
