import { Upload, X } from 'lucide-react';
import { fileSize } from '#lib/file-size.ts';
import { useObjectUrl } from '#lib/use-object-url.ts';
import { Dot } from '#ui/dot.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface ProductPictureProps {
  /** Where the server keeps it; empty while it is being uploaded. */
  url: string;
  /** Chosen in this browser just now: its name and size are known. */
  file: File | null;
  isBusy: boolean;
  onReplace: () => void;
  onRemove: () => void;
}

export function ProductPicture({ url, file, isBusy, onReplace, onRemove }: ProductPictureProps) {
  const local = useObjectUrl(file);
  return (
    <div className="overflow-hidden rounded-card border border-line bg-panel">
      <img
        src={local ?? (url || undefined)}
        alt="The product"
        className="aspect-square w-full bg-well object-contain max-md:aspect-[2/1]"
      />
      <div className="flex items-center justify-between border-line border-t py-1 pr-1 pl-3">
        <div className="min-w-0">
          <div className="truncate text-13">{file?.name ?? 'Your product'}</div>
          <div role="status" className="flex items-center gap-2 text-12 text-ink-faint">
            {isBusy && <Dot tone="signal" isLive />}
            {isBusy ? 'Uploading...' : file ? fileSize(file.size) : 'Saved with the draft'}
          </div>
        </div>
        <div className="flex">
          <IconButton
            icon={Upload}
            label="Replace the product image"
            size="s"
            onClick={onReplace}
            className="max-md:size-11"
          />
          <IconButton
            icon={X}
            label="Remove the product image"
            size="s"
            onClick={onRemove}
            className="max-md:size-11"
          />
        </div>
      </div>
    </div>
  );
}
