import type { BackgroundGroup } from '@herald/contract/draft';
import type { SceneHints } from '@herald/media/scene/scene-hints';
import { placeName } from '../../draft/content-rules.ts';

/** The place the description speaks of becomes the scene, unless one is chosen already. */
export function sceneFromHints({ isChosen }: BackgroundGroup, hints: SceneHints): Partial<BackgroundGroup> {
  if (isChosen) return {};
  const { room, environment, lighting, style, color } = hints;
  const setting = color ? 'color' : hints.setting;
  return {
    ...(setting && { setting, room: '' }),
    ...(room && { room }),
    ...(environment && { environment }),
    ...(lighting && { lighting }),
    ...(style && { style }),
    ...(color && { color }),
  };
}

/** "Home Setting, natural light": what was read from the description, in words. */
export function hintWords({ setting, room, environment, lighting, color }: SceneHints): string {
  return [
    setting ? placeName({ setting, room }) : '',
    environment ?? '',
    lighting ? `${lighting} light` : '',
    color ? 'a plain wall' : '',
  ]
    .filter(Boolean)
    .join(', ');
}
