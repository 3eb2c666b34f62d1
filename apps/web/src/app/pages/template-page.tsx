import { useParams } from 'react-router';
import { useTemplate } from '#features/create/templates/template-data.ts';
import { TemplateForm } from '#features/create/templates/template-form.tsx';
import { useSession } from '#features/session/api/session.ts';
import { ApiError, messageOf } from '#lib/api.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Spinner } from '#ui/spinner.tsx';

export function TemplatePage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const template = useTemplate(id);
  if (template.data && user) {
    return (
      <TemplateForm
        // Other variables have other fields.
        key={id + JSON.stringify(template.data.variables)}
        template={template.data}
        canEdit={user.account.role !== 'viewer'}
        isAdmin={user.role === 'admin'}
      />
    );
  }
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[880px] px-4 py-9 md:px-8">
      {template.error ? (
        <NotLoaded error={template.error} onRetry={() => void template.refetch()} />
      ) : (
        <Spinner label="Loading the template..." className="py-24" />
      )}
    </main>
  );
}

function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && ['not_found', 'validation'].some((code) => code === error.failure.code)) {
    return (
      <MessagePage
        title="There is no such template"
        line="It was deleted, or it belongs to another account."
        action={<ButtonLink to={paths.templates}>All templates</ButtonLink>}
      />
    );
  }
  return (
    <>
      <PageHeading>Template</PageHeading>
      <div className="mt-6">
        <ErrorState
          title="The template did not load"
          reason={messageOf(error, 'The server sent an unexpected response.')}
          onRetry={onRetry}
        />
      </div>
    </>
  );
}
