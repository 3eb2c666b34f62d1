import { type ReactNode, useEffect, useId, useState } from 'react';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { DraftContext } from '../draft/use-draft.ts';
import { makingStore, useMaking } from '../steps/making.ts';
import { openFirstDraft } from './first-draft.ts';
import { FirstForm } from './first-form.tsx';
import { FirstMaking } from './first-making.tsx';
import { FirstStage } from './first-stage.tsx';

interface FirstFilmProps {
  userId: string;
  /** Whose draft this is. */
  owner: string;
  showsPreview: boolean;
  /** The finished video, ready to play. */
  finished: (videoId: string) => ReactNode;
  /** What can be done with it, as buttons. */
  finishedActions: (videoId: string) => ReactNode;
}

/** For people without videos: everything is filled in, and one press makes it. Then it is watched here being made. */
export function FirstFilm(props: FirstFilmProps) {
  const { userId, owner, showsPreview, finished, finishedActions } = props;
  const [{ store, forget }] = useState(() => openFirstDraft(owner));
  const titleId = useId();
  const box = useKeptFocus<HTMLElement>();
  const making = useMaking();
  const isDone = making?.status === 'completed';
  const isStarted = making !== null;
  useEffect(() => {
    if (isStarted) forget();
  }, [isStarted, forget]);
  useEffect(() => leaveMaking, []);
  return (
    <DraftContext value={store}>
      <section
        ref={box}
        tabIndex={-1}
        aria-labelledby={titleId}
        className="grid items-center gap-x-10 gap-y-6 pt-6 pb-2 outline-none lg:grid-cols-[minmax(0,760px)_minmax(auto,1fr)] lg:pt-8"
      >
        <div className="min-w-0 max-lg:order-2">
          {making ? (
            <FirstMaking
              titleId={titleId}
              making={making}
              userId={userId}
              finishedActions={isDone && finishedActions(making.videoId)}
            />
          ) : (
            <FirstForm titleId={titleId} />
          )}
        </div>
        <div className="mx-auto max-lg:order-1">
          <FirstStage making={making} showsPreview={showsPreview} film={isDone && finished(making.videoId)} />
        </div>
      </section>
    </DraftContext>
  );
}

/** The wizard begins without it. */
function leaveMaking(): void {
  makingStore.write(null);
}
