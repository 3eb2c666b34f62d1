import { useRouteError } from 'react-router';
import { paths } from '#lib/paths.ts';
import { Brand } from '#ui/brand.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

interface RouteErrorProps {
  /** Nothing else is on the page: bring the brand along. */
  isWholePage?: boolean;
}

export function RouteError({ isWholePage }: RouteErrorProps) {
  const error = useRouteError();
  const report = (
    <>
      <PageHeading>Something went wrong</PageHeading>
      <div className="mt-6">
        <ErrorState
          title="This screen stopped working"
          reason="Load it again. If that doesn’t help, return to the dashboard and tell your administrator."
          kept="Everything you saved is safe, and videos keep rendering without this page."
          onRetry={() => location.reload()}
          facts={{ error: error instanceof Error ? error.message : String(error), at: new Date().toLocaleTimeString() }}
          action={<ButtonLink to={paths.home}>Return to Home</ButtonLink>}
        />
      </div>
    </>
  );
  if (!isWholePage) return report;
  return (
    <div className="mx-auto max-w-[984px] px-4 py-6 md:px-8">
      <Brand />
      <main id="main" className="pt-10">
        {report}
      </main>
    </div>
  );
}
