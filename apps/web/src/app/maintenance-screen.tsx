import { Brand } from '#ui/brand.tsx';
import { Button } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';

interface MaintenanceScreenProps {
  /** What the administrator has to say about it. */
  message: string;
  onRetry: () => void;
}

export function MaintenanceScreen({ message, onRetry }: MaintenanceScreenProps) {
  return (
    <div className="px-4 py-6 md:px-8">
      <header>
        <Brand className="w-fit" />
      </header>
      <main id="main" tabIndex={-1}>
        <MessagePage
          title="Back in a moment"
          line={message}
          note="You stay signed in, and videos keep rendering."
          action={
            <Button kind="primary" size="l" onClick={onRetry}>
              Try again
            </Button>
          }
        />
      </main>
    </div>
  );
}
