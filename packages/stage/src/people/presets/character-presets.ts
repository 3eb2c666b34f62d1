import { completePreset } from '../params/preset.ts';
import { MEN } from './men.ts';
import { WOMEN } from './women.ts';

/** The library: people of all ages, origins and styles, curated by eye. */
export const CHARACTER_PRESETS = [...WOMEN, ...MEN].map(completePreset);
