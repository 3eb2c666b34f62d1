import type { MailTopic } from '@herald/contract/statuses';
import { useSearchParams } from 'react-router';
import { useUnsubscribe, useUnsubscription } from '#features/preferences/api/use-unsubscribe.ts';
import { paths } from '#lib/paths.ts';
import { useSiteName } from '#lib/site-name.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { AuthLayout } from '../layouts/auth-layout.tsx';

const topicWords: Record<MailTopic, string> = {
  video_complete: 'mails about finished videos',
  weekly_report: 'weekly reports',
  marketing: 'news and offers',
};

/** Opened from a mail, without a sign-in. Opening it ends nothing: mail programs look into links on their own. */
export function UnsubscribePage() {
  const [search] = useSearchParams();
  return (
    <AuthLayout>
      <Unsubscribe token={search.get('token') ?? ''} />
    </AuthLayout>
  );
}

function Unsubscribe({ token }: { token: string }) {
  const siteName = useSiteName();
  const subscription = useUnsubscription(token);
  const unsubscribe = useUnsubscribe(token);
  if (subscription.isPending) return <Spinner label="Loading..." />;
  if (subscription.isError) {
    return (
      <>
        <PageHeading>Not unsubscribed</PageHeading>
        <div className="mt-6">
          <AlertBox>{subscription.error.message}</AlertBox>
        </div>
        <ButtonLink to={paths.home} kind="primary" size="l" full className="mt-9">
          {`Back to ${siteName}`}
        </ButtonLink>
      </>
    );
  }
  const words = topicWords[subscription.data.topic];
  if (unsubscribe.isSuccess || !subscription.data.is_on) {
    return (
      <>
        <PageHeading line={`${siteName} sends you no ${words}. You can turn them on again in Settings, Preferences.`}>
          You are unsubscribed
        </PageHeading>
        <ButtonLink to={paths.home} kind="primary" size="l" full className="mt-9">
          {`Back to ${siteName}`}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <PageHeading line={`${siteName} stops sending you ${words}. Other mails stay as they are.`}>
        Unsubscribe?
      </PageHeading>
      {unsubscribe.isError && (
        <div className="mt-6">
          <AlertBox>{unsubscribe.error.message}</AlertBox>
        </div>
      )}
      <Button
        kind="primary"
        size="l"
        full
        className="mt-9"
        busyText={unsubscribe.isPending && 'Unsubscribing...'}
        onClick={() => unsubscribe.mutate()}
      >
        Unsubscribe
      </Button>
    </>
  );
}
