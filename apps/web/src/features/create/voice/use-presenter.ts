import type { Presenter } from '@herald/media/fitting-voice';
import { useDraft } from '../draft/use-draft.ts';
import { useCastAvatar } from '../preview/use-cast-avatar.ts';

/** Who will speak: the chosen avatar, or what is asked of one that is not made yet; unknown while it loads. */
export function usePresenter(): Presenter | undefined {
  const { avatar } = useDraft().content;
  const cast = useCastAvatar();
  return avatar.avatarType === 'custom' ? avatar : cast;
}
