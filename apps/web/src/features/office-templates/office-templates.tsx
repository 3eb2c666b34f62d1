import { Search } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#lib/api.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Input } from '#ui/input.tsx';
import { ListLoading, NothingFound } from '#ui/list-states.tsx';
import { Panel } from '#ui/panel.tsx';
import { TemplateRow } from './template-row.tsx';
import { type OfficeTemplate, useOfficeTemplates } from './use-office-templates.ts';

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
      {templates.isPending && (
        <Panel>
          <ListLoading words="Loading templates..." rowClass="flex h-[76px] items-center gap-6" />
        </Panel>
      )}
      {templates.isError && (
        <ErrorState
          title="Failed to load the templates."
          reason={messageOf(templates.error, 'The server did not answer as expected.')}
          onRetry={() => void templates.refetch()}
          isRetrying={templates.isFetching}
        />
      )}
      {templates.data && <TemplateList templates={templates.data} />}
    </section>
  );
}

function TemplateList({ templates }: { templates: readonly OfficeTemplate[] }) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = templates.filter(({ name, category, made_by }) =>
    [name, category, made_by ?? ''].some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <>
      <search>
        <Input
          type="search"
          icon={Search}
          aria-label="Search templates"
          placeholder="Name, category or maker"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          className="w-[300px] max-md:w-full"
        />
      </search>
      <Panel>
        {found.length === 0 ? (
          <NothingFound title="No templates found" onClear={wanted === '' ? undefined : () => setSearch('')} />
        ) : (
          <ul aria-label="Templates" className="divide-y divide-line">
            {found.map((template) => (
              <TemplateRow key={template.id} template={template} />
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}
