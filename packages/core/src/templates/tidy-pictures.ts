import type { Core } from '../core.ts';
import { removePictures } from './draw-templates.ts';
import { templatesFolder } from './template-folder.ts';
import { undrawnRepository } from './undrawn-repository.ts';

/** Removes pictures of people who are gone. */
export async function forgetLostPeople(core: Core): Promise<void> {
  for (const pictures of await undrawnRepository.forgetLostPeople(core.db.queries))
    await removePictures(core, pictures);
}

/** Removes files that no template names, as a process leaves them that is killed between file and row. */
export async function sweepTemplatePictures(core: Core, accountId: string | null, before: Date): Promise<void> {
  const files: string[] = [];
  for await (const { key, modifiedAt } of core.storage.list(templatesFolder(accountId))) {
    if (modifiedAt < before) files.push(key);
  }
  if (files.length === 0) return;
  const rows = await undrawnRepository.listPictures(core.db.queries, accountId);
  const kept = new Set(rows.flatMap(({ posterKey, loopKey, momentsKey }) => [posterKey, loopKey, momentsKey]));
  for (const file of files) if (!kept.has(file)) await core.storage.remove(file);
}
