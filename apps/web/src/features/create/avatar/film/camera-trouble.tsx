import { Upload } from 'lucide-react';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { CLIP_FILES } from './clip-words.ts';

interface CameraTroubleProps {
  problem: string;
  onRetry: () => void;
  /** Where the camera is what does not work, a clip can come from elsewhere. */
  onFile: ((file: File) => void) | undefined;
}

/** In the place of the picture: why nothing can be recorded, and what can be done. */
export function CameraTrouble({ problem, onRetry, onFile }: CameraTroubleProps) {
  return (
    <div className="grid w-full max-w-[520px] content-center gap-4 justify-self-center p-4">
      <AlertBox>{problem}</AlertBox>
      <div className="flex flex-wrap gap-2">
        {onFile && (
          <FileDrop accept={CLIP_FILES} onFile={onFile}>
            {(pick) => (
              <Button kind="primary" size="l" icon={Upload} onClick={pick}>
                Upload a clip
              </Button>
            )}
          </FileDrop>
        )}
        <Button size="l" onClick={onRetry}>
          {onFile ? 'Try the camera again' : 'Try again'}
        </Button>
      </div>
    </div>
  );
}
