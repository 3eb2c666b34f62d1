import type { Avatar } from '@herald/contract/endpoints/avatars';
import { useEffect, useRef } from 'react';
import { useSoundState } from '#lib/use-sound.ts';
import { useDraft } from '../draft/use-draft.ts';
import { phraseAt } from '../sound/heard-words.ts';
import { useDraftClip } from '../sound/use-draft-clip.ts';
import { useDraftSound } from '../sound/use-sound.ts';

interface ClipPictureProps {
  filmed: NonNullable<Avatar['filmed']>;
  poster: string;
  label: string;
  /** The dock has no room for words. */
  isSmall?: boolean;
}

/** A filmed person before the film: their own clip, with the captions over it. The lips are made in the film. */
export function ClipPicture({ filmed, poster, label, isSmall = false }: ClipPictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { output } = useDraft().content;
  const { data: clip } = useDraftClip();
  const { timeSec, isPlaying } = useSoundState(useDraftSound());
  useEffect(() => {
    if (isPlaying) void video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [isPlaying]);
  const phrase = isPlaying && output.captions !== 'off' ? phraseAt(clip?.words ?? [], timeSec) : '';
  return (
    <span className="absolute inset-0 bg-film">
      <video
        ref={video}
        src={filmed.clip_url}
        poster={poster}
        muted
        loop
        playsInline
        preload="metadata"
        aria-label={label}
        className="size-full object-cover object-[50%_25%]"
      />
      {phrase && !isSmall && (
        <span className="absolute inset-x-[8%] bottom-[24%] text-balance text-center font-semibold text-16 text-film-ink [text-shadow:0_1px_4px_var(--color-film)]">
          {phrase}
        </span>
      )}
      {!isSmall && (
        <span className="absolute top-[6%] left-[8%] rounded-sm bg-film/80 px-2 py-1 text-12 text-film-ink">
          {filmed.is_yours ? 'Your clip' : 'Their clip'}. Lips are made in the film.
        </span>
      )}
    </span>
  );
}
