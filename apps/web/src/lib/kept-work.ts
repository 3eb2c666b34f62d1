import { keptFiles } from './kept-files.ts';
import { storedValue } from './stored-value.ts';

/** A portrait being prepared; its picture is on the server. */
export const keptPhoto = storedValue('kept-photo');

/** A draft; its owner is an account and a user of it, perhaps with a kind before and a film after them. */
export const keptDraft = (owner: string) => storedValue(`draft.${owner}`);

/** A page that an administrator writes. */
export const keptPage = (userId: string, pageId: string) => storedValue(`page-draft:${userId}:${pageId}`);

/** Who signs out leaves no face and no voice behind in this browser. */
export function forgetKeptWork(): void {
  keptPhoto.clear();
  void keptFiles.clear();
}

/** An administrator who acted as a user leaves nothing of that user behind, and keeps what is their own. */
export async function forgetWorkAs(userId: string): Promise<void> {
  keptPhoto.clear();
  for (const key of storedKeys()) if (isWorkOf(userId, key)) storedValue(key).clear();
  const files = await keptFiles.list(userId);
  await Promise.all(files.map(({ id }) => keptFiles.drop(id)));
}

const DRAFT_OF_USER = /^draft\.(?:first\.|remake\.)?[^.]+\.([^.]+)/;

const isWorkOf = (userId: string, key: string) =>
  DRAFT_OF_USER.exec(key)?.[1] === userId || key.startsWith(`page-draft:${userId}:`);

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
