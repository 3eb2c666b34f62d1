import type { DraftContent } from '@herald/contract/draft';
import { draftBackup } from '../draft/draft-ports.ts';
import { DraftStore } from '../draft/draft-store.ts';

interface RemakeOf {
  owner: string;
  videoId: string;
  /** Another film has other changes. */
  version: number;
  content: DraftContent;
}

/** The draft of a re-make, beside that of the wizard. It is kept in this browser until it is ordered. */
export function openRemakeDraft({ owner, videoId, version, content }: RemakeOf) {
  const backup = draftBackup(`remake.${owner}.${videoId}.${version}`);
  const begun = { version: 0, content: { ...content, step: 3 as const } };
  const store = new DraftStore(begun, {
    load: async () => begun,
    save: async ({ version: saved }) => ({ kind: 'saved', version: saved }),
    clear: async () => undefined,
    backup,
    announce: () => undefined,
  });
  store.switchAutoSave(false);
  return { store, forget: backup.clear };
}
