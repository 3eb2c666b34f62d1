import type { Profile } from '@herald/contract/endpoints/profile';
import type { Core } from '@herald/core';
import type { PersonalProfile } from '@herald/core/people';
import { presentPersonPicture } from './person-picture.ts';

export function presentProfile(core: Core, profile: PersonalProfile): Profile {
  const { name, email, bio, location, website, company, pictureKey, createdAt } = profile;
  const avatar_url = presentPersonPicture(core, pictureKey);
  return { name, email, bio, location, website, company, avatar_url, created_at: createdAt.toISOString() };
}
