import type { DraftContent } from '@herald/contract/draft';
import type { Video } from '@herald/contract/endpoints/videos';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { paths } from '#lib/paths.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Tag } from '#ui/tag.tsx';
import { DraftContext } from '../draft/use-draft.ts';
import { LivePreview } from '../preview/live-preview.tsx';
import { SceneForm } from '../scene/scene-form.tsx';
import { WizardContext } from '../steps/wizard-context.ts';
import { WizardFrame } from '../wizard/wizard-frame.tsx';
import { KeptPanel } from './kept-panel.tsx';
import { RemakeConflict } from './remake-conflict.tsx';
import { openRemakeDraft } from './remake-draft.ts';
import { RemakeFooter } from './remake-footer.tsx';
import { useKept } from './use-kept.ts';

interface RemakeEditorProps {
  /** Whose draft this is. */
  owner: string;
  userId: string;
  video: Video;
  /** What the video was ordered with. */
  ordered: DraftContent;
  isStageFolded: boolean;
  foldStage: (isFolded: boolean) => void;
  /** After the re-make was ordered: to the library. */
  onStarted: () => void;
  /** Reads the video again, and says which version it shows. */
  readVersion: () => Promise<number>;
  /** Begins again with the film that is shown by now. */
  onTakeTheirs: () => void;
}

/** The sentences and shots of a finished video, changed and filmed again under the same address. */
export function RemakeEditor({
  owner,
  userId,
  video,
  ordered,
  onStarted,
  readVersion,
  onTakeTheirs,
  ...stage
}: RemakeEditorProps) {
  const { isStageFolded, foldStage } = stage;
  const { id: videoId, version } = video;
  const [{ store, forget }] = useState(() => openRemakeDraft({ owner, videoId, version, content: ordered }));
  const state = useMemo(
    () => ({
      ...{
        userId,
        isAdmin: false,
        step: 3 as const,
        goTo: () => undefined,
        footer: null,
        upgradePath: undefined,
        onStarted,
      },
      ...{ hasFullLibrary: true, showsPreview: true, isStageFolded, foldStage },
    }),
    [userId, onStarted, isStageFolded, foldStage],
  );
  const started = () => {
    forget();
    onStarted();
  };
  return (
    <DraftContext value={store}>
      <WizardContext value={state}>
        <RemakeForm {...{ video, ordered, readVersion, onTakeTheirs }} onStarted={started} />
      </WizardContext>
    </DraftContext>
  );
}

type RemakeFormProps = Omit<RemakeEditorProps, 'owner' | 'userId' | 'isStageFolded' | 'foldStage'>;

function RemakeForm({ video, ordered, onStarted, readVersion, onTakeTheirs }: RemakeFormProps) {
  // The video is told of re-makes of others while this page is open.
  const [ofVersion, setOfVersion] = useState(video.version);
  const isOvertaken = video.version !== ofVersion;
  const keepMine = () => void readVersion().then(setOfVersion, () => undefined);
  const { kept, isChanged, sentences, changedSentences } = useKept(ordered);
  return (
    <WizardFrame
      stage={(place) => <LivePreview place={place} />}
      footerRef={() => undefined}
      footer={
        !video.remake_refusal && (
          <RemakeFooter
            {...{ video, ofVersion, onStarted }}
            isChanged={isChanged && !isOvertaken}
            onOvertaken={() => void readVersion()}
          />
        )
      }
    >
      <div className="mb-3 flex flex-wrap items-center gap-x-3">
        <ButtonLink to={paths.projects} kind="ghost" icon={ArrowLeft} className="-ml-3.5 min-w-0 max-w-full">
          <bdi>{video.title}</bdi>
        </ButtonLink>
        <Tag>{`Version ${video.version + 1}`}</Tag>
      </div>
      <PageHeading line="Change a sentence, a shot, the music or the captions. Only what changes is spoken and drawn again.">
        Re-make
      </PageHeading>
      {isOvertaken && <RemakeConflict version={video.version} onTakeTheirs={onTakeTheirs} onKeepMine={keepMine} />}
      {video.remake_refusal ? (
        <div className="mt-7">
          <AlertBox>{video.remake_refusal}</AlertBox>
        </div>
      ) : (
        <div className="mt-7 grid gap-8">
          {kept && <KeptPanel version={video.version} {...{ kept, sentences, changedSentences }} />}
          <SceneForm isPlanFirst />
        </div>
      )}
    </WizardFrame>
  );
}
