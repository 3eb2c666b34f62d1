import type { ImageEngine, MadeAvatar } from '@herald/media/engines/image-engine';
import { localImage } from '../local/faces/local-image.ts';

type Drawer = ReturnType<typeof localImage>;

const own = localImage();
let avatar: Promise<MadeAvatar> | undefined;
let face: Promise<MadeAvatar> | undefined;

/**
 * Herald's own engine for faces, for tests of when it is asked rather than of what it draws: it draws the first avatar and
 * the first face, and hands them over again whatever is wished, because each takes half a second.
 */
export const keptFaces = {
  name: own.name,
  title: own.title,
  avatar({ signal: _, ...wish }) {
    avatar ??= own.avatar(wish);
    return avatar;
  },
  face(wish) {
    face ??= own.face(wish);
    return face;
  },
} satisfies ImageEngine & Drawer;
