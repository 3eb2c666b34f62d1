import { failureOf } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useContentPage } from '../api/use-content-page.ts';
import './rich-text.css';

export function ContentPageView({ slug }: { slug: string }) {
  const page = useContentPage(slug);
  if (page.isPending) return <LoadingPage />;
  if (page.isError) {
    const isMissing = failureOf(page.error).httpStatus === 404;
    return (
      <>
        <PageHeading>Page Not Found</PageHeading>
        <div className="mt-6">
          <ErrorState
            title={isMissing ? 'Page not found' : 'Failed to load page.'}
            reason={isMissing ? 'It may have moved, or your plan does not include it.' : page.error.message}
            {...(!isMissing && { onRetry: () => void page.refetch(), isRetrying: page.isFetching })}
            action={
              <ButtonLink to={paths.home} kind={isMissing ? 'primary' : 'quiet'}>
                Back to Home
              </ButtonLink>
            }
          />
        </div>
      </>
    );
  }
  const { name, link, content } = page.data;
  return (
    <article>
      <PageHeading>{name}</PageHeading>
      {link && (
        <p className="mt-2 text-16 text-ink-soft">
          More about this at{' '}
          <a href={link} target="_blank" rel="noreferrer" className="text-ink underline underline-offset-4">
            {new URL(link, location.href).host}
          </a>
          .
        </p>
      )}
      {content.trim() ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises this HTML when it is saved and again when it is read.
        <div className="rich-text mt-8" dangerouslySetInnerHTML={{ __html: content }} />
      ) : (
        <p className="mt-8 text-16 text-ink-soft">No content available for this page.</p>
      )}
    </article>
  );
}

function LoadingPage() {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading page...
      </p>
      <Skeleton className="h-10 w-2/3" />
      {['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-1/2'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list that never changes order.
        <Skeleton key={index} className={`mt-4 h-4 ${width}`} />
      ))}
    </div>
  );
}
