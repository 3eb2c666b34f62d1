import type { DraftContent } from '@herald/contract/draft';
import type { Avatar } from '@herald/contract/endpoints/avatars';
import { clsx } from 'clsx';
import { RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import type { Sound } from '#lib/sound.ts';
import { useSoundState } from '#lib/use-sound.ts';
import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import { PlayButton } from '#ui/play-button.tsx';
import { TimeOf } from '#ui/transport.tsx';
import { WaveScrubber } from '#ui/wave-scrubber.tsx';
import { groundName, heardUrl, placeName } from '../draft/content-rules.ts';
import { phraseAt } from '../sound/heard-words.ts';
import { useDraftClip } from '../sound/use-draft-clip.ts';
import { waveBars } from '../sound/wave-bars.ts';
import type { Making } from '../steps/making.ts';
import { keepsPlace, useCastAvatar } from './use-cast-avatar.ts';
import type { LiveScene } from './use-live-scene.ts';

interface PreviewDockProps {
  content: DraftContent;
  live: LiveScene;
  sound: Sound;
  making: Making | null;
}

const BARS = 56;

/** Beside the small frame: what is played, the wave, and the words that are heard. */
export function PreviewDock({ content, live, sound, making }: PreviewDockProps) {
  if (making) return <MakingDock making={making} />;
  return <PlayingDock content={content} live={live} sound={sound} />;
}

function MakingDock({ making: { title, progress } }: { making: Making }) {
  return (
    <div className="flex min-w-0 flex-1 flex-col justify-center gap-2 short:flex-row short:items-center short:gap-4">
      <div className="flex items-center gap-2 text-13">
        <Dot tone="signal" isLive />
        On air
      </div>
      {title && <div className="truncate font-medium text-16 short:flex-1 short:text-14">{title}</div>}
      {progress && progress.frames_total > 0 && (
        <div className="tnum text-13 text-ink-soft">
          Frame {progress.frames_done} of {progress.frames_total}
        </div>
      )}
    </div>
  );
}

function PlayingDock({ content, live, sound }: Omit<PreviewDockProps, 'making'>) {
  const { data: clip } = useDraftClip();
  const cast = useCastAvatar();
  const { timeSec, durationSec, isPlaying, isWaiting, failure } = useSoundState(sound);
  const wave = useMemo(() => waveBars(clip?.peaks ?? [], BARS), [clip]);
  const hasSound = heardUrl(content.voice) !== '';
  const trouble = live.failure || (failure && `Playback Error: ${failure}`);
  return (
    <div className="flex min-w-0 flex-1 flex-col justify-center gap-2 md:gap-4 short:flex-row short:items-center short:gap-3">
      <div className={clsx('flex items-baseline justify-between gap-2', hasSound && 'typing:hidden short:hidden')}>
        <span className="truncate font-medium text-14">{titleOf(content, cast)}</span>
        {hasSound && <TimeOf timeSec={timeSec} durationSec={durationSec || (clip?.duration ?? 0)} />}
      </div>
      {hasSound && (
        <WaveScrubber
          label="Place in the preview"
          bars={wave}
          timeSec={timeSec}
          durationSec={durationSec || (clip?.duration ?? 0)}
          onSeek={(sec) => sound.seek(sec)}
          className="h-[30px] short:min-w-0 short:flex-1"
        />
      )}
      <div className="flex min-h-9 items-center gap-3 typing:hidden short:order-first">
        {hasSound && (
          <PlayButton label="the preview" isPlaying={isPlaying || isWaiting} onToggle={() => sound.toggle()} />
        )}
        {trouble ? (
          <span role="alert" className="flex min-w-0 items-center gap-2 text-13 text-bad">
            <span className="line-clamp-2">{trouble}</span>
            {live.failure && (
              <Button size="s" icon={RotateCcw} onClick={live.tryAgain}>
                Try again
              </Button>
            )}
          </span>
        ) : (
          <span className={clsx('line-clamp-2 text-13 text-ink-soft', hasSound && 'short:sr-only')}>
            {hasSound
              ? phraseAt(clip?.words ?? [], timeSec) || 'Preview with everything in it'
              : 'It plays as soon as there is audio.'}
          </span>
        )}
      </div>
    </div>
  );
}

function titleOf({ step, avatar, background, output }: DraftContent, cast: Avatar | undefined): string {
  if (step === 2) return avatar.selectedAvatar || avatar.avatarName || 'Your avatar';
  const { ground, aspect_ratio } = output;
  const place = ground === 'place' ? placeName(background) : groundName(ground);
  return `${ground === 'place' && keepsPlace(cast, background) ? avatar.avatarName || cast?.display_name : place}, ${aspect_ratio}`;
}
