import type { TemplateSummary } from '@herald/contract/endpoints/templates';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#lib/api.ts';
import { paths } from '#lib/paths.ts';
import { useSettledValue } from '#lib/use-settled-value.ts';
import { summaryOf } from '#ui/admin-list.tsx';
import { Button } from '#ui/button.tsx';
import { Chips } from '#ui/chips.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Input } from '#ui/input.tsx';
import { Pager } from '#ui/pager.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FeaturedTemplate } from './featured-template.tsx';
import { TemplateCard } from './template-card.tsx';
import {
  type TemplateQuestion,
  type TemplateShelf,
  type TemplateSort,
  useTemplateCounts,
  useTemplates,
} from './template-data.ts';

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6';
const SETTLE_MS = 250;

const sorts: { value: TemplateSort; label: string }[] = [
  { value: 'popular', label: 'Popular' },
  { value: 'rating', label: 'Best rated' },
  { value: 'newest', label: 'Newest' },
  { value: 'name', label: 'Name' },
];

const everything: TemplateQuestion = { shelf: 'all', search: '', sort: 'popular', page: 1 };

interface GalleryProps {
  /** Where a template leads. */
  pathOf?: (id: string) => string;
  /** Viewers of a team look, but make nothing. */
  canUse?: boolean;
}

/** Every template somebody may use, to look through and to search. */
export function TemplateGallery({ pathOf = paths.template, canUse = true }: GalleryProps) {
  const [question, setQuestion] = useState(everything);
  const search = useSettledValue(question.search, SETTLE_MS);
  const templates = useTemplates({ ...question, search });
  const change = (next: Partial<TemplateQuestion>) => setQuestion({ ...question, page: 1, ...next });
  const { data: page } = templates;
  const isWhole = question.shelf === 'all' && question.search === '' && question.page === 1;
  return (
    <>
      {isWhole && <FeaturedTemplate pathOf={pathOf} canUse={canUse} />}
      <Toolbar question={question} onChange={change} />
      <section aria-label="Templates" aria-busy={templates.isPlaceholderData} className="mt-4">
        <h2 className="sr-only">Template gallery</h2>
        {templates.isLoadingError && (
          <ErrorState
            title="The templates did not load"
            reason={messageOf(templates.error, 'The server sent an unexpected response.')}
            onRetry={() => void templates.refetch()}
            isRetrying={templates.isFetching}
          />
        )}
        {templates.isPending && <TemplateGridSkeleton />}
        {page && page.data.length > 0 && <TemplateGrid templates={page.data} pathOf={pathOf} />}
        {page?.data.length === 0 && <NothingHere question={question} onClear={() => setQuestion(everything)} />}
        {page && page.last_page > 1 && (
          <Pager
            page={page.current_page}
            pageCount={page.last_page}
            onChange={(next) => change({ page: next })}
            summary={summaryOf('templates', 'template')(page)}
          />
        )}
      </section>
    </>
  );
}

interface ToolbarProps {
  question: TemplateQuestion;
  onChange: (next: Partial<TemplateQuestion>) => void;
}

function Toolbar({ question, onChange }: ToolbarProps) {
  const { data: counts } = useTemplateCounts();
  const shelves: { value: TemplateShelf; label: string }[] = counts
    ? [
        { value: 'all', label: `All ${counts.total}` },
        ...counts.categories.map(({ value, label, count }) => ({ value, label: `${label} ${count}` })),
        ...(counts.mine > 0 ? [{ value: 'mine' as const, label: `Mine ${counts.mine}` }] : []),
        ...(counts.team > 0 ? [{ value: 'team' as const, label: `Team ${counts.team}` }] : []),
      ]
    : [{ value: 'all', label: 'All' }];
  return (
    <div className="mt-6 flex flex-wrap items-center gap-2">
      <Input
        icon={Search}
        type="search"
        aria-label="Search templates"
        placeholder="Search templates..."
        value={question.search}
        maxLength={200}
        onChange={(event) => onChange({ search: event.target.value })}
        className="w-full sm:w-[280px]"
      />
      <Chips
        label="Kind of template"
        options={shelves}
        value={question.shelf}
        onChange={(shelf) => onChange({ shelf })}
      />
      <Select
        label="Sort"
        lead="Sort"
        options={sorts}
        value={question.sort}
        onChange={(sort) => onChange({ sort })}
        className="w-full sm:ml-auto sm:w-[180px]"
      />
    </div>
  );
}

export function TemplateGrid({ templates, pathOf }: GalleryProps & { templates: readonly TemplateSummary[] }) {
  return (
    <ul className={GRID}>
      {templates.map((template) => (
        <li key={template.id}>
          <TemplateCard template={template} {...(pathOf && { path: pathOf(template.id) })} />
        </li>
      ))}
    </ul>
  );
}

function TemplateGridSkeleton() {
  return (
    <div role="status" aria-label="Loading templates" className={GRID}>
      {Array.from({ length: 12 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places without names
        <Skeleton key={at} className="aspect-[9/16] w-full rounded-card" />
      ))}
    </div>
  );
}

function NothingHere({ question, onClear }: { question: TemplateQuestion; onClear: () => void }) {
  return (
    <EmptyState
      title="No templates found"
      sentence={question.search ? `Nothing matches “${question.search}”.` : 'There is nothing here yet.'}
      action={<Button onClick={onClear}>Show all templates</Button>}
    />
  );
}
