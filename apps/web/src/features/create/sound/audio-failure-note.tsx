import { RotateCcw } from 'lucide-react';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import type { AudioFailure } from './use-audio-upload.ts';

/** Beside the place where the sound was dropped. */
export function AudioFailureNote({ failure }: { failure: AudioFailure | null }) {
  if (!failure) return null;
  const { title, description, retry } = failure;
  return (
    <AlertBox
      action={
        retry && (
          <Button size="s" icon={RotateCcw} onClick={retry}>
            Try again
          </Button>
        )
      }
    >
      <strong className="font-medium">{title}</strong> <span>{description}</span>
    </AlertBox>
  );
}
