import type { Core } from '@herald/core';

/** The link to a person's picture, for those who may see the person. */
export function presentPersonPicture(core: Core, pictureKey: string | null): string | null {
  return pictureKey === null ? null : core.media.sign({ key: pictureKey }, core.clock.now());
}
