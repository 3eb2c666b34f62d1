import { type DraftContent, readStoredDraft } from '@herald/contract/draft';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { newId } from '../runtime/new-id.ts';
import { draftRepository } from './draft-repository.ts';
import { beginDraft, type Draft } from './drafts.ts';
import { type KeptDraft, keptDraftRepository } from './kept-draft-repository.ts';
import { signDraftLinks } from './sign-draft-links.ts';

const MAX_KEPT = 30;

export async function listKeptDrafts(core: Core, actor: Actor): Promise<KeptDraft[]> {
  return keptDraftRepository.list(core.db.queries, actor);
}

/** Puts the present draft aside; the wizard begins with an empty one. */
export async function keepDraft(core: Core, actor: Actor, version: number): Promise<Draft> {
  const content = await beginDraft(core, actor);
  return core.db.transaction('keep draft', async (tx) =>
    replaceDraft(core, tx, actor, { content, version, keeps: true }),
  );
}

/** Goes on with a kept draft. */
export async function openKeptDraft(core: Core, actor: Actor, id: string, replacing: Replacing): Promise<Draft> {
  const draft = await core.db.transaction('open kept draft', async (tx) => {
    const kept = await keptDraftRepository.take(tx, actor, id);
    const content = kept && readStoredDraft(kept.content);
    if (!content) throw new AppError('not_found');
    return replaceDraft(core, tx, actor, { ...replacing, content });
  });
  return { ...draft, content: await signDraftLinks(core, actor.accountId, draft.content) };
}

export async function deleteKeptDraft(core: Core, actor: Actor, id: string): Promise<void> {
  const kept = await keptDraftRepository.take(core.db.queries, actor, id);
  if (!kept) throw new AppError('not_found');
}

export interface Replacing {
  /** Of the draft that is replaced; any when it is left out. */
  version?: number | undefined;
  /** The draft that is replaced is kept. */
  keeps: boolean;
}

/** Puts another draft in the place of the present one, which is kept or gone. */
export async function replaceDraft(
  core: Core,
  tx: Transaction,
  { accountId, userId }: Pick<Actor, 'accountId' | 'userId'>,
  { content, version, keeps }: Replacing & { content: DraftContent },
): Promise<Draft> {
  const owner = { accountId, userId };
  const stored = await draftRepository.find(tx, owner);
  const known = version ?? stored?.version ?? 0;
  if (known !== (stored?.version ?? 0)) throw new AppError('draft_conflict');
  const createdAt = core.clock.now();
  if (stored && keeps) {
    if ((await keptDraftRepository.count(tx, owner)) >= MAX_KEPT) {
      throw new AppError('conflict', { message: `You have ${MAX_KEPT} kept drafts. Delete one of them first.` });
    }
    await keptDraftRepository.insert(tx, { ...owner, id: newId(core), content: stored.content, createdAt });
  }
  const saved = await draftRepository.save(tx, { ...owner, version: known, content, updatedAt: createdAt });
  if (saved === undefined) throw new AppError('draft_conflict');
  return { version: saved, content, updatedAt: createdAt };
}
