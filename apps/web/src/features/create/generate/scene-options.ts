import type { BackgroundGroup, Option } from '@herald/contract';
import type { BackgroundStyle, Environment, Lighting, Setting } from '@herald/stage';

function options<Value extends string>(labels: Record<Value, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label })) as { value: Value; label: string }[];
}

export const environmentOptions = options<Environment>({ day: 'Day', evening: 'Evening' });
export const lightingOptions = options<Lighting>({
  auto: 'Auto',
  natural: 'Natural',
  studio: 'Studio',
  artistic: 'Artistic',
});
export const styleOptions = options<BackgroundStyle>({ clean: 'Clean', warm: 'Warm', bold: 'Bold' });

type StyleHints = Record<BackgroundStyle, string>;

export const styleHints: Record<'setting' | 'picture', StyleHints> = {
  setting: {
    clean: 'Cool and tidy, a quiet camera.',
    warm: 'Warm tones, a quiet camera.',
    bold: 'Strong colours, cuts between near and far.',
  },
  picture: {
    clean: 'Your picture sharp, a quiet camera.',
    warm: 'Your picture softened, a quiet camera.',
    bold: 'Your picture sharp, cuts between near and far.',
  },
};

/** Colours that skin and captions stand well against. */
export const plainColors: readonly Option[] = [
  { value: '#1d2430', label: 'Night' },
  { value: '#2f4a43', label: 'Forest' },
  { value: '#6d3b2f', label: 'Brick' },
  { value: '#c9b79c', label: 'Sand' },
  { value: '#8fa9c4', label: 'Sky' },
  { value: '#d8d4cc', label: 'Chalk' },
];

export const isSetting = (setting: string): setting is Setting => setting !== 'color' && setting !== 'picture';

/** The place of a tile; the chosen home may be its kitchen. */
export function placeOf({ setting, room }: BackgroundGroup, shown: string) {
  const place = { kind: 'setting', setting: shown as Setting } as const;
  return shown === setting && room === 'kitchen' ? { ...place, room: 'kitchen' as const } : place;
}
