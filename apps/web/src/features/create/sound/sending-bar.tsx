import { X } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import { Panel } from '#ui/panel.tsx';
import { Progress } from '#ui/progress.tsx';
import type { Sending } from './use-audio-upload.ts';

/** How much of a file has been sent. */
export function SendingBar({ sending, onCancel }: { sending: Sending; onCancel: () => void }) {
  const isSent = sending.share >= 1;
  return (
    <Panel className="p-4 md:p-5">
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <div className="truncate font-medium text-14">{sending.name}</div>
          <div role="status" className="mt-0.5 flex items-center gap-2 text-13 text-ink-soft">
            {isSent && <Dot tone="signal" isLive />}
            {isSent ? (
              'Processing the audio'
            ) : (
              <span className="tnum">Uploading, {Math.round(sending.share * 100)}%</span>
            )}
          </div>
        </div>
        <Button kind="danger" size="s" icon={X} onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <div className="mt-4">
        <Progress label="Uploaded" done={sending.share} />
      </div>
    </Panel>
  );
}
