import type { Core } from '../core.ts';
import { installationRepository } from './installation-repository.ts';

/** Leaves the name of this release, whose tables these are, for older ones that meet them. */
export async function noteRelease(core: Core, release: string): Promise<void> {
  await installationRepository.noteRelease(core.db.queries, release);
}
