import type { DraftContent } from '@herald/contract/draft';
import { exampleValues, fillTemplate } from '@herald/contract/template';
import { getAvatar } from '../avatars/avatars.ts';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { actorInAccount } from '../people/actor-in-account.ts';
import { newId } from '../runtime/new-id.ts';
import { templateFolder } from './template-folder.ts';
import type { StoredTemplate } from './template-repository.ts';
import { undrawnRepository } from './undrawn-repository.ts';
import { castFor, storedContent } from './use-template.ts';

/** Longer than a drawing takes; after that its worker has died, and another one draws. */
const CLAIM_SEC = 600;

/** A template whose pictures are to be drawn. */
export interface ClaimedTemplate {
  template: StoredTemplate;
  /** Its words with their usual values. */
  draft: DraftContent;
  /** Whose pictures and people it may show; undefined for those of Herald, which have none. */
  actor: Actor | undefined;
  /** Nobody may see it drawn: its maker left, or only one person may use its presenter. */
  isHidden: boolean;
}

export async function claimTemplateToDraw(core: Core): Promise<ClaimedTemplate | undefined> {
  const template = await undrawnRepository.claim(core.db.queries, CLAIM_SEC);
  if (!template) return undefined;
  const { accountId, createdById, variables } = template;
  const { content } = fillTemplate({ content: storedContent(template), variables }, exampleValues(variables));
  if (!accountId) return { template, draft: content, actor: undefined, isHidden: false };
  const actor = createdById ? await actorInAccount(core, createdById, accountId) : undefined;
  if (!actor) return { template, draft: content, actor, isHidden: true };
  const { content: draft } = await castFor(core, actor, content);
  return { template, draft, actor, isHidden: await isOnePersonsOwn(core, actor, draft) };
}

/** The team sees the pictures of a template, but not everybody may see every face. */
async function isOnePersonsOwn(core: Core, actor: Actor, { avatar }: DraftContent): Promise<boolean> {
  const { createdAvatarId } = avatar;
  return createdAvatarId ? (await getAvatar(core, actor, createdAvatarId)).privateToId !== null : false;
}

export interface TemplatePictures {
  poster: Uint8Array;
  loop: Uint8Array;
  moments: Uint8Array;
}

/** Stores what was drawn, or that nothing could be; the files before it go. Words that changed meanwhile are drawn again. */
export async function keepTemplatePictures(
  core: Core,
  { template }: Pick<ClaimedTemplate, 'template'>,
  drawnBy: string,
  pictures?: TemplatePictures,
): Promise<void> {
  const name = `${templateFolder(template)}${newId(core)}`;
  const keys = pictures ? await putPictures(core, name, pictures) : NO_PICTURES;
  const isKept = await undrawnRepository.finish(core.db.queries, template, { ...keys, drawnBy });
  await removePictures(core, isKept ? template : keys);
}

const NO_PICTURES = { posterKey: null, loopKey: null, momentsKey: null };

async function putPictures(core: Core, name: string, { poster, loop, moments }: TemplatePictures) {
  const keys = { posterKey: `${name}.webp`, loopKey: `${name}.mp4`, momentsKey: `${name}-moments.webp` };
  await put(core, keys.posterKey, poster, 'image/webp');
  await put(core, keys.loopKey, loop, 'video/mp4');
  await put(core, keys.momentsKey, moments, 'image/webp');
  return keys;
}

const put = (core: Core, key: string, bytes: Uint8Array, contentType: string) =>
  core.storage.put(key, bytes, { contentType, sizeBytes: bytes.length });

export async function removePictures(
  core: Core,
  { posterKey, loopKey, momentsKey }: Pick<StoredTemplate, 'posterKey' | 'loopKey' | 'momentsKey'>,
): Promise<void> {
  for (const key of [posterKey, loopKey, momentsKey]) if (key) await core.storage.remove(key);
}

/** Lets another worker draw it at once. */
export async function giveBackTemplate(core: Core, { template }: Pick<ClaimedTemplate, 'template'>): Promise<void> {
  await undrawnRepository.giveBack(core.db.queries, template.id);
}

/** Has the templates of Herald drawn again that another program drew. */
export async function forgetOlderPictures(core: Core, drawnBy: string): Promise<void> {
  await undrawnRepository.redrawOwn(core.db.queries, drawnBy);
}

/** Sends a job when templates are to be drawn and none is there for them. */
export async function rescueTemplates(core: Core): Promise<void> {
  if (!(await undrawnRepository.isStranded(core.db.queries))) return;
  await core.db.transaction('draw templates', (tx) => core.jobs.send(tx, 'draw-templates', {}));
}

/** Whether somebody waits for a film, which goes before all pictures. */
export async function isFilming(core: Core): Promise<boolean> {
  return undrawnRepository.isAnythingFilmed(core.db.queries);
}
