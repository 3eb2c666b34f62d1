import type { Avatar } from '@herald/contract/endpoints/avatars';
import { authToken, useAuthToken } from '#lib/auth-token.ts';
import { createStore, useStore } from '#lib/create-store.ts';
import { keptAvatarDropped, ownAvatarKept } from '../../draft/avatar-changes.ts';
import { useDraft } from '../../draft/use-draft.ts';

/** What the next take is for: a presenter gets another clip in place of its own, or a person another look. */
export interface ClipAim {
  kind: 'clip' | 'look';
  /** Was chosen before, and is again if nothing comes of the take. */
  presenter: Avatar;
}

/** Null for somebody new. It outlasts a look at another tab, as the take does. */
const aimed = createStore<(ClipAim & { token: string | null }) | null>(null);

export function useClipAim(): ClipAim | null {
  const aim = useStore(aimed);
  return aim?.token === useAuthToken() ? aim : null;
}

export const endAim = (): void => aimed.write(null);

/** Another take: until there is one, nobody is chosen. */
export function useAim() {
  const { change } = useDraft();
  return (aim: ClipAim) => {
    aimed.write({ ...aim, token: authToken.read() });
    change('avatar', keptAvatarDropped);
  };
}

/** A presenter that there is, in place of another take. */
export function useChoosePresenter() {
  const { change } = useDraft();
  return (avatar: Avatar) => {
    endAim();
    change('avatar', ownAvatarKept(avatar));
  };
}
