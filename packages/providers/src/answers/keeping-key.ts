import type { ImageEngine } from '@herald/media/engines/image-engine';
import { hidingKey } from '../net/hide-key.ts';

/** An engine that never tells its key. */
export function keepingKey(engine: ImageEngine, key: string | undefined): ImageEngine {
  const { avatar, face } = engine;
  return {
    ...engine,
    ...(avatar && { avatar: (wish) => hidingKey(avatar(wish), key) }),
    ...(face && { face: (wish, signal) => hidingKey(face(wish, signal), key) }),
  };
}
