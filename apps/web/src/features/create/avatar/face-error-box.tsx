import { AlertBox } from '../../../ui/alert-box.tsx';
import { Button } from '../../../ui/button.tsx';
import { faceFailedText } from './face-error.ts';
import { useFacePreview } from './use-face-preview.ts';

export function FaceError() {
  const { state, error, retry } = useFacePreview();
  if (state !== 'failed') return null;
  return (
    <div className="mb-6">
      <AlertBox
        action={
          <Button size="s" onClick={retry}>
            Try again
          </Button>
        }
      >
        {faceFailedText}
        <span className="block text-ink-soft">{error}</span>
      </AlertBox>
    </div>
  );
}
