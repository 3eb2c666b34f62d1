import { RotateCcw, Square, Video } from 'lucide-react';
import { Button } from '#ui/button.tsx';

interface RecorderActionsProps {
  isRecording: boolean;
  /** Camera and clip are there. */
  isReady: boolean;
  onStart: () => void;
  onStop: () => void;
  onAgain: () => void;
}

/** Record; then stop, or film the present moment again. */
export function RecorderActions(props: RecorderActionsProps) {
  const { isRecording, isReady, onStart, onStop, onAgain } = props;
  if (isRecording) {
    return (
      <div className="flex gap-2 max-lg:w-full">
        <Button size="l" icon={RotateCcw} kbd="T" onClick={onAgain} className="max-lg:flex-1">
          Retake this moment
        </Button>
        <Button kind="primary" size="l" icon={Square} kbd="Space" onClick={onStop}>
          Stop
        </Button>
      </div>
    );
  }
  return (
    <Button
      kind="primary"
      size="l"
      icon={Video}
      kbd="R"
      onClick={onStart}
      busyText={!isReady && 'Opening the camera...'}
      className="max-lg:w-full"
    >
      Start recording
    </Button>
  );
}
