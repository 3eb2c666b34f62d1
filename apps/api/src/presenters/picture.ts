import type { Picture as PictureOnWire } from '@herald/contract/endpoints/pictures';
import type { Core } from '@herald/core';
import type { Picture } from '@herald/core/pictures';

export function presentPicture(core: Core, picture: Picture): PictureOnWire {
  return {
    id: picture.id,
    url: core.media.sign({ key: picture.key }, core.clock.now()),
    name: picture.name,
    purpose: picture.purpose,
    width: picture.widthPx,
    height: picture.heightPx,
    size_bytes: picture.sizeBytes,
  };
}
