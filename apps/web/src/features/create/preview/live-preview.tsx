import { frameRatioOf } from '@herald/media/frame-size';
import { useMemo } from 'react';
import { useShortcut } from '#lib/shortcuts.ts';
import type { Sound } from '#lib/sound.ts';
import { useSoundState } from '#lib/use-sound.ts';
import { Dot } from '#ui/dot.tsx';
import { Transport } from '#ui/transport.tsx';
import { heardUrl } from '../draft/content-rules.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useDraftClip } from '../sound/use-draft-clip.ts';
import { useDraftSound } from '../sound/use-sound.ts';
import { waveBars } from '../sound/wave-bars.ts';
import { useMaking } from '../steps/making.ts';
import { MakingRuler, MakingWipe } from './making-wipe.tsx';
import { PreviewDock } from './preview-dock.tsx';
import { StageFrame, type StagePlace, StageThumb, StageTop } from './stage-frame.tsx';
import { StagePicture } from './stage-picture.tsx';
import { useStageClock } from './stage-remote.ts';
import { StandInNote } from './stand-in.tsx';
import { useLiveScene } from './use-live-scene.ts';
import { usePreviewMusic } from './use-preview-music.ts';
import { usePreviewScore } from './use-preview-score.ts';

const BARS = 64;

/** Above and below the frame in the panel, with the transport. */
const RESERVED_PX = 372;

/** The scene of the draft with its sound: what plays here is what will be filmed. */
export function LivePreview({ place }: { place: StagePlace }) {
  const { content } = useDraft();
  const live = useLiveScene(content);
  const sound = useDraftSound();
  const making = useMaking();
  useStageClock(live.stage, sound);
  usePreviewMusic(sound);
  usePreviewScore(sound, live.scene);
  useShortcut('Space', 'Play or pause the preview', () => sound.toggle());
  const aspect = frameRatioOf(content.output.aspect_ratio);
  const hasSound = heardUrl(content.voice) !== '';
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
      <StageFrame aspect={aspect} reservedPx={hasSound ? RESERVED_PX : undefined} hasCorners={!making}>
        <StagePicture live={live} label="Preview of the video" />
        {making && <MakingWipe making={making} />}
      </StageFrame>
      {live.state.hasPicture && <StandInNote />}
      {making ? (
        <MakingRuler making={making} className="mt-4" />
      ) : (
        hasSound && <PreviewTransport sound={sound} className="mt-4" />
      )}
    </>
  );
}

/** Play and wave of the preview; only this part is drawn again while it plays. */
function PreviewTransport({ sound, className }: { sound: Sound; className?: string }) {
  const { data: clip } = useDraftClip();
  const { timeSec, durationSec, isPlaying, isWaiting, failure } = useSoundState(sound);
  const wave = useMemo(() => waveBars(clip?.peaks ?? [], BARS), [clip]);
  return (
    <div className={className}>
      <Transport
        label="the preview"
        bars={wave}
        timeSec={timeSec}
        durationSec={durationSec || (clip?.duration ?? 0)}
        isPlaying={isPlaying || isWaiting}
        onToggle={() => sound.toggle()}
        onSeek={(sec) => sound.seek(sec)}
      />
      {failure && (
        <p role="alert" className="mt-2 text-13 text-bad">
          Playback Error: {failure}
        </p>
      )}
    </div>
  );
}
