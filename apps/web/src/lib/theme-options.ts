import { optionLists } from '@herald/contract';
import type { Option } from '@herald/media';
import type { ThemeChoice } from './theme.ts';

function isThemeOption(option: Option): option is Option & { value: ThemeChoice } {
  return option.value === 'dark' || option.value === 'light' || option.value === 'auto';
}

export const themeOptions = optionLists.theme.filter(isThemeOption);
