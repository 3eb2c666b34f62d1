import type { AvatarGroup } from '@herald/contract/draft';

/** What a custom avatar cannot be made without, in the order of the form. */
export const REQUIRED_FIELDS = ['description', 'gender', 'age', 'appearance'] as const;
export type RequiredField = (typeof REQUIRED_FIELDS)[number];

export const MISSING_FIELDS_TEXT = 'Please fill in all required fields.';

export function missingFields(avatar: AvatarGroup): RequiredField[] {
  return REQUIRED_FIELDS.filter((field) => avatar[field].trim() === '');
}
