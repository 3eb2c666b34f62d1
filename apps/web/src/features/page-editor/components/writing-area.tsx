import type { AdminPage } from '@herald/contract/endpoints/admin-pages';
import { lazy, memo, Suspense } from 'react';
import { timeAgo } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { textLinkClass } from '#ui/text-button.tsx';
import { uploadPagePicture } from '../api/page.ts';
import type { KeptPage } from '../rules/kept-page.ts';
import { countText, measureContent } from '../rules/page-measure.ts';
import { momentText } from '../rules/save-words.ts';
import type { PageDraft } from '../state/use-page-draft.ts';
import type { useSave } from '../state/use-save.ts';
import { EditorTips } from './editor-tips.tsx';
import type { Looked } from './looked-page.tsx';
import { NoticeBox } from './notice-box.tsx';
import { PageSettings } from './page-settings.tsx';

const LazyEditor = lazy(async () => ({ default: (await import('../editor/rich-editor.tsx')).RichEditor }));

/** Owns its content: what is typed elsewhere does not draw its toolbar again. */
const RichEditor = memo(LazyEditor, (before, next) => before.describedBy === next.describedBy);

interface WritingAreaProps {
  draft: PageDraft;
  saving: ReturnType<typeof useSave>;
  isSpecial: boolean;
  kept: KeptPage | undefined;
  onLook: (looked: Looked) => void;
}

export function WritingArea({ draft, saving, isSpecial, kept, onLook }: WritingAreaProps) {
  const { form, saved, values } = draft;
  const contentError = form.formState.errors.content?.message;
  const { words } = measureContent(values.content);
  const isNew = saving.latest === undefined;
  return (
    <main id="main" tabIndex={-1} className="grid lg:grid-cols-[300px_minmax(0,1fr)]">
      <div className="border-line max-lg:border-b lg:sticky lg:top-(--bar-height) lg:h-[calc(100dvh-var(--bar-height))] lg:overflow-y-auto lg:border-r">
        <PageSettings form={form} saved={saved} isNew={isNew} isSpecial={isSpecial} />
        <div className="max-lg:hidden">
          <EditorTips />
          {saving.latest && <PageFacts page={saving.latest} />}
        </div>
      </div>
      <section aria-labelledby="page-content" className="min-w-0 p-4 md:p-6">
        <Notices draft={draft} saving={saving} kept={kept} onLook={onLook} />
        <div className="mb-3 flex items-baseline justify-between">
          <h2 id="page-content" className="font-semibold text-16">
            Page Content
          </h2>
          {words > 0 && <p className="tnum text-13 text-ink-faint">{countText(words, 'word')}</p>}
        </div>
        <Suspense fallback={<Skeleton className="h-[450px]" />}>
          <RichEditor
            key={draft.round}
            initialHtml={values.content}
            onReady={draft.takeNormalForm}
            onChange={(html) => form.setValue('content', html)}
            uploadPicture={uploadPagePicture}
            labelledBy="page-content"
            describedBy={contentError && 'content-error'}
          />
        </Suspense>
        {contentError && (
          <p id="content-error" className="mt-2 text-13 text-bad">
            {contentError}
          </p>
        )}
      </section>
      <div className="lg:hidden">
        <EditorTips />
        {saving.latest && <PageFacts page={saving.latest} />}
      </div>
    </main>
  );
}

function Notices({ draft, saving, kept, onLook }: Omit<WritingAreaProps, 'isSpecial'>) {
  const { conflict, latest } = saving;
  if (conflict) {
    const by = conflict.updated_by ? ` by ${conflict.updated_by}` : '';
    return (
      <NoticeBox
        title={`This page was saved ${timeAgo(conflict.updated_at)}${by}, after you began`}
        actions={
          <>
            <Button
              onClick={() =>
                onLook({
                  version: {
                    version: conflict.version,
                    saved_at: conflict.updated_at,
                    saved_by: conflict.updated_by,
                    is_current: true,
                  },
                })
              }
            >
              Look at the latest
            </Button>
            <Button onClick={() => saving.saveAnyway(conflict)}>Save yours</Button>
            <Button kind="danger" onClick={() => saving.take(conflict)}>
              Discard yours
            </Button>
          </>
        }
      >
        Nothing of yours is lost. When you save yours, the latest one stays in Versions.
      </NoticeBox>
    );
  }
  if (!kept || !draft.isDirty || draft.round > 0) return null;
  return (
    <NoticeBox
      title={`These are your changes of ${momentText(kept.keptAt)}`}
      actions={
        <Button kind="danger" onClick={() => draft.startWith(latest)}>
          Discard changes
        </Button>
      }
    >
      This device kept them. They are not saved yet.
    </NoticeBox>
  );
}

function PageFacts({ page }: { page: AdminPage }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 border-line border-t p-4 text-13 md:p-6">
      <dt className="text-ink-faint">Last saved</dt>
      <dd className="text-right">{[timeAgo(page.updated_at), page.updated_by].filter(Boolean).join(', ')}</dd>
      <dt className="text-ink-faint">Address</dt>
      <dd className="min-w-0 text-right">
        <a href={paths.page(page.slug)} target="_blank" rel="noreferrer" className={`${textLinkClass} break-all`}>
          {paths.page(page.slug)}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </dd>
    </dl>
  );
}
