import { newBrandKit } from '@herald/contract/brand';
import { outputOfKit } from '@herald/contract/brand-of-draft';
import { videoOutput } from '@herald/contract/draft';
import { expect, test } from 'vitest';
import { isLookOf, withoutKit } from './brand-rules.ts';

const kit = { ...newBrandKit, logo_url: '/media/logo.png?signature=1', line: 'Half price', link_url: 'north.co' };

test('a brand brings its logo and fills only words and links that are not there', () => {
  const before = videoOutput.parse({ end_card: 'Mine', logo_url: '/media/other.png' });
  expect(outputOfKit(kit, before)).toMatchObject({ logo_url: kit.logo_url, end_card: 'Mine', link_url: 'north.co' });
});

test('a brand that goes takes its own logo along, whatever its signature, and no other', () => {
  const signedAgain = videoOutput.parse({ logo_url: '/media/logo.png?signature=2' });
  expect(withoutKit(signedAgain, kit)).toEqual({ brand: undefined, logo_url: '' });
  expect(withoutKit(videoOutput.parse({ logo_url: '/media/other.png' }), kit)).toEqual({ brand: undefined });
});

test('a draft of an older kit is told from one that looks as the kit does now', () => {
  const { brand } = outputOfKit(kit);
  expect(isLookOf(kit, brand)).toBe(true);
  expect(isLookOf({ ...kit, accent: '#000000' }, brand)).toBe(false);
});
