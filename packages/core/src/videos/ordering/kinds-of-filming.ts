import type { DraftContent } from '@herald/contract/draft';
import type { AvatarKind } from '@herald/contract/statuses';

/** Every further ratio would be one more paid film of the service. */
export const isOneRatioOnly = ({ made_by }: Pick<DraftContent['output'], 'made_by'>, kind: AvatarKind): boolean =>
  made_by !== '' || kind === 'hosted';

/** Photos and filmed people bring their own background, unless they are to be cut out of it. */
export const keepsPlace = (kind: AvatarKind, { isBehindPhoto }: DraftContent['background']): boolean =>
  (kind === 'filmed' || kind === 'photo') && !isBehindPhoto;
