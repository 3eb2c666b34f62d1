import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { messageOf } from '../../../lib/api.ts';
import { AlertBox } from '../../../ui/alert-box.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { keptAvatarDropped } from './avatar-changes.ts';
import type { FacePoint } from './face-points.ts';
import { PhotoConsent } from './photo-consent.tsx';
import { PhotoFindings } from './photo-findings.tsx';
import { PhotoPoints } from './photo-points.tsx';
import type { PhotoWork } from './photo-work.ts';
import { pictureTypes } from './picture-rules.ts';
import { useAnalysePhoto } from './use-photo-avatar.ts';

interface PhotoEditorProps {
  work: PhotoWork;
  onChange: (work: PhotoWork) => void;
}

/** The portrait with its points, what speaks against it, and the consent. */
export function PhotoEditor({ work, onChange }: PhotoEditorProps) {
  const { content, change } = useDraft();
  const found = useRef(work.points);
  const analyse = useAnalysePhoto();
  const isMoved = work.points !== found.current;
  const move = (points: FacePoint[]) => {
    onChange({ ...work, points });
    // Another face than the one that was kept.
    if (content.avatar.createdAvatarId !== null) change('avatar', keptAvatarDropped);
  };
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_296px]">
      <div className="min-w-0">
        <PhotoPoints work={work} onMove={move} />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3 text-13 text-ink-faint">
          <p className="min-w-0 flex-1 basis-52">Drag a point that is off. The arrow keys move the chosen one.</p>
          <div className="flex gap-2">
            {isMoved && (
              <Button size="s" kind="ghost" onClick={() => move(found.current)}>
                Undo all
              </Button>
            )}
            <FileDrop accept={pictureTypes} onFile={(file) => analyse.mutate(file)}>
              {(pick) => (
                <Button size="s" icon={ImageUp} onClick={pick} busyText={analyse.isPending && 'Finding the face...'}>
                  Another photo
                </Button>
              )}
            </FileDrop>
          </div>
        </div>
        {analyse.isError && (
          <div className="mt-3">
            <AlertBox>{messageOf(analyse.error, 'The photo could not be read. Please try another one.')}</AlertBox>
          </div>
        )}
      </div>
      <div className="grid content-start gap-6">
        <PhotoFindings gate={work.gate} />
        {work.gate.answer !== 'reject' && <PhotoConsent work={work} />}
      </div>
    </div>
  );
}
