import { useState } from 'react';
import { useChosenAvatar } from '../avatar/library/use-chosen-avatar.ts';
import { useDraft } from '../draft/use-draft.ts';

/** Whether the plan locks the avatar of the draft. It stays known while it is asked for again. */
export function useAvatarLock(): boolean {
  const { avatarType, selectedAvatarId } = useDraft().content.avatar;
  const { avatar, refusal } = useChosenAvatar({ asksForList: false });
  const [lockedId, setLockedId] = useState<string>();
  const isLocked = refusal !== undefined || (lockedId === selectedAvatarId && !avatar);
  const shouldBe = isLocked ? selectedAvatarId : undefined;
  if (lockedId !== shouldBe) setLockedId(shouldBe);
  return isLocked && avatarType === 'library';
}
