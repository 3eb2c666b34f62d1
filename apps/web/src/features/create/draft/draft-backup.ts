import { storedValue } from '../../../lib/stored-value.ts';
import type { SavedDraft } from './draft-state.ts';
import type { DraftPorts } from './draft-store.ts';

interface Left extends SavedDraft {
  /** The tab that wrote it; another tab must not throw it away. */
  tab: string;
}

/** What the server does not have yet, kept in this browser: it outlives a reload, a crash and an ended session. */
export function draftBackup(owner: string): DraftPorts['backup'] {
  const stored = storedValue(`draft.${owner}`);
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

const groups = ['voice', 'avatar', 'background', 'script', 'output'];

function isLeft(value: unknown): value is Left {
  if (typeof value !== 'object' || value === null || !('content' in value) || !('version' in value)) return false;
  const { content } = value;
  return (
    typeof value.version === 'number' &&
    typeof content === 'object' &&
    content !== null &&
    groups.every((group) => group in content)
  );
}
