import type { Avatar } from '@herald/contract/endpoints/avatars';
import type { ReactNode } from 'react';
import { useSaidOnStage } from './say-something.tsx';
import { useSaying } from './saying-calls.ts';
import { SayingFilm } from './saying-film.tsx';

/** The film of a sentence for the stage, or nothing where none was asked for. */
export function useSayingOnStage(avatar: Pick<Avatar, 'filmed' | 'picture_url' | 'name'> | undefined): ReactNode {
  const saying = useSaying({ filmed: avatar?.filmed ?? null });
  const isOnStage = useSaidOnStage();
  if (!avatar || !isOnStage || !saying?.video_url) return undefined;
  return <SayingFilm key={saying.id} url={saying.video_url} poster={avatar.picture_url} name={avatar.name} />;
}
