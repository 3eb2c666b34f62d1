import { failureOf, request } from '#lib/api.ts';
import { keptDraft } from '#lib/kept-work.ts';
import { isPassing } from '#lib/query-client.ts';
import type { SavedDraft } from './draft-state.ts';
import type { DraftPorts, SaveResult } from './draft-store.ts';

/** The draft on the server; each user has one. */
export const draftServer = { load: loadDraft, save: saveDraft, clear: clearDraft };

interface Left extends SavedDraft {
  /** The tab that wrote it; another tab must not throw it away. */
  tab: string;
}

/** What the server does not have yet, kept in this browser: it outlives a reload, a crash and an ended session. */
export function draftBackup(owner: string): DraftPorts['backup'] {
  const stored = keptDraft(owner);
  const tab = crypto.randomUUID();
  let isTakenOver = false;
  return {
    read: () => {
      const left = parseLeft(stored.read());
      isTakenOver = left !== null;
      return left;
    },
    write: (draft) => stored.write(JSON.stringify({ ...draft, tab } satisfies Left)),
    clear: () => {
      if (isTakenOver || parseLeft(stored.read())?.tab === tab) stored.clear();
      isTakenOver = false;
    },
  };
}

/** Written by this file alone, perhaps by an older release: what does not look like a draft is dropped. */
function parseLeft(text: string | null): Left | null {
  try {
    const left: unknown = JSON.parse(text ?? 'null');
    return isLeft(left) ? left : null;
  } catch {
    return null;
  }
}

const GROUPS = ['voice', 'avatar', 'background', 'script', 'output'];

function isLeft(value: unknown): value is Left {
  if (typeof value !== 'object' || value === null || !('content' in value) || !('version' in value)) return false;
  const { content } = value;
  return (
    typeof value.version === 'number' &&
    typeof content === 'object' &&
    content !== null &&
    GROUPS.every((group) => group in content)
  );
}

async function loadDraft(): Promise<SavedDraft> {
  const { version, content } = (await request('GET /draft')).data;
  return { version, content };
}

async function saveDraft(draft: SavedDraft, { isLeaving } = { isLeaving: false }): Promise<SaveResult> {
  try {
    const { data } = await request('PUT /draft', { body: draft, keepalive: isLeaving });
    return { kind: 'saved', version: data.version };
  } catch (error) {
    const { code, message } = failureOf(error);
    if (code === 'draft_conflict') return { kind: 'overtaken' };
    return { kind: 'failed', message, isPassing: isPassing(error) };
  }
}

async function clearDraft(): Promise<void> {
  await request('DELETE /draft');
}

/** Tabs of the same browser tell each other which version they saved. */
interface DraftChannel {
  announce(version: number): void;
  /** Returns how to stop listening. */
  listen(onHeard: (version: number) => void): () => void;
}

interface Announcement {
  owner: string;
  version: number;
}

export function draftChannel(owner: string): DraftChannel {
  const channel = new BroadcastChannel('draft');
  return {
    announce: (version) => channel.postMessage({ owner, version } satisfies Announcement),
    listen: (onHeard) => {
      const hear = ({ data }: MessageEvent<Announcement>) => data.owner === owner && onHeard(data.version);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
