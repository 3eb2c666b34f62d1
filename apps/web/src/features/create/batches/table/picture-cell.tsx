import { useMutation } from '@tanstack/react-query';
import { ImagePlus, X } from 'lucide-react';
import { PICTURE_HINT, PICTURE_TYPES, pictureProblem, uploadPicture } from '#data/pictures.ts';
import { messageOf } from '#lib/api.ts';
import { toastError } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface PictureCellProps {
  value: string;
  label: string;
  problemId: string | undefined;
  onChange: (link: string) => void;
}

/** A picture is uploaded into its cell. */
export function PictureCell({ value, label, problemId, onChange }: PictureCellProps) {
  const upload = useMutation({
    mutationFn: (file: File) => uploadPicture(file, 'product'),
    onSuccess: ({ url }) => onChange(url),
    onError: (error) => toastError('Upload Failed', messageOf(error, PICTURE_HINT)),
  });
  const take = (file: File) => {
    const found = pictureProblem(file);
    if (found) toastError('Upload Failed', found);
    else upload.mutate(file);
  };
  const isPicture = value.startsWith('/api/media/');
  return (
    <FileDrop accept={PICTURE_TYPES} onFile={take} className="flex items-center gap-1.5 px-2">
      {(pick) => (
        <>
          {isPicture && <img src={value} alt="" className="size-8 rounded-sm bg-well object-contain" />}
          <Button
            size="s"
            kind="ghost"
            icon={ImagePlus}
            aria-label={`Picture for ${label}`}
            aria-invalid={problemId ? true : undefined}
            aria-describedby={problemId}
            onClick={pick}
            busyText={upload.isPending && 'Uploading...'}
          >
            {value ? 'Replace' : 'Add'}
          </Button>
          {value && (
            <IconButton icon={X} size="s" label={`Remove the picture of ${label}`} onClick={() => onChange('')} />
          )}
        </>
      )}
    </FileDrop>
  );
}
