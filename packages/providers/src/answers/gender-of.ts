import type { HostedAvatar } from '@herald/media/engines/outside-service';

/** A gender as services write it; empty where they do not tell. */
export function genderOf(text: string | null | undefined): HostedAvatar['gender'] {
  if (/^(?:f|female|woman)$/i.test(text ?? '')) return 'female';
  return /^(?:m|male|man)$/i.test(text ?? '') ? 'male' : '';
}

const WORDS = {
  female: /\b(?:female|wom[ae]n|lady|girl|she|her)\b/i,
  male: /\b(?:male|m[ae]n|gentleman|guy|boy|he|his)\b/i,
};

/** What a name or tags tell in words; empty where they say nothing, or both. */
export function genderIn(...texts: readonly (string | null | undefined)[]): HostedAvatar['gender'] {
  const told = texts.filter(Boolean).join(' ').replaceAll('_', ' ');
  const isFemale = WORDS.female.test(told);
  if (isFemale === WORDS.male.test(told)) return '';
  return isFemale ? 'female' : 'male';
}
