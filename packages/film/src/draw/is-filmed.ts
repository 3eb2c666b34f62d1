import type { FilmSource } from './drawing.ts';

/** Whether the presenter of a film comes from a clip. */
export function isFilmed(source: FilmSource): boolean {
  return 'scene' in source && source.scene.spec.performer.kind === 'clip';
}
