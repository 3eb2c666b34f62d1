import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { avatarRepository } from './avatar-repository.ts';
import { librarySeeds } from './library-seeds.ts';

/** The same on every installation, so that a draft works on each of them. */
const idAt = (position: number) => `019a0000-0000-7000-8000-${position.toString(16).padStart(12, '0')}`;

/** Brings the avatars of the library up to date; their ids stay. */
export async function seedLibrary(core: Core, tx: Transaction): Promise<void> {
  const createdAt = core.clock.now();
  await avatarRepository.upsertPresets(
    tx,
    librarySeeds.map((avatar, position) => ({
      ...avatar,
      id: idAt(position + 1),
      kind: 'preset',
      pictureKey: `library/${avatar.presetId}.webp`,
      position,
      createdAt,
    })),
  );
}
