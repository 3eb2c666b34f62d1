/** Tabs of the same browser tell each other which version they saved. */
export interface DraftChannel {
  announce(version: number): void;
  /** Answers how to stop listening. */
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
