import type { AdminPage } from '@herald/contract/endpoints/admin-pages';
import type { PageEntry } from '@herald/contract/endpoints/pages';
import { Monitor, Smartphone } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { usePlans } from '#data/plans.ts';
import { failureOf } from '#lib/api.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePreview } from '../api/page.ts';
import { PreviewFrame } from './preview-frame.tsx';

const WIDTHS = [
  { value: 'desktop', label: 'Desktop', icon: Monitor },
  { value: 'phone', label: 'Phone', icon: Smartphone },
] as const;
const THEMES = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const;

export type RenderNavigation = (pages: readonly PageEntry[]) => ReactNode;

interface PagePreviewProps {
  page: AdminPage | undefined;
  name: string;
  content: string;
  /** Shown above it: which version this is. */
  notice?: ReactNode;
  renderNavigation: RenderNavigation;
}

/** The page as somebody on a plan sees it. */
export function PagePreview({ page, name, content, notice, renderNavigation }: PagePreviewProps) {
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop');
  const [theme, setTheme] = useState<'dark' | 'light'>('dark');
  const plans = usePlans();
  const [chosenPlan, setPlan] = useState<string>();
  const planId = chosenPlan ?? String(plans.data?.[0]?.id ?? '');
  const preview = usePreview(content, planId || undefined);
  const isMissing = Boolean(page?.is_special && preview.data && !preview.data.pages.some(({ id }) => id === page.id));
  return (
    <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-2.5 md:px-6">
        <div className="flex min-w-0 flex-1 basis-[260px] items-center gap-2 text-13 text-ink-soft">
          <span className="shrink-0">As a person on</span>
          <Select
            label="Plan"
            options={(plans.data ?? []).map((plan) => ({ value: String(plan.id), label: plan.name }))}
            value={planId || undefined}
            onChange={setPlan}
            placeholder="any plan"
            className="max-w-[200px]"
          />
        </div>
        <Segmented label="Width" segments={WIDTHS} value={width} onChange={setWidth} />
        <Segmented label="Theme" segments={THEMES} value={theme} onChange={setTheme} />
      </div>
      <div className="flex flex-1 flex-col bg-well p-3 md:p-8">
        {notice}
        {preview.isError ? (
          <ErrorState
            title="Failed to load page."
            reason={failureOf(preview.error).message}
            onRetry={() => void preview.refetch()}
            isRetrying={preview.isFetching}
          />
        ) : (
          <PreviewFrame title="Preview" theme={theme} isPhone={width === 'phone'}>
            <div inert>{renderNavigation(preview.data?.pages ?? [])}</div>
            <div className="mx-auto w-full max-w-[1520px] px-4 pt-7 pb-14 md:px-8 md:pt-10">
              <article className="mx-auto w-full max-w-[920px]" onClickCapture={stayHere}>
                <h1 className="break-words font-semibold text-26 md:text-34">{name || 'Page Name'}</h1>
                {preview.data ? <Content html={preview.data.content} /> : <Skeleton className="mt-8 h-40" />}
              </article>
            </div>
          </PreviewFrame>
        )}
        <p role="status" className="mx-auto mt-3 max-w-[72ch] text-center text-13 text-ink-faint">
          {isMissing && 'People on this plan do not see this page.'}
        </p>
      </div>
    </main>
  );
}

function Content({ html }: { html: string }) {
  return html.trim() ? (
    <RichText html={html} className="mt-8" />
  ) : (
    <p className="mt-8 text-16 text-ink-soft">No content available for this page.</p>
  );
}

/** A link would open inside the preview. */
function stayHere(event: MouseEvent): void {
  if ((event.target as Element).closest('a')) event.preventDefault();
}
