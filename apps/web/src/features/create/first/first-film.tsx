import { type ReactNode, useEffect, useState } from 'react';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { DraftContext } from '../draft/use-draft.ts';
import { makingStore, useMaking } from '../steps/making.ts';
import { openFirstDraft } from './first-draft.ts';
import { firstFilmClass } from './first-film-skeleton.tsx';
import { FirstForm } from './first-form.tsx';
import { FirstMaking } from './first-making.tsx';
import { FirstStage } from './first-stage.tsx';

interface FirstFilmProps {
  userId: string;
  greeting: string;
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
  const { userId, greeting, owner, showsPreview, finished, finishedActions } = props;
  const [{ store, forget }] = useState(() => openFirstDraft(owner));
  const box = useKeptFocus<HTMLElement>();
  const making = useMaking();
  const isDone = making?.status === 'completed';
  const isStarted = making !== null;
  useEffect(() => {
    if (isStarted) forget();
  }, [isStarted, forget]);
  useEffect(() => leaveMaking, []);
  const heading = (words: string) => (
    <div className="max-lg:text-center">
      {!making && <p className="text-14 text-ink-soft">{greeting}</p>}
      <PageHeading size="hero" tabTitle="Dashboard" className="mt-1 max-w-[400px] max-lg:mx-auto">
        {words}
      </PageHeading>
    </div>
  );
  return (
    <DraftContext value={store}>
      <section ref={box} tabIndex={-1} aria-label="Your first video" className={firstFilmClass}>
        <div className="min-w-0 max-lg:order-2">
          {making ? (
            <FirstMaking
              heading={heading}
              making={making}
              userId={userId}
              finishedActions={isDone && finishedActions(making.videoId)}
            />
          ) : (
            <FirstForm heading={heading} />
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
