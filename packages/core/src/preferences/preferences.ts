import { type Preferences, readStoredPreferences } from '@herald/contract/endpoints/preferences';
import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import type { Actor } from '../identity/actor.ts';
import { preferenceRepository } from './preference-repository.ts';

export async function readPreferences(core: Core, { userId }: Pick<Actor, 'userId'>): Promise<Preferences> {
  return readStored(core.db.queries, userId);
}

/** What was never set has its default. */
export async function readStored(db: Queryable, userId: string): Promise<Preferences> {
  return readStoredPreferences((await preferenceRepository.find(db, userId)) ?? {});
}

export async function savePreferences(core: Core, { userId }: Actor, wish: Preferences): Promise<Preferences> {
  await preferenceRepository.save(core.db.queries, { userId, preferences: wish, updatedAt: core.clock.now() });
  return wish;
}
