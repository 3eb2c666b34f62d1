import type { SceneSpec } from '@herald/media/scene/scene-spec';

/** A scene of the stage, and where the pictures it names lie on disk. */
export interface SceneFilm {
  spec: SceneSpec;
  pictures: Record<string, string>;
  /** a module that exports `openPersonFinder`; only who is cut out of a clip needs it */
  personFinder?: string;
}
