import { withLinks } from '@herald/contract/draft-links';
import type { NewTemplate } from '@herald/contract/endpoints/templates';
import { templateContent, templateProblems } from '@herald/contract/template';
import { recordDeed } from '../audit/record-deed.ts';
import type { Core } from '../core.ts';
import { listPage } from '../db/list-page.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { accountRepository } from '../people/account-repository.ts';
import { newId } from '../runtime/new-id.ts';
import { unsignedLink } from '../storage/own-key-of.ts';
import { assertMayHide, assertMayShow, mayChangeTemplate } from './policies.ts';
import { templateFolder } from './template-folder.ts';
import { type StoredTemplate, type TemplateFilter, templateRepository } from './template-repository.ts';

const MAX_PER_ACCOUNT = 500;

type ListQuery = TemplateFilter & {
  sort: Parameters<typeof templateRepository.list>[2]['sort'];
  page: number;
  per_page: number;
};

export async function listTemplates(core: Core, actor: Actor, query: ListQuery) {
  const db = core.db.queries;
  return listPage(query, {
    count: () => templateRepository.count(db, actor, query),
    list: ({ limit, offset }) => templateRepository.list(db, actor, { ...query, limit, offset }),
  });
}

export async function listPopularTemplates(core: Core, actor: Actor, limit: number): Promise<StoredTemplate[]> {
  const filter = { scope: 'all', search: '', sort: 'popular' } as const;
  return templateRepository.list(core.db.queries, actor, { ...filter, limit });
}

/** The templates that the account made most drafts of. */
export async function listUsedTemplates(core: Core, actor: Actor, limit: number) {
  return templateRepository.listUsed(core.db.queries, actor, limit);
}

export async function listFeaturedTemplates(core: Core): Promise<StoredTemplate[]> {
  return templateRepository.listFeatured(core.db.queries);
}

export async function countTemplates(core: Core, actor: Actor) {
  const rows = await templateRepository.countByCategory(core.db.queries, actor);
  const sum = (part: 'count' | 'mine' | 'team') => rows.reduce((all, row) => all + row[part], 0);
  return {
    total: sum('count'),
    mine: sum('mine'),
    team: sum('team'),
    of: (category: string) => rows.find((row) => row.category === category)?.count ?? 0,
  };
}

/** A template the actor may see; every other one does not exist. */
export async function getTemplate(core: Core, actor: Actor, id: string): Promise<StoredTemplate> {
  const template = await templateRepository.find(core.db.queries, actor, id);
  if (!template) throw new AppError('not_found');
  return template;
}

export async function readTemplateRating(core: Core, { userId }: Actor, id: string): Promise<number | null> {
  return templateRepository.findRating(core.db.queries, id, userId);
}

export async function createTemplate(core: Core, actor: Actor, wish: NewTemplate, caller: Caller): Promise<string> {
  const { accountId, userId } = actor;
  const { name, visibility } = wish;
  const checked = checkedTemplate(actor, wish);
  const id = newId(core);
  await core.db.transaction('create template', async (tx) => {
    await accountRepository.hold(tx, accountId);
    if ((await templateRepository.countOfAccount(tx, accountId)) >= MAX_PER_ACCOUNT) {
      throw new AppError('conflict', { message: `This account has ${MAX_PER_ACCOUNT} templates. Delete some first.` });
    }
    const createdAt = core.clock.now();
    await templateRepository.insert(tx, { ...checked, id, accountId, createdById: userId, createdAt });
    await core.jobs.send(tx, 'draw-templates', {});
    await recordDeed(core, tx, {
      ...{ actor, caller, action: 'template.create', subjectType: 'template', subjectId: id },
      details: { name, visibility },
    });
  });
  return id;
}

export async function changeTemplate(
  core: Core,
  actor: Actor,
  id: string,
  wish: NewTemplate,
  caller: Caller,
): Promise<void> {
  const template = await getTemplate(core, actor, id);
  if (!mayChangeTemplate(actor, template)) throw new AppError('forbidden');
  assertMayHide(actor, template, wish.visibility);
  const checked = checkedTemplate(actor, wish);
  const { name, visibility } = template;
  await core.db.transaction('change template', async (tx) => {
    const isChanged = await templateRepository.change(tx, actor.accountId, id, checked);
    if (!isChanged) throw new AppError('not_found');
    await core.jobs.send(tx, 'draw-templates', {});
    await recordDeed(core, tx, {
      ...{ actor, caller, action: 'template.update', subjectType: 'template', subjectId: id },
      changes: {
        ...(checked.name !== name && { name: { from: name, to: checked.name } }),
        ...(checked.visibility !== visibility && { visibility: { from: visibility, to: checked.visibility } }),
      },
      details: { name: checked.name },
    });
  });
}

/** What is kept of a wish, when every rule of a template allows it. */
function checkedTemplate(actor: Actor, { name, description, category, visibility, variables, ...wish }: NewTemplate) {
  const content = withoutSignatures(templateContent(wish.content), actor.accountId);
  const problems = Object.entries(templateProblems({ content, variables }));
  const [first] = problems;
  if (first) {
    const errors = Object.fromEntries(problems.map(([field, text]) => [field, [text]]));
    throw new AppError('validation', { message: first[1], errors });
  }
  assertMayShow(actor, { visibility, content });
  return { name, description, category, visibility, content, variables };
}

export async function deleteTemplate(core: Core, actor: Actor, id: string, caller: Caller): Promise<void> {
  const template = await getTemplate(core, actor, id);
  if (!mayChangeTemplate(actor, template)) throw new AppError('forbidden');
  await core.db.transaction('delete template', async (tx) => {
    await templateRepository.delete(tx, actor.accountId, id);
    await recordDeed(core, tx, {
      ...{ actor, caller, action: 'template.delete', subjectType: 'template', subjectId: id },
      details: { name: template.name },
    });
  });
  await core.storage.removeUnder(templateFolder(template));
}

export async function rateTemplate(core: Core, actor: Actor, id: string, rating: number): Promise<StoredTemplate> {
  await getTemplate(core, actor, id);
  return core.db.transaction('rate template', async (tx) => {
    const ratedAt = core.clock.now();
    const row = await templateRepository.saveRating(tx, { templateId: id, userId: actor.userId, rating, ratedAt });
    if (!row) throw new AppError('not_found');
    return row;
  });
}

/** Links end after an hour, and those to other accounts are none. */
function withoutSignatures(content: NewTemplate['content'], accountId: string): NewTemplate['content'] {
  return withLinks(content, (link) => (link.includes('{{') ? link : unsignedLink(link, accountId)));
}
