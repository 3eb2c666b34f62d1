import { useEffect } from 'react';
import { failureOf } from '#lib/api.ts';
import { paths } from '#lib/paths.ts';
import { toastError } from '#lib/toast.ts';
import { toastLoadFailure } from '#lib/toast-load-failure.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

interface ContentPageErrorProps {
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

export function ContentPageError({ error, onRetry, isRetrying }: ContentPageErrorProps) {
  const { httpStatus, message } = failureOf(error);
  const isMissing = httpStatus === 404;
  useEffect(() => (isMissing ? toastError('Page not found') : toastLoadFailure('Failed to load page.')), [isMissing]);
  if (isMissing) {
    return (
      <MessagePage
        title="Page Not Found"
        line="It may have moved, or your plan does not include it."
        action={
          <ButtonLink to={paths.home} kind="primary" size="l">
            Back to Home
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <PageHeading>Page Not Found</PageHeading>
      <div className="mt-6">
        <ErrorState
          title="Failed to load page."
          reason={message}
          onRetry={onRetry}
          isRetrying={isRetrying}
          action={<ButtonLink to={paths.home}>Back to Home</ButtonLink>}
        />
      </div>
    </>
  );
}
