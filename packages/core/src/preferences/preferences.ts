import { defaultPreferences, type Preferences, preferences } from '@herald/contract';
import type { Core } from '../core.ts';
import type { Actor } from '../people/actor.ts';
import { preferenceRepository } from './preference-repository.ts';

export async function readPreferences(core: Core, { userId }: Pick<Actor, 'userId'>): Promise<Preferences> {
  const stored = await preferenceRepository.find(core.db.queries, userId);
  // Saved by another release, it may hold what is not offered any more.
  return preferences.safeParse(stored ?? {}).data ?? defaultPreferences;
}

export async function savePreferences(core: Core, { userId }: Actor, wish: Preferences): Promise<Preferences> {
  await preferenceRepository.save(core.db.queries, { userId, preferences: wish, updatedAt: core.clock.now() });
  return wish;
}
