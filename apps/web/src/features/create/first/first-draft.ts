import { type DraftContent, draftContent } from '@herald/contract/draft';
import { draftBackup } from '../draft/draft-ports.ts';
import { DraftStore } from '../draft/draft-store.ts';
import { firstScripts } from './first-scripts.ts';

/** A draft that lacks nothing but its sound; its title comes from its first words, presenter and voice are chosen when their lists are there. */
export function firstDraft(): DraftContent {
  return draftContent.parse({
    avatar: { avatarType: 'library' },
    voice: { ttsText: firstScripts[0].text },
    background: { setting: firstScripts[0].setting },
  });
}

/**
 * A draft beside that of the wizard, so that neither overwrites the other. It is kept in this browser until its film
 * is started, and everything it contains is sent with the order.
 */
export function openFirstDraft(owner: string): { store: DraftStore; forget: () => void } {
  const backup = draftBackup(`first.${owner}`);
  const blank = { version: 0, content: firstDraft() };
  const store = new DraftStore(blank, {
    load: async () => blank,
    save: async ({ version }) => ({ kind: 'saved', version }),
    clear: async () => undefined,
    backup,
    announce: () => undefined,
  });
  store.switchAutoSave(false);
  return { store, forget: backup.clear };
}
