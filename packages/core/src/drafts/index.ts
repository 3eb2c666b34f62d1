export { clearDraft, readDraft, saveDraft } from './drafts.ts';
