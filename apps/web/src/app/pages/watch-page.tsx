import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MessagePage } from '../../ui/message-page.tsx';

/** No video can be shared in this version, so none is found. */
export function WatchPage() {
  return (
    <MessagePage
      title="Video Not Found"
      line="The video you're looking for doesn't exist or has been removed."
      action={
        <ButtonLink to={paths.home} kind="primary" size="l">
          Go Home
        </ButtonLink>
      }
    />
  );
}
