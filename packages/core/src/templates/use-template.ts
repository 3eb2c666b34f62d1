import { type DraftContent, draftContent, readStoredDraft } from '@herald/contract/draft';
import { exampleValues, fillTemplate, type TemplateValues, type TemplateVariable } from '@herald/contract/template';
import { type Avatar, avatarRepository } from '../avatars/avatar-repository.ts';
import { getAvatar, listAvatars } from '../avatars/avatars.ts';
import type { Core } from '../core.ts';
import { type Replacing, replaceDraft } from '../drafts/kept-drafts.ts';
import { signDraftLinks } from '../drafts/sign-draft-links.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { pictureRepository } from '../pictures/picture-repository.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { ownKeyOf } from '../storage/own-key-of.ts';
import { type StoredTemplate, templateRepository } from './template-repository.ts';
import { getTemplate } from './templates.ts';

export interface UsedTemplate {
  version: number;
  content: DraftContent;
  /** What could not be taken, and what stands in its place. */
  notes: string[];
}

/** Fills a template and makes the draft of the wizard of it. What does not fit is told by the name of its variable. */
export async function useTemplate(
  core: Core,
  actor: Actor,
  id: string,
  { values, ...replacing }: Replacing & { values: TemplateValues },
): Promise<UsedTemplate> {
  const template = await getTemplate(core, actor, id);
  const { content, problems } = fillTemplate({ ...template, content: storedContent(template) }, values);
  const pictureProblems = await problemsOfPictures(core, actor, template.variables, values);
  const found = Object.entries({ ...problems, ...pictureProblems });
  const [first] = found;
  if (first) {
    const errors = Object.fromEntries(found.map(([name, text]) => [`values.${name}`, [text]]));
    throw new AppError('validation', { message: `${first[0]}: ${first[1]}`, errors });
  }
  const cast = await castFor(core, actor, content);
  const draft = await withOutputOf(core, actor, cast.content);
  const { version } = await core.db.transaction('use template', async (tx) => {
    await templateRepository.countUse(tx, id, actor.accountId);
    return replaceDraft(core, tx, actor, { ...replacing, content: draft });
  });
  return { version, content: await signDraftLinks(core, actor.accountId, draft), notes: cast.notes };
}

/** A template with what is typed so far, as far as it fits; nothing is kept. */
export async function showTemplate(core: Core, actor: Actor, id: string, typed: TemplateValues): Promise<DraftContent> {
  const template = await getTemplate(core, actor, id);
  const body = { ...template, content: storedContent(template) };
  const { content } = fillTemplate(body, exampleValues(template.variables, typed));
  const cast = await castFor(core, actor, content);
  return signDraftLinks(core, actor.accountId, cast.content);
}

/** A template of an older release may lack fields. */
export function storedContent({ content }: StoredTemplate): DraftContent {
  return readStoredDraft(content) ?? draftContent.parse({});
}

async function problemsOfPictures(
  core: Core,
  { accountId }: Actor,
  variables: readonly TemplateVariable[],
  values: TemplateValues,
): Promise<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const { name, kind } of variables) {
    const link = values[name];
    if (kind !== 'picture' || !link) continue;
    const key = ownKeyOf(link, accountId);
    const isOwn = key !== undefined && (await pictureRepository.hasKey(core.db.queries, accountId, key));
    if (!isOwn) problems[name] = 'Please upload the picture first.';
  }
  return problems;
}

/** Quality is a habit of the person, not of the template. */
async function withOutputOf(core: Core, actor: Actor, content: DraftContent): Promise<DraftContent> {
  const { videoQuality, audioBitrate } = await readPreferences(core, actor);
  return { ...content, output: { ...content.output, video_quality: videoQuality, audio_bitrate: audioBitrate } };
}

/** An avatar that is gone or not in the plan gives way to one of the plan, and that is told. */
export async function castFor(core: Core, actor: Actor, content: DraftContent): Promise<Omit<UsedTemplate, 'version'>> {
  const { avatar } = content;
  const id = avatar.avatarType === 'library' ? avatar.selectedAvatarId : avatar.createdAvatarId;
  if (!id) return { content, notes: [] };
  if (await mayUse(core, actor, id)) return { content, notes: [] };
  const wanted = await avatarRepository.findById(core.db.queries, id);
  const stays = wanted?.accountId === null ? wanted : undefined;
  const instead = await nearestTo(core, actor, stays?.gender ?? avatar.gender);
  const who = avatar.selectedAvatar || avatar.avatarName || 'The avatar of this template';
  const why = stays ? `${who} is not in your plan` : `${who} is not there any more`;
  const note = instead ? `${why}. ${instead.name} stands in.` : `${why}. Choose another avatar in step 1.`;
  return { content: { ...content, avatar: { ...avatar, ...castOf(instead) } }, notes: [note] };
}

const castOf = (instead: Avatar | undefined): Partial<DraftContent['avatar']> => ({
  avatarType: 'library',
  selectedAvatarId: instead?.id ?? '',
  selectedAvatar: instead?.name ?? '',
  avatarName: instead?.name ?? '',
  createdAvatarId: null,
  customImageUrl: '',
});

async function mayUse(core: Core, actor: Actor, id: string): Promise<boolean> {
  try {
    await getAvatar(core, actor, id);
    return true;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_found' || error.code === 'forbidden')) return false;
    throw error;
  }
}

async function nearestTo(core: Core, actor: Actor, gender: string): Promise<Avatar | undefined> {
  const library = (await listAvatars(core, actor)).filter(
    ({ accountId, kind }) => accountId === null && kind === 'preset',
  );
  return library.findLast((avatar) => avatar.gender === gender) ?? library.at(-1);
}
