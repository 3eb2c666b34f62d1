import { Mic } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import type { MicrophoneTrouble } from './use-microphone.ts';

const help: Record<MicrophoneTrouble, { title: string; way: string }> = {
  refused: {
    title: 'Your browser does not let Herald use the microphone',
    way: 'Click the icon to the left of the address, allow the microphone for this page, then try again.',
  },
  missing: {
    title: 'No microphone was found',
    way: 'Connect one, or choose it in the sound settings of your computer, then try again.',
  },
  busy: {
    title: 'The microphone could not be opened',
    way: 'Another program may be using it, such as a call. Close it, then try again.',
  },
  unsupported: {
    title: 'This browser cannot record here',
    way: 'Recording needs a secure address (https) and a current browser. You can record elsewhere and upload the file.',
  },
};

interface MicrophoneHelpProps {
  trouble: MicrophoneTrouble;
  onRetry: () => void;
}

/** Why there is no sound, and what to do about it. Nothing that was recorded is lost. */
export function MicrophoneHelp({ trouble, onRetry }: MicrophoneHelpProps) {
  const { title, way } = help[trouble];
  return (
    <Panel role="alert" className="flex flex-wrap items-start gap-x-6 gap-y-4 p-5">
      <span aria-hidden className="mt-1.5 size-2.5 shrink-0 rounded-[2px] bg-bad" />
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium text-14">{title}</p>
        <p className="mt-1 text-13 text-ink-soft">{way}</p>
      </div>
      {trouble !== 'unsupported' && (
        <Button icon={Mic} onClick={onRetry}>
          Try again
        </Button>
      )}
    </Panel>
  );
}
