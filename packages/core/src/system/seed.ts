import { defaultSettings } from '@herald/contract/settings';
import { seedLibrary } from '../avatars/seed-library.ts';
import type { Core } from '../core.ts';
import { holdAdvisoryLock } from '../db/advisory-locks.ts';
import type { Transaction } from '../db/database.ts';
import { pageRepository } from '../pages/page-repository.ts';
import { createMissingSpecial } from '../pages/special-pages.ts';
import { createAdministrator, type OperatorPassword } from '../people/create-administrator.ts';
import { userRepository } from '../people/user-repository.ts';
import { planRepository } from '../plans/plan-repository.ts';
import { planSeeds } from '../plans/plan-seeds.ts';
import { newId } from '../runtime/new-id.ts';
import { settingsRepository } from '../settings/settings-repository.ts';
import { seedTemplates } from '../templates/seed-templates.ts';

export interface SeedOptions {
  adminEmail: string;
  /** Without one, a password is generated and returned once. */
  adminPassword?: string;
}

export interface SeedReport {
  /** Set only when this call created the administrator. */
  administrator?: OperatorPassword;
}

/** Gives a new installation its settings, plans, pages and administrator; an older one only gets the current avatars and templates. */
export async function seed(core: Core, options: SeedOptions): Promise<SeedReport> {
  return core.db.transaction('seed', async (tx) => {
    await holdAdvisoryLock(tx, 'seed');
    await settingsRepository.insertMissing(tx, defaultSettings, core.clock.now());
    if (await planRepository.isEmpty(tx)) await seedPlans(core, tx);
    await seedLibrary(core, tx);
    await seedTemplates(core, tx);
    if (!(await pageRepository.hasSpecial(tx))) await createMissingSpecial(core, tx);
    if (await userRepository.hasAdministrator(tx)) return {};
    const { adminEmail: email, adminPassword: password } = options;
    return { administrator: await createAdministrator(core, tx, { email, ...(password && { password }) }) };
  });
}

async function seedPlans(core: Core, tx: Transaction): Promise<void> {
  const createdAt = core.clock.now();
  await planRepository.insertMany(
    tx,
    planSeeds.map((plan, position) => ({ ...plan, id: newId(core), position, createdAt })),
  );
}
