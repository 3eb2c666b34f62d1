import type { BackgroundGroup } from '@herald/contract';
import { placeName } from '../generate/place-name.ts';

type Hints = Readonly<Record<string, string>>;

const hinted = ['setting', 'room', 'environment', 'lighting', 'style', 'color'] as const;

/** The place the description speaks of becomes the scene, unless somebody has chosen one already. */
export function sceneFromHints({ isChosen }: BackgroundGroup, hints: Hints): Partial<BackgroundGroup> {
  if (isChosen) return {};
  const told = hints.color ? { ...hints, setting: 'color' } : hints;
  const scene = Object.fromEntries(hinted.flatMap((name) => (told[name] ? [[name, told[name]]] : [])));
  return scene.setting ? { room: '', ...scene } : scene;
}

/** "Home Setting, natural light": what was read from the description, in words. */
export function hintWords(hints: Hints): string {
  const { setting, room, environment, lighting, color } = hints;
  return [
    setting && setting !== 'color' ? placeName({ setting, room }) : '',
    environment ?? '',
    lighting ? `${lighting} light` : '',
    color ? 'a plain wall' : '',
  ]
    .filter(Boolean)
    .join(', ');
}
