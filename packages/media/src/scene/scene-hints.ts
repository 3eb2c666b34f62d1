import type { BackgroundStyle, Environment, Lighting, Room, Setting } from '../choices.ts';

/** The place a description of a person speaks of. */
export interface SceneHints {
  setting?: Setting;
  room?: Room;
  environment?: Environment;
  lighting?: Lighting;
  style?: BackgroundStyle;
  /** A plain wall of this color. */
  color?: string;
}
