import { Play } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { useDraft } from '../draft/use-draft.ts';
import type { StagePlace } from '../stage-panel/stage-place.ts';
import { StageView } from './stage-view.tsx';
import { useCastPicture } from './use-cast-avatar.ts';

interface StillStageProps {
  place: StagePlace;
  onPlay: () => void;
}

/** The avatar's own picture, for whoever wants no preview before it is asked for. */
export function StillStage({ place, onPlay }: StillStageProps) {
  const { avatar } = useDraft().content;
  const picture = useCastPicture();
  const isDocked = place === 'dock';
  return (
    <StageView
      place={place}
      picture={picture}
      title={avatar.selectedAvatar || avatar.avatarName || 'Your avatar'}
      actions={
        <Button size={isDocked ? 's' : 'm'} icon={Play} className={isDocked ? undefined : 'flex-1'} onClick={onPlay}>
          Play preview
        </Button>
      }
    />
  );
}
