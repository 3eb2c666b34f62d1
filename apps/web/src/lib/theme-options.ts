import { optionLists } from '@herald/contract/option-lists';
import type { Option } from '@herald/media/option';
import type { ThemeChoice } from './theme.ts';

function isThemeOption(option: Option): option is Option & { value: ThemeChoice } {
  return option.value === 'dark' || option.value === 'light' || option.value === 'auto';
}

export const themeOptions = optionLists.theme.filter(isThemeOption);
