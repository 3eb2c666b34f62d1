import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { PICTURE_TYPES } from '#data/pictures.ts';
import { messageOf } from '#lib/api.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { Select } from '#ui/select.tsx';
import { keptAvatarDropped } from '../../draft/avatar-changes.ts';
import { useDraft } from '../../draft/use-draft.ts';
import { FaceChoice } from './face-choice.tsx';
import { type FacePoint, hasSamePlaces } from './face-points.ts';
import { PhotoConsent } from './photo-consent.tsx';
import type { PhotoWork } from './photo-work.ts';
import { PortraitFrame } from './portrait-frame.tsx';
import { useAnalysePhoto } from './use-photo-avatar.ts';

const verdicts = {
  accept: { tone: 'good', title: 'This photo can talk' },
  warn: { tone: 'warn', title: 'It works, but it could be better' },
  reject: { tone: 'bad', title: 'This photo cannot talk' },
} as const;

interface PhotoEditorProps {
  work: PhotoWork;
  onChange: (work: PhotoWork) => void;
}

/** The portrait with its points, what speaks against it, and the consent. */
export function PhotoEditor({ work, onChange }: PhotoEditorProps) {
  const { content, change } = useDraft();
  const analyse = useAnalysePhoto();
  const refusal = useRef<HTMLDivElement>(null);
  // The photo above the button is tall, and the reason is above the photo.
  const take = (file: File) =>
    analyse.mutate(file, {
      onError: () => requestAnimationFrame(() => refusal.current?.scrollIntoView({ block: 'center' })),
    });
  const isMoved = !hasSamePlaces(work.points, work.foundPoints);
  const move = (points: FacePoint[]) => {
    onChange({ ...work, points });
    // Another face than the one that was kept.
    if (content.avatar.createdAvatarId !== null) change('avatar', keptAvatarDropped);
  };
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_296px]">
      {analyse.isError && (
        <div ref={refusal} className="md:col-span-2">
          <AlertBox>
            {messageOf(analyse.error, 'The photo could not be read. Please try another one.')} Below is your earlier
            photo.
          </AlertBox>
        </div>
      )}
      {work.faces.length > 1 && (
        <div className="md:col-span-2">
          <FaceChoice work={work} />
        </div>
      )}
      <div className="min-w-0">
        {work.isFaceChosen ? (
          <PhotoPoints key={work.face} work={work} onMove={move} />
        ) : (
          <img src={work.picture_url} alt="Your portrait" className="w-full rounded-card" />
        )}
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3 text-13 text-ink-faint">
          <p className="min-w-0 flex-1 basis-52">
            {work.isFaceChosen &&
              work.foundPoints.length > 0 &&
              'Drag any point that is off. The arrow keys move the chosen point.'}
          </p>
          <div className="flex gap-2">
            {isMoved && (
              <Button size="s" kind="ghost" onClick={() => move(work.foundPoints)}>
                Undo all
              </Button>
            )}
            <FileDrop accept={PICTURE_TYPES} onFile={take}>
              {(pick) => (
                <Button size="s" icon={ImageUp} onClick={pick} busyText={analyse.isPending && 'Finding the face...'}>
                  Another photo
                </Button>
              )}
            </FileDrop>
          </div>
        </div>
      </div>
      {work.isFaceChosen && (
        <div className="grid content-start gap-6">
          <PhotoFindings gate={work.gate} />
          {work.gate.answer !== 'reject' && <PhotoConsent key={work.face} work={work} />}
        </div>
      )}
    </div>
  );
}

function PhotoFindings({ gate }: Pick<PhotoWork, 'gate'>) {
  const { tone, title } = verdicts[gate.answer];
  return (
    <section aria-label="What was found">
      <p role="status" className="flex items-center gap-2 font-medium text-14">
        <Dot tone={tone} />
        {title}
      </p>
      {gate.findings.length > 0 && (
        <ul className="mt-2 divide-y divide-line border-line border-y text-13">
          {gate.findings.map(({ reason, hint }) => (
            <li key={reason} className="py-2.5">
              <p className="text-ink">{reason}</p>
              <p className="text-ink-faint">{hint}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface PhotoPointsProps {
  work: PhotoWork;
  onMove: (points: FacePoint[]) => void;
}

/** The points over the portrait; one of them is the chosen one. */
function PhotoPoints({ work, onMove }: PhotoPointsProps) {
  const { points } = work;
  const [chosenId, setChosenId] = useState(points[0]?.id);
  const chosen = points.find(({ id }) => id === chosenId);
  if (!chosen) return <img src={work.picture_url} alt="Your portrait" className="w-full rounded-card" />;
  return (
    <>
      <PortraitFrame work={work} chosen={chosen} onChoose={setChosenId} onMove={onMove} />
      <Select
        label="Point"
        lead="Point"
        options={points.map(({ id, label }) => ({ value: id, label }))}
        value={chosen.id}
        onChange={setChosenId}
        className="mt-3"
      />
    </>
  );
}
