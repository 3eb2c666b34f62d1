import { useShortcut } from '../../../lib/shortcuts.ts';
import { Dot } from '../../../ui/dot.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { useMaking } from '../generate/making.ts';
import { useDraftSound } from '../sound/draft-sound.ts';
import { StageFrame, StageThumb } from '../stage-panel/stage-frame.tsx';
import type { StagePlace } from '../stage-panel/stage-place.ts';
import { StageTop } from '../stage-panel/stage-top.tsx';
import { frameShare } from './frame-share.ts';
import { MakingRuler, MakingWipe } from './making-wipe.tsx';
import { PreviewDock } from './preview-dock.tsx';
import { PreviewTransport } from './preview-transport.tsx';
import { StagePicture } from './stage-picture.tsx';
import { useLiveScene } from './use-live-scene.ts';
import { useStageClock } from './use-stage-clock.ts';

/** Above and below the frame in the panel, with the transport. */
const reservedPx = 372;

/** The scene of the draft with its sound: what plays here is what will be filmed. */
export function LivePreview({ place }: { place: StagePlace }) {
  const { content } = useDraft();
  const live = useLiveScene(content);
  const sound = useDraftSound();
  const making = useMaking();
  useStageClock(live.stage, sound);
  useShortcut('Space', 'Play or pause the preview', () => sound.toggle());
  const aspect = frameShare(content.output.aspect_ratio);
  const hasSound = content.voice.generatedAudioUrl !== '';
  if (place === 'dock')
    return (
      <>
        <StageThumb aspect={aspect}>
          <StagePicture live={live} label="Preview of the video" isSmall />
          {making && <MakingWipe making={making} />}
        </StageThumb>
        <PreviewDock content={content} live={live} sound={sound} making={making} />
      </>
    );
  return (
    <>
      <StageTop output={content.output}>
        {making ? (
          <>
            <Dot tone="signal" isLive />
            <span className="text-ink">On air</span>
          </>
        ) : (
          'Stage'
        )}
      </StageTop>
      <StageFrame aspect={aspect} reservedPx={hasSound ? reservedPx : undefined} hasCorners={!making}>
        <StagePicture live={live} label="Preview of the video" />
        {making && <MakingWipe making={making} />}
      </StageFrame>
      {making ? (
        <MakingRuler making={making} className="mt-4" />
      ) : (
        hasSound && <PreviewTransport sound={sound} className="mt-4" />
      )}
    </>
  );
}
