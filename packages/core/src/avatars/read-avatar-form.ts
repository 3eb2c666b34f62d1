import type { AvatarRequest } from '@herald/contract/endpoints/avatars';
import { limits } from '@herald/contract/limits';
import { optionLists } from '@herald/contract/option-lists';
import { ASPECTS } from '@herald/media/choices';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import { avatarTexts } from './avatar-texts.ts';
import { drawSeed } from './draw-seed.ts';

export type AvatarWishes = Omit<AvatarRequest, 'product_image_key' | 'drawn_by' | 'instead_reason'>;

const CHOICES = {
  gender: optionLists.gender,
  appearance: optionLists.appearance,
  age: optionLists.ageRange,
  clothing: optionLists.clothing,
} as const;
type Choice = keyof typeof CHOICES;

const MAX_SEED = 0xffff_ffff;

/** Description, gender, appearance and age are required; each choice must be in its list. */
export function readAvatarForm(core: Core, fields: Record<string, string | undefined>): AvatarWishes {
  const errors: Record<string, string[]> = {};
  const text = (name: string) => (fields[name] ?? '').trim();
  for (const name of ['description', 'gender', 'appearance', 'age']) {
    if (!text(name)) errors[name] = [avatarTexts.required];
  }
  if (text('description').length > limits.avatarDescriptionCharacters) {
    errors.description = [`Please use at most ${limits.avatarDescriptionCharacters} characters.`];
  }
  for (const name of Object.keys(CHOICES) as Choice[]) {
    const values = CHOICES[name].map(({ value }) => value);
    if (text(name) && !values.includes(text(name))) errors[name] = [avatarTexts.unknownChoice(values)];
  }
  const seed = text('seed') === '' ? drawSeed(core) : Number(text('seed'));
  if (!Number.isInteger(seed) || seed < 0 || seed > MAX_SEED) errors.seed = [avatarTexts.badSeed];
  const aspect = ASPECTS.find((known) => known === text('aspect_ratio'));
  if (text('aspect_ratio') && !aspect) errors.aspect_ratio = [avatarTexts.unknownChoice(ASPECTS)];
  if (Object.keys(errors).length > 0) throw new AppError('validation', { message: messageOf(errors), errors });
  return {
    description: text('description'),
    gender: text('gender'),
    appearance: text('appearance'),
    age: text('age'),
    clothing: text('clothing'),
    seed,
    ...(aspect && { aspect_ratio: aspect }),
    ...(text('own_drawing') === 'yes' && { own_drawing: true }),
  };
}

/** The specification's words when a field is missing, otherwise the first problem. */
function messageOf(errors: Record<string, string[]>): string {
  const texts = Object.values(errors).flat();
  return texts.includes(avatarTexts.required) ? avatarTexts.fillIn : (texts[0] ?? avatarTexts.fillIn);
}
