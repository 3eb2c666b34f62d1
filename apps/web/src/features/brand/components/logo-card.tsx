import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { PICTURE_HINT, PICTURE_TYPES, pictureProblem, uploadPicture } from '#data/pictures.ts';
import { messageOf } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextButton } from '#ui/text-button.tsx';
import type { KitFields } from './kit-fields.ts';

/** The logo on paper and on the color of the brand, as it stands in films. */
export function LogoCard({ kit, change }: KitFields) {
  const [problem, setProblem] = useState('');
  const sending = useMutation({
    mutationFn: (file: File) => uploadPicture(file, 'logo'),
    onSuccess: ({ url }) => change({ logo_url: url }),
    onError: (error) => setProblem(messageOf(error, 'The picture could not be uploaded. Please try again.')),
  });
  const send = (file: File) => {
    const found = pictureProblem(file);
    setProblem(found ?? '');
    if (!found) sending.mutate(file);
  };
  const note =
    problem || (sending.isPending ? 'Uploading...' : kit.logo_url ? 'On paper and on your color' : PICTURE_HINT);
  return (
    <Panel className="p-5 md:p-6">
      <h2 className="font-semibold text-16">Logo</h2>
      <FileDrop accept={PICTURE_TYPES} onFile={send} className="mt-4">
        {(pick) => (
          <>
            <div className="grid grid-cols-2 gap-3">
              {[
                { ground: '#faf9f7', ink: '#1b1d22' },
                { ground: kit.color, ink: kit.accent },
              ].map(({ ground, ink }) => (
                <div
                  key={ground}
                  className="grid h-24 place-items-center rounded-control p-4 ring-1 ring-line ring-inset"
                  style={{ background: ground, color: ink }}
                >
                  {kit.logo_url ? (
                    <img src={kit.logo_url} alt="" className="max-h-16 max-w-full object-contain" />
                  ) : (
                    <span aria-hidden className="display font-semibold text-20">
                      Your logo
                    </span>
                  )}
                </div>
              ))}
            </div>
            <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-13">
              <span role="status" className={problem ? 'text-bad' : 'text-ink-faint'}>
                {note}
              </span>
              <span className="ml-auto flex items-center gap-4 text-ink-soft">
                {kit.logo_url && <TextButton onClick={() => change({ logo_url: '' })}>Remove the logo</TextButton>}
                <Button size="s" icon={Upload} onClick={pick}>
                  {kit.logo_url ? 'Replace the logo' : 'Add a logo'}
                </Button>
              </span>
            </div>
          </>
        )}
      </FileDrop>
    </Panel>
  );
}
