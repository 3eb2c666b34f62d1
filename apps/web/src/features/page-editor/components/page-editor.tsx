import { useQuery } from '@tanstack/react-query';
import { failureOf } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePage, withFreshPictures } from '../api/page.ts';
import { keptPageOf } from '../rules/kept-page.ts';
import { EditorScreen } from './editor-screen.tsx';
import type { RenderNavigation } from './page-preview.tsx';

interface PageEditorProps {
  /** Of the administrator who edits. */
  userId: string;
  /** Left out for a new page. */
  pageId: string | undefined;
  /** Back to the list. */
  onLeave: () => void;
  onCreated: (id: string) => void;
  renderNavigation: RenderNavigation;
}

/** Fills the window. Waits for what it edits, so that nothing is saved over what it has not seen. */
export function PageEditor({ userId, pageId, onLeave, ...rest }: PageEditorProps) {
  const page = usePage(pageId);
  const kept = useKeptPage(userId, pageId);
  if (page.isError) {
    const { httpStatus, message } = failureOf(page.error);
    const back = <Button onClick={onLeave}>Back</Button>;
    if (httpStatus === 404) {
      return (
        <main id="main" tabIndex={-1} className="p-4">
          <MessagePage title="Page Not Found" line="Somebody may have deleted it." action={back} />
        </main>
      );
    }
    return (
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[920px] p-4 md:p-8">
        <PageHeading className="mb-6">Edit Page</PageHeading>
        <ErrorState
          title="Failed to load page."
          reason={message}
          onRetry={() => void page.refetch()}
          isRetrying={page.isFetching}
          action={back}
        />
      </main>
    );
  }
  if ((pageId && !page.data) || kept.isPending) return <LoadingEditor />;
  return <EditorScreen {...rest} userId={userId} page={page.data} kept={kept.data ?? undefined} onLeave={onLeave} />;
}

function LoadingEditor() {
  return (
    <main id="main" tabIndex={-1} className="grid gap-6 p-6 lg:grid-cols-[252px_1fr]">
      <p role="status" className="sr-only">
        Loading page...
      </p>
      <Skeleton className="h-60" />
      <Skeleton className="h-[460px]" />
    </main>
  );
}

/** Read once; its pictures get links that work. */
function useKeptPage(userId: string, pageId: string | undefined) {
  return useQuery({
    queryKey: ['kept-page', userId, pageId],
    queryFn: async () => {
      const kept = keptPageOf(userId, pageId ?? 'new').read();
      if (!kept) return null;
      return { ...kept, values: { ...kept.values, content: await withFreshPictures(kept.values.content) } };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
}
