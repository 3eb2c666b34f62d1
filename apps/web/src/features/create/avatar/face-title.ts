import type { FaceOptions } from '@herald/contract';
import { faceLists } from './face-lists.ts';

/** "Female, 62, European" */
export function faceTitle({ gender, age, ethnicity }: FaceOptions): string {
  const origin = faceLists.ethnicity.find(({ value }) => value === ethnicity)?.label ?? '';
  const person = gender === 'male' ? 'Male' : 'Female';
  return [person, age === null ? '' : String(age), origin].filter(Boolean).join(', ');
}
