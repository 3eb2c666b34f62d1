import { type BackgroundGroup, optionLists } from '@herald/contract';

/** Where it takes place, as it is told everywhere in the wizard. */
export function placeName({ setting, room }: Pick<BackgroundGroup, 'setting' | 'room'>): string {
  if (setting === 'color') return 'Plain colour';
  if (setting === 'picture') return 'Your own picture';
  if (setting === 'home' && room === 'kitchen') return 'Kitchen';
  return optionLists.background.find(({ value }) => value === setting)?.label ?? setting;
}
