import { accountFolder } from '../storage/own-key-of.ts';
import type { StoredTemplate } from './template-repository.ts';

/** Where the pictures of templates lie: those of an account with everything else of it. */
export function templatesFolder(accountId: string | null): string {
  return `${accountId ? accountFolder(accountId) : ''}templates/`;
}

export function templateFolder({ accountId, id }: Pick<StoredTemplate, 'accountId' | 'id'>): string {
  return `${templatesFolder(accountId)}${id}/`;
}
