import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf, request } from '#lib/api.ts';
import { paths } from '#lib/paths.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextLink } from '#ui/text-link.tsx';

const KEY = ['office-templates'] as const;

function useOfficeTemplates() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await request('GET /admin/templates', { signal })).data,
  });
}

type OfficeTemplate = NonNullable<ReturnType<typeof useOfficeTemplates>['data']>[number];

/** The templates of every account, to put forward or to withdraw. */
export function OfficeTemplates() {
  const templates = useOfficeTemplates();
  return (
    <section aria-labelledby="office-templates" className="flex flex-col gap-4">
      <div>
        <h2 id="office-templates" className="font-semibold text-20">
          Templates
        </h2>
        <p className="text-14 text-ink-soft">
          Templates for everybody. Featured ones are on top of the gallery; withdrawn ones are gone from it, and what
          was made with them stays.
        </p>
      </div>
      {templates.isPending && <Spinner label="Loading templates..." className="py-24" />}
      {templates.isError && (
        <ErrorState
          title="Failed to load the templates."
          reason={messageOf(templates.error, 'The server did not answer as expected.')}
          onRetry={() => void templates.refetch()}
          isRetrying={templates.isFetching}
        />
      )}
      {templates.data && (
        <Panel>
          <ul className="divide-y divide-line">
            {templates.data.map((template) => (
              <TemplateRow key={template.id} template={template} />
            ))}
          </ul>
        </Panel>
      )}
    </section>
  );
}

function TemplateRow({ template }: { template: OfficeTemplate }) {
  const { id, name, category, made_by, uses, rating, is_ours, is_featured, is_withdrawn } = template;
  const place = useMutation({
    mutationFn: (body: { is_featured?: boolean; is_withdrawn?: boolean }) =>
      request('PUT /admin/templates/:id', { params: { id }, body }),
    onError: (error) => toastError('Error', messageOf(error, 'The template was not saved.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
  const facts = [
    category,
    is_ours ? 'comes with Herald' : `by ${made_by ?? 'a former member'}`,
    uses === 1 ? 'used once' : `used ${uses.toLocaleString('en-US')} times`,
    rating.average === null ? 'not rated' : `${rating.average.toFixed(1)} of 5 by ${rating.count}`,
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 text-13 md:px-5">
      <div className="min-w-0 flex-1 basis-[280px]">
        <p className="flex items-baseline gap-2 font-medium text-14">
          <Dot tone={is_withdrawn ? 'warn' : is_featured ? 'good' : 'idle'} />
          <TextLink to={paths.template(id)} className="break-words">
            {name}
          </TextLink>
          {is_featured && <span className="font-normal text-13 text-ink-soft">Featured</span>}
          {is_withdrawn && <span className="font-normal text-13 text-ink-soft">Withdrawn</span>}
        </p>
        <p className="mt-0.5 text-ink-faint">{facts.join(', ')}</p>
      </div>
      {!is_withdrawn && (
        <Button
          size="s"
          aria-label={is_featured ? `No longer feature ${name}` : `Feature ${name}`}
          disabled={place.isPending}
          onClick={() => place.mutate({ is_featured: !is_featured })}
          className="max-md:min-h-11"
        >
          {is_featured ? 'No longer feature' : 'Feature'}
        </Button>
      )}
      <Button
        size="s"
        aria-label={is_withdrawn ? `Offer ${name} again` : `Withdraw ${name}`}
        disabled={place.isPending}
        onClick={() => place.mutate({ is_withdrawn: !is_withdrawn })}
        className="max-md:min-h-11"
      >
        {is_withdrawn ? 'Offer again' : 'Withdraw'}
      </Button>
    </li>
  );
}
