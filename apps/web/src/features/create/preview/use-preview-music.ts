import { filmSecOf } from '@herald/media/scene/film-length';
import { useEffect } from 'react';
import type { Sound } from '#lib/sound.ts';
import { useDraft } from '../draft/use-draft.ts';
import { MusicBed } from '../sound/music-bed.ts';
import { useDraftClip } from '../sound/use-draft-clip.ts';

/** The music of the draft is heard under its voice, as in the film. */
export function usePreviewMusic(voice: Sound): void {
  const { music_url, music_under: underDb, end_card } = useDraft().content.output;
  const afterSec = filmSecOf(0, { end_card });
  const { data: clip } = useDraftClip();
  useEffect(() => {
    if (music_url === '') return undefined;
    const music = new MusicBed(music_url);
    const follow = () => music.follow(voice.read(), { words: clip?.words ?? [], underDb, afterSec });
    follow();
    const unsubscribe = voice.subscribe(follow);
    return () => {
      unsubscribe();
      music.close();
    };
  }, [voice, music_url, underDb, clip, afterSec]);
}
