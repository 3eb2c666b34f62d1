import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useWarnBeforeLeaving } from '#ui/use-warn-before-leaving.ts';

interface LeaveRecordingProps {
  isRecording: boolean;
  /** What was filmed so far makes a clip. */
  isLongEnough: boolean;
  shortestSec: number;
  /** Somebody leaves by the screen itself. */
  isAsked: boolean;
  onAsk: (isAsked: boolean) => void;
  /** Ends the take and hands it over, then goes on. */
  onKeep: (goOn: () => void) => void;
  onLeave: () => void;
}

/** Asks before a recording is left: by its own button, the browser's Back, another page or a reload. */
export function LeaveRecording(props: LeaveRecordingProps) {
  const { isRecording, isLongEnough, shortestSec, isAsked, onAsk, onKeep, onLeave } = props;
  const blocker = useBlocker(isRecording);
  useWarnBeforeLeaving(isRecording);
  const stay = () => {
    blocker.reset?.();
    onAsk(false);
  };
  const leave = () => {
    onLeave();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      isOpen={isAsked || blocker.state === 'blocked'}
      onOpenChange={stay}
      title="Leave the recording?"
      question={
        isLongEnough
          ? 'What you filmed so far is kept and looked through.'
          : `A clip needs ${shortestSec} s, so what you filmed so far is thrown away.`
      }
      confirmLabel={isLongEnough ? 'Keep it and leave' : 'Leave'}
      cancelLabel="Go on filming"
      onConfirm={isLongEnough ? () => onKeep(() => blocker.proceed?.()) : leave}
    />
  );
}
