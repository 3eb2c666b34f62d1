export { clearDraft, readDraft, saveDraft } from './drafts.ts';
export type { KeptDraft } from './kept-draft-repository.ts';
export { deleteKeptDraft, keepDraft, listKeptDrafts, openKeptDraft, replaceDraft } from './kept-drafts.ts';
export { signDraftLinks } from './sign-draft-links.ts';
