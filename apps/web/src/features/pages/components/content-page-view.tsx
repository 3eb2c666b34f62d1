import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { useQuery } from '@tanstack/react-query';
import { request } from '#lib/api.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ContentPageError } from './content-page-error.tsx';
import { PlanOfferView } from './plan-offer-view.tsx';

interface ContentPageViewProps {
  slug: string;
  /** Who reads it; the page of a plan says what it changes for them. */
  reader: SessionUser | null;
}

export function ContentPageView({ slug, reader }: ContentPageViewProps) {
  const page = useContentPage(slug);
  if (page.isPending) return <LoadingPage />;
  if (page.isError) {
    return <ContentPageError error={page.error} onRetry={() => void page.refetch()} isRetrying={page.isFetching} />;
  }
  const { name, link, content, offer } = page.data;
  return (
    <article>
      <PageHeading>{name}</PageHeading>
      {link && !offer && (
        <p className="mt-2 text-16 text-ink-soft">
          More about this at{' '}
          <a href={link} target="_blank" rel="noreferrer" className="text-ink underline underline-offset-4">
            {hostOf(link)}
          </a>
          .
        </p>
      )}
      {content.trim() ? (
        <RichText html={content} className="mt-8" />
      ) : (
        !offer && <p className="mt-8 text-16 text-ink-soft">No content available for this page.</p>
      )}
      {offer && reader && <PlanOfferView offer={offer} link={offer.purchase_url ?? link} reader={reader} />}
    </article>
  );
}

function hostOf(link: string): string {
  return URL.canParse(link, location.href) ? new URL(link, location.href).host : link;
}

const LINE_WIDTHS = ['w-full', 'w-11/12', 'w-10/12', 'w-4/5', 'w-1/2'];

function LoadingPage() {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading page...
      </p>
      <Skeleton className="h-10 w-2/3" />
      {LINE_WIDTHS.map((width) => (
        <Skeleton key={width} className={`mt-4 h-4 ${width}`} />
      ))}
    </div>
  );
}

function useContentPage(slug: string) {
  return useQuery({
    queryKey: ['page', slug],
    queryFn: async ({ signal }) => (await request('GET /pages/:slug', { params: { slug }, signal })).data,
  });
}
