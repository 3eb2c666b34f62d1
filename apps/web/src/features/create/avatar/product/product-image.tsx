import { useMutation } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { deletePicture, PICTURE_HINT, PICTURE_TYPES, pictureProblem, uploadPicture } from '#data/pictures.ts';
import { messageOf } from '#lib/api.ts';
import { DropTarget } from '#ui/drop-target.tsx';
import { Field } from '#ui/field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { useDraft } from '../../draft/use-draft.ts';
import { ProductPicture } from './product-picture.tsx';

interface ProductImageProps {
  file: File | null;
  onFile: (file: File | null) => void;
}

/** Uploaded at once, so that it is there after a reload and on other devices. */
export function ProductImage({ file, onFile }: ProductImageProps) {
  const { content, change } = useDraft();
  const { productImageUrl } = content.avatar;
  const [problem, setProblem] = useState<string>();
  const upload = useMutation({
    mutationFn: (chosen: File) => uploadPicture(chosen, 'product'),
    onSuccess: ({ url }) => change('avatar', { productImageUrl: url }),
    onError: (error) => {
      onFile(null);
      setProblem(messageOf(error, PICTURE_HINT));
    },
  });
  const take = (chosen: File) => {
    const found = pictureProblem(chosen);
    setProblem(found);
    if (found) return;
    onFile(chosen);
    upload.mutate(chosen);
  };
  const remove = () => {
    onFile(null);
    setProblem(undefined);
    change('avatar', { productImageUrl: '' });
    deletePicture(productImageUrl);
  };
  return (
    <Field label="Product image" optional hint={PICTURE_HINT} error={problem}>
      <FileDrop accept={PICTURE_TYPES} takesPaste onFile={take}>
        {(pick, isOver) =>
          productImageUrl || upload.isPending ? (
            <ProductPicture
              url={productImageUrl}
              file={file}
              isBusy={upload.isPending}
              onReplace={pick}
              onRemove={remove}
            />
          ) : (
            <DropTarget
              icon={ImagePlus}
              title="Add your product"
              line="Drop it here, paste it or choose a file"
              isOver={isOver}
              onPick={pick}
              className="md:aspect-square"
            />
          )
        }
      </FileDrop>
    </Field>
  );
}
