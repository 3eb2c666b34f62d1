import { useLocation } from 'react-router';
import { useNotFoundLog } from '#features/not-found/api/use-not-found-log.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/message-page.tsx';

export function NotFoundPage() {
  const { pathname } = useLocation();
  useNotFoundLog(pathname);
  return (
    <MessagePage
      title="Oops! Page not found"
      line="There is no page at this address."
      mark="404"
      note={<span className="tc break-all">{pathname}</span>}
      action={
        <ButtonLink to={paths.home} kind="primary" size="l">
          Return to Home
        </ButtonLink>
      }
    />
  );
}
