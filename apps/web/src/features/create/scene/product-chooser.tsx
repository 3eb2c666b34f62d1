import { Package } from 'lucide-react';
import { deletePicture, PICTURE_TYPES } from '#data/pictures.ts';
import { FileDrop } from '#ui/file-drop.tsx';
import { Icon } from '#ui/icon.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { PictureNote } from './picture-note.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

/** What the film is about, whoever presents it. A custom avatar is made with the same picture. */
export function ProductChooser() {
  const { content, change } = useDraft();
  const { productImageUrl } = content.avatar;
  const upload = usePictureUpload('product', (url) => change('avatar', { productImageUrl: url }));
  const remove = () => {
    change('avatar', { productImageUrl: '' });
    deletePicture(productImageUrl);
  };
  return (
    <section aria-label="Product">
      <h3 className="plain-heading mb-1.5 font-medium text-13">
        Product <span className="font-normal text-ink-faint">(optional)</span>
      </h3>
      <FileDrop accept={PICTURE_TYPES} onFile={upload.send} className="flex items-center gap-4">
        {(pick) => (
          <>
            <div className="grid size-[72px] shrink-0 place-items-center overflow-hidden rounded-control border border-line-strong text-ink-faint">
              {productImageUrl ? (
                <img src={productImageUrl} alt="The product" className="size-[70px] bg-well object-contain" />
              ) : (
                <Icon of={Package} size={20} />
              )}
            </div>
            <PictureNote
              what="product"
              isThere={productImageUrl !== ''}
              line="Comes in about a third of the way through."
              upload={upload}
              onPick={pick}
              onRemove={remove}
            />
          </>
        )}
      </FileDrop>
    </section>
  );
}
