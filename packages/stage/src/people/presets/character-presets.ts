import { completePreset, type PresetDraft } from '../params/preset.ts';
import { MEN } from './men.ts';
import { PRESET_FEATURES } from './preset-features.ts';
import { WOMEN } from './women.ts';

/** The library: people of all ages, origins and styles, curated by eye. */
export const CHARACTER_PRESETS = [...WOMEN, ...MEN].map(withFeatures).map(completePreset);

function withFeatures(preset: PresetDraft): PresetDraft {
  return { ...preset, params: { ...preset.params, shape: { ...preset.params.shape, ...PRESET_FEATURES[preset.id] } } };
}
