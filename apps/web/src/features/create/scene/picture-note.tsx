import { PICTURE_HINT } from '#data/pictures.ts';
import { TextButton } from '#ui/text-button.tsx';
import type { PictureUpload } from './use-picture-upload.ts';

interface PictureNoteProps {
  /** What the picture shows: "product" */
  what: string;
  isThere: boolean;
  /** How the film shows it. */
  line: string;
  upload: PictureUpload;
  onPick: () => void;
  onRemove: () => void;
}

/** Beside a picture of the film: whether there is one, what became of its upload, and how to change it. */
export function PictureNote({ what, isThere, line, upload, onPick, onRemove }: PictureNoteProps) {
  return (
    <div className="min-w-0 text-13">
      <div className="truncate font-medium">{isThere ? `Your ${what}` : `No ${what}`}</div>
      <div role="status" className={upload.problem ? 'text-bad' : 'text-ink-faint'}>
        {upload.problem || (upload.isSending ? 'Uploading...' : isThere ? line : PICTURE_HINT)}
      </div>
      <div className="mt-0.5 flex gap-4 text-ink-soft">
        {isThere ? (
          <>
            <TextButton aria-label={`Replace the ${what}`} onClick={onPick}>
              Replace
            </TextButton>
            <TextButton aria-label={`Remove the ${what}`} onClick={onRemove}>
              Remove
            </TextButton>
          </>
        ) : (
          <TextButton onClick={onPick}>Add a {what}</TextButton>
        )}
      </div>
    </div>
  );
}
