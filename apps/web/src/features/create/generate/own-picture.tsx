import { Upload } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { pictureHint } from '../avatar/picture-rules.ts';
import type { PictureUpload } from './use-picture-upload.ts';

interface OwnPictureProps {
  url: string;
  upload: PictureUpload;
  onPick: () => void;
}

/** The customer's own place. */
export function OwnPicture({ url, upload, onPick }: OwnPictureProps) {
  return (
    <div className="mt-4 flex items-center gap-4 rounded-card border border-line bg-panel p-3">
      {url && <img src={url} alt="Your background" className="h-16 w-[52px] shrink-0 rounded-sm object-cover" />}
      <div className="min-w-0 flex-1 text-13">
        <p className="font-medium">Your own picture</p>
        <p role="status" className={upload.problem ? 'text-bad' : 'text-ink-faint'}>
          {upload.problem || (upload.isSending ? 'Uploading...' : pictureHint)}
        </p>
      </div>
      <Button size="s" icon={Upload} onClick={onPick} busyText={upload.isSending && 'Uploading...'}>
        {url ? 'Replace' : 'Choose'}
      </Button>
    </div>
  );
}
