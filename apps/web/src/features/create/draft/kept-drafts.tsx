import { useMutation, useQuery } from '@tanstack/react-query';
import { Archive, X } from 'lucide-react';
import { useState } from 'react';
import { messageOf, request } from '#lib/api.ts';
import { timeAgo } from '#lib/dates.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { hasWork } from './content-rules.ts';
import { useDraftStore } from './use-draft.ts';

const KEY = ['kept-drafts'];

/** Drafts that made room for a template, to go on with; nothing where there are none. */
export function KeptDrafts() {
  const [isOpen, setOpen] = useState(false);
  const { data: kept = [] } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await request('GET /draft/kept', { signal })).data,
  });
  const store = useDraftStore();
  const open = useMutation({
    mutationFn: (id: string) => store.swapFor((present) => openKept(id, present.version, hasWork(present.content))),
    onSuccess: () => setOpen(false),
    onError: (error) => toastError('Nothing was changed', messageOf(error, 'The draft could not be opened.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
  const remove = useMutation({
    mutationFn: (id: string) => request('DELETE /draft/kept/:id', { params: { id } }),
    onError: (error) => toastError('Not deleted', messageOf(error, 'The draft was not deleted.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
  if (kept.length === 0 && !isOpen) return null;
  return (
    <>
      <Button kind="ghost" size="s" icon={Archive} onClick={() => setOpen(true)}>
        {`Kept drafts (${kept.length})`}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Kept drafts"
        description="Go on with one of them. The draft you have open takes its place here."
      >
        {kept.length === 0 && <p className="text-14 text-ink-soft">No draft is kept.</p>}
        <ul className="divide-y divide-line">
          {kept.map(({ id, title, step, kept_at }) => (
            <li key={id} className="flex items-center gap-3 py-2">
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium text-14">{title}</span>
                <span className="block text-13 text-ink-faint">{`Step ${step}, kept ${timeAgo(kept_at)}`}</span>
              </span>
              <Button size="s" aria-label={`Open ${title}`} disabled={open.isPending} onClick={() => open.mutate(id)}>
                Open
              </Button>
              <IconButton icon={X} size="s" label={`Delete ${title}`} onClick={() => remove.mutate(id)} />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

async function openKept(id: string, version: number, keeps: boolean) {
  const body = { draft_version: version, keep_draft: keeps };
  const { data } = await request('POST /draft/kept/:id/open', { params: { id }, body });
  return { version: data.version, content: data.content };
}
