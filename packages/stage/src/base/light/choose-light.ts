import { complete, LIGHTS, type Light, type LightName } from './light-presets.ts';
import { turnLight } from './shade-surface.ts';
import { litBy, type Surroundings } from './surroundings.ts';

/** Seen from the side, lamps are elsewhere, too; all the way, half of some faces would be dark. */
const LAMPS_TURN = 0.5;

/** 'auto' is the soft studio light, which flatters every skin. */
export function chooseLight(
  lighting: LightName | 'auto',
  { aside = 0, surroundings }: { aside?: number | undefined; surroundings?: Surroundings | undefined } = {},
): Light {
  const lamps = LIGHTS[lighting === 'auto' ? 'studio' : lighting];
  const light = surroundings ? litBy(lamps, surroundings) : lamps;
  return aside === 0 ? light : complete(turnLight(light, -Math.sin(LAMPS_TURN * aside), 0));
}
