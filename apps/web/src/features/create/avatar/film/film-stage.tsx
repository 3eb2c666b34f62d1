import { useQuery } from '@tanstack/react-query';
import { avatarQuery } from '#data/avatars.ts';
import { useDraft } from '../../draft/use-draft.ts';
import type { StagePlace } from '../../preview/stage-frame.tsx';
import { StageView } from '../../preview/stage-view.tsx';
import { useSayingOnStage } from '../say/saying-on-stage.tsx';
import { clipsQuery } from './clip-calls.ts';
import { JawMark } from './jaw-mark.tsx';

/** The presenter that was made, or the clip on its way to one. */
export function FilmStage({ place }: { place: StagePlace }) {
  const { createdAvatarId, avatarName } = useDraft().content.avatar;
  const { data: avatar } = useQuery(avatarQuery(createdAvatarId ?? ''));
  const { data: clips } = useQuery(clipsQuery);
  const film = useSayingOnStage(avatar);
  const waits = avatar?.filmed?.check === 'waiting';
  if (createdAvatarId !== null) {
    return (
      <StageView
        place={place}
        picture={avatar?.picture_url}
        isCast
        film={film}
        title={avatarName || 'Your presenter'}
        state={waits ? { tone: 'warn', words: 'Waits for an administrator' } : { tone: 'good', words: 'Ready to talk' }}
      />
    );
  }
  const poster = clips?.find(({ poster_url }) => poster_url !== null)?.poster_url;
  if (poster) return <StageView place={place} picture={poster} title="Your take" />;
  return (
    <StageView
      place={place}
      picture={undefined}
      title="Not filmed yet"
      mark={<JawMark hasWords={place === 'panel'} />}
      hint="Only what the line surrounds is redrawn."
    />
  );
}
