import type { AvatarGroup, AvatarSource } from '@herald/contract/draft';
import type { Avatar } from '@herald/contract/endpoints/avatars';

export interface MadeAvatar {
  url: string;
  avatarId: string | null;
  /** Who drew it. */
  drawnNote?: string;
}

type Patch = Partial<AvatarGroup>;

/** Another way to an avatar: what was chosen on the way before no longer counts. */
export function avatarTypeSwitched(avatarType: AvatarSource): Patch {
  return {
    avatarType,
    selectedAvatar: '',
    selectedAvatarId: '',
    avatarName: '',
    createdAvatarId: null,
    avatarCreationError: '',
  };
}

export function libraryAvatarChosen({ id, display_name }: Avatar): Patch {
  return { selectedAvatarId: id, selectedAvatar: display_name, avatarName: display_name };
}

/** A face of the studio or a photo that was kept as an avatar of the account. */
export function ownAvatarKept(avatar: Avatar): Patch {
  return { ...libraryAvatarChosen(avatar), createdAvatarId: avatar.id, avatarCreationError: '' };
}

/** The options changed: the face that was kept before is another one. */
export const keptAvatarDropped: Patch = {
  selectedAvatarId: '',
  selectedAvatar: '',
  avatarName: '',
  createdAvatarId: null,
};

export function jobStarted(avatarJobId: string): Patch {
  return { avatarJobId, avatarCreationStatus: 'processing', avatarCreationError: '' };
}

/**
 * The old picture stays until the new one is there; made while looking elsewhere, it waits under its own tab. The
 * product may have been removed from the film in the meantime, and stays so.
 */
export function jobCompleted(avatarType: AvatarSource, { url, avatarId, drawnNote }: MadeAvatar): Patch {
  return {
    avatarJobId: null,
    avatarCreationStatus: 'completed',
    avatarCreationError: '',
    customImageUrl: url,
    ...(drawnNote !== undefined && { drawnNote }),
    ...(avatarType === 'custom' && { createdAvatarId: avatarId }),
  };
}

export function jobFailed(message: string): Patch {
  return { avatarJobId: null, avatarCreationStatus: 'failed', avatarCreationError: message };
}
