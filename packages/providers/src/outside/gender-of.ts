import type { HostedAvatar } from '@herald/media';

/** A gender as services write it; empty where they do not tell. */
export function genderOf(text: string | null | undefined): HostedAvatar['gender'] {
  if (/^(?:f|female|woman)$/i.test(text ?? '')) return 'female';
  return /^(?:m|male|man)$/i.test(text ?? '') ? 'male' : '';
}
