import type { DraftContent } from '@herald/contract/draft';
import { linksIn } from '@herald/contract/draft-links';
import type { TemplateVisibility } from '@herald/contract/template';
import { AppError, fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { StoredTemplate } from './template-repository.ts';

/** Policy: only administrators make templates for every account, and nothing in them belongs to one account. */
export function assertMayShow(
  { role }: Pick<Actor, 'role'>,
  { visibility, content }: { visibility: TemplateVisibility; content: DraftContent },
): void {
  if (visibility !== 'everybody') return;
  if (role !== 'admin')
    throw new AppError('forbidden', { message: 'Only administrators make templates for everybody.' });
  const { avatar, output } = content;
  const isShared = avatar.avatarType === 'library' && avatar.createdAvatarId === null;
  const isOwned = linksIn(content).some((link) => !link.includes('{{'));
  if (!isShared || isOwned || output.made_by !== '') {
    throw fieldError(
      'visibility',
      'A template for everybody has an avatar of the library, no pictures or music of your own, and no service.',
    );
  }
}

/** Policy: nobody takes a template of another person out of the sight of the team. */
export function assertMayHide(
  { userId }: Pick<Actor, 'userId'>,
  { createdById }: Pick<StoredTemplate, 'createdById'>,
  visibility: TemplateVisibility,
): void {
  if (visibility !== 'private' || createdById === userId) return;
  throw fieldError('visibility', 'Only the person who made this template can keep it to themselves.');
}

/** Policy: its maker changes and deletes a template, and whoever manages the account. Those of Herald are withdrawn. */
export function mayChangeTemplate(
  { accountId, userId, accountRole }: Pick<Actor, 'accountId' | 'userId' | 'accountRole'>,
  template: Pick<StoredTemplate, 'accountId' | 'createdById'>,
): boolean {
  if (template.accountId !== accountId || accountRole === 'viewer') return false;
  return template.createdById === userId || accountRole !== 'editor';
}
