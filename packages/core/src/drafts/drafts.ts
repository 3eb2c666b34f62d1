import { type DraftContent, readStoredDraft } from '@herald/contract/draft';
import { readBrandKit } from '../brand/brand-kit.ts';
import type { Core } from '../core.ts';
import { AppError, fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { draftRepository } from './draft-repository.ts';
import { newDraft } from './new-draft.ts';
import { signDraftLinks } from './sign-draft-links.ts';

export interface Draft {
  /** 0 before the first save. */
  version: number;
  content: DraftContent;
  updatedAt: Date | null;
}

const MAX_BYTES = 64 * 1024;

/** What a user has begun in the wizard, with links that work; an empty draft when there is none. */
export async function readDraft(core: Core, actor: Actor): Promise<Draft> {
  const stored = await draftRepository.find(core.db.queries, actor);
  if (!stored) return { version: 0, content: await beginDraft(core, actor), updatedAt: null };
  // A draft of an older release may lack fields.
  const content = readStoredDraft(stored.content) ?? (await beginDraft(core, actor));
  const { version, updatedAt } = stored;
  return { version, content: await signDraftLinks(core, actor.accountId, content), updatedAt };
}

/** Saves over a known version and returns the new one; a caller who does not know the latest one is refused. */
export async function saveDraft(
  core: Core,
  actor: Actor,
  { version, content }: Pick<Draft, 'version' | 'content'>,
): Promise<number> {
  if (Buffer.byteLength(JSON.stringify(content)) > MAX_BYTES) throw fieldError('content', 'This draft is too large.');
  const { accountId, userId } = actor;
  const draft = { accountId, userId, version, content, updatedAt: core.clock.now() };
  const saved = await draftRepository.save(core.db.queries, draft);
  if (saved === undefined) throw new AppError('draft_conflict');
  return saved;
}

/** Empties the draft. The version still goes up, so that another tab cannot save the old draft over it. */
export async function clearDraft(core: Core, actor: Actor): Promise<void> {
  const { accountId, userId } = actor;
  const beginning = await beginDraft(core, actor);
  await draftRepository.empty(core.db.queries, { accountId, userId }, beginning, core.clock.now());
}

/** What the wizard begins with for this person. */
export async function beginDraft(core: Core, actor: Actor): Promise<DraftContent> {
  const { kit } = await readBrandKit(core, actor);
  return newDraft(await readPreferences(core, actor), kit);
}
