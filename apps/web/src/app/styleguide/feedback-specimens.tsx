import { RotateCcw } from 'lucide-react';
import { AlertBox } from '#ui/alert-box.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ToastCard } from '#ui/toast-card.tsx';
import { Specimen } from './specimen.tsx';

const nothing = () => undefined;

export function FeedbackSpecimens() {
  return (
    <>
      <Specimen title="Toasts: success, error with a way out" className="flex flex-wrap items-start gap-4">
        <ToastCard
          toast={{ kind: 'success', title: 'Welcome back!', description: "You've been successfully logged in." }}
          onDismiss={nothing}
        />
        <ToastCard
          toast={{
            kind: 'error',
            title: 'Download Failed',
            description: 'Failed to download video. Please try again.',
            action: { label: 'Retry', onPress: nothing },
          }}
          onDismiss={nothing}
        />
      </Specimen>
      <Specimen title="In place: alert with a way out, banners" className="flex flex-col gap-3">
        <AlertBox
          action={
            <Button size="s" icon={RotateCcw}>
              Choose another
            </Button>
          }
        >
          Please upload an audio file smaller than 10MB.
        </AlertBox>
        <Banner tone="warn" title="Admin Mode" action={<Button size="s">Return to Admin</Button>}>
          Viewing as Dana Whitfield, dana@northbeauty.co
        </Banner>
        <Banner tone="idle" title="Maintenance">
          Tonight from 22:00 to 22:15.
        </Banner>
      </Specimen>
      <Specimen title="Empty, error, loading" className="flex flex-col gap-3">
        <EmptyState
          title="No sites yet"
          sentence="Create your first website to get started"
          action={
            <Button kind="primary" size="l">
              Create Your First Site
            </Button>
          }
        />
        <ErrorState
          title="Failed to load videos"
          reason="Network error occurred. Please check your connection."
          kept="Nothing is lost: your videos are safe."
          onRetry={nothing}
          facts={{ code: 'NETWORK_ERROR', request: '01JD3K9X2P', at: '14:02:51' }}
        />
        <div className="flex gap-4">
          <Skeleton className="h-20 w-[45px]" />
          <div className="flex-1">
            <Skeleton className="h-3.5 w-2/3" />
            <Skeleton className="mt-2 h-3 w-1/3" />
          </div>
          <Spinner label="Loading" />
        </div>
      </Specimen>
    </>
  );
}
