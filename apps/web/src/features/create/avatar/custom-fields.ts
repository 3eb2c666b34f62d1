import type { AvatarGroup } from '@herald/contract';

/** What a custom avatar cannot be made without, in the order of the form. */
export const requiredFields = ['productImageUrl', 'description', 'gender', 'age', 'appearance'] as const;
export type RequiredField = (typeof requiredFields)[number];

export const missingFieldsText = 'Please fill in all required fields and upload a product image.';

export function missingFields(avatar: AvatarGroup): RequiredField[] {
  return requiredFields.filter((field) => avatar[field].trim() === '');
}
