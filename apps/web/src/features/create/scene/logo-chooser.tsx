import type { ScriptGroup } from '@herald/contract/draft';
import { clsx } from 'clsx';
import { deletePicture, PICTURE_TYPES } from '#data/pictures.ts';
import { FileDrop } from '#ui/file-drop.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { PictureNote } from './picture-note.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

type Corner = ScriptGroup['logoPosition'];

const corners: { value: Corner; label: string; place: string }[] = [
  { value: 'top-left', label: 'Top left', place: 'top-2 left-2' },
  { value: 'top-right', label: 'Top right', place: 'top-2 right-2' },
  { value: 'bottom-left', label: 'Bottom left', place: 'bottom-2 left-2' },
  { value: 'bottom-right', label: 'Bottom right', place: 'right-2 bottom-2' },
];

/** A logo, and the corner it stands in. */
export function LogoChooser() {
  const { content, change } = useDraft();
  const { logo_url } = content.output;
  const { logoPosition } = content.script;
  const upload = usePictureUpload('logo', (url) => change('output', { logo_url: url }));
  const remove = () => {
    change('output', { logo_url: '' });
    deletePicture(logo_url);
  };
  const label = corners.find(({ value }) => value === logoPosition)?.label;
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-13">Logo position</legend>
      <FileDrop accept={PICTURE_TYPES} onFile={upload.send} className="flex items-center gap-4">
        {(pick) => (
          <>
            <div className="relative h-[72px] w-[112px] shrink-0 rounded-control border border-line-strong">
              {corners.map(({ value, label: name, place }) => (
                <label key={value} className={clsx('absolute h-[22px] w-8 cursor-pointer', place)}>
                  <input
                    type="radio"
                    name="logo-corner"
                    aria-label={name}
                    checked={value === logoPosition}
                    onChange={() => change('script', { logoPosition: value })}
                    className="peer sr-only"
                  />
                  <span
                    className={clsx(
                      'grid size-full place-items-center overflow-hidden rounded-[3px] peer-focus-visible:outline-2 peer-focus-visible:outline-signal-ink peer-focus-visible:outline-offset-2',
                      value === logoPosition ? 'bg-ink' : 'border border-edge',
                    )}
                  >
                    {value === logoPosition && logo_url && (
                      <img src={logo_url} alt="" className="max-h-full max-w-full object-contain p-0.5" />
                    )}
                  </span>
                </label>
              ))}
            </div>
            <PictureNote
              what="logo"
              isThere={logo_url !== ''}
              line={label ?? ''}
              upload={upload}
              onPick={pick}
              onRemove={remove}
            />
          </>
        )}
      </FileDrop>
    </fieldset>
  );
}
