import type { DraftContent } from '@herald/contract/draft';
import type { AvatarKind } from '@herald/contract/statuses';

/** Every further ratio would be one more paid film of the service. */
export const isOneRatioOnly = ({ made_by }: Pick<DraftContent['output'], 'made_by'>, kind: AvatarKind): boolean =>
  made_by !== '' || kind === 'hosted';

/** A photo and a filmed person bring their own background. */
export const keepsPlace = (kind: AvatarKind): boolean => kind === 'photo' || kind === 'filmed';
