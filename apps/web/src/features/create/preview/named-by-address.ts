import type { SceneOrder } from './stage-orders.ts';

/** Addresses carry a signature that changes; what stands before it does not. */
const pictureName = (name: string, address: string) => `${name} ${address.split('?')[0]}`;

/**
 * The server calls the pictures of every scene alike; the stage keeps what it made by the names of the pictures.
 * So each picture gets a name of its own here.
 */
export function namedByAddress({ scene, pictures }: SceneOrder): SceneOrder {
  const names = new Map(Object.entries(pictures).map(([name, address]) => [name, pictureName(name, address)]));
  return {
    scene: Object.fromEntries(Object.entries(scene).map(([field, part]) => [field, renamed(part, names)])),
    pictures: Object.fromEntries(Object.entries(pictures).map(([name, address]) => [names.get(name) ?? name, address])),
  };
}

function renamed(part: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof part !== 'object' || part === null || !('picture' in part) || typeof part.picture !== 'string')
    return part;
  return { ...part, picture: names.get(part.picture) ?? part.picture };
}
