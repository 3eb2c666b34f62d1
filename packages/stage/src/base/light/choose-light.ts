import { LIGHTS, type Light, type LightName } from './light-presets.ts';

/** 'auto' is the soft studio light, which flatters every skin. */
export function chooseLight(lighting: LightName | 'auto'): Light {
  return LIGHTS[lighting === 'auto' ? 'studio' : lighting];
}
