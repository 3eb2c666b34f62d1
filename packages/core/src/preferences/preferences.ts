import { type Preferences, readStoredPreferences } from '@herald/contract';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { preferenceRepository } from './preference-repository.ts';

export async function readPreferences(core: Core, { userId }: Pick<Actor, 'userId'>): Promise<Preferences> {
  const stored = await preferenceRepository.find(core.db.queries, userId);
  return readStoredPreferences(stored ?? {});
}

export async function savePreferences(core: Core, { userId }: Actor, wish: Preferences): Promise<Preferences> {
  await preferenceRepository.save(core.db.queries, { userId, preferences: wish, updatedAt: core.clock.now() });
  return wish;
}
