import {
  type PreferenceChanges,
  type Preferences,
  preferences,
  readStoredPreferences,
} from '@herald/contract/endpoints/preferences';
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

/** What is not named stays. */
export async function savePreferences(core: Core, { userId }: Actor, changes: PreferenceChanges): Promise<Preferences> {
  return core.db.transaction('save preferences', async (tx) => {
    await preferenceRepository.hold(tx, userId);
    const saved = preferences.parse({ ...(await readStored(tx, userId)), ...changes });
    await preferenceRepository.save(tx, { userId, preferences: saved, updatedAt: core.clock.now() });
    return saved;
  });
}
