import type { AdminPage, PageVersion } from '@herald/contract/endpoints/admin-pages';
import { useRef, useState } from 'react';
import { useIsWide } from '#lib/use-is-wide.ts';
import { useRestoreVersion, useVersions } from '../api/page.ts';
import type { KeptPage } from '../rules/kept-page.ts';
import { usePageDraft } from '../state/use-page-draft.ts';
import { useSave } from '../state/use-save.ts';
import { EditorHead, type EditorView, SaveButtons } from './editor-head.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { type Looked, LookedPage } from './looked-page.tsx';
import { PagePreview, type RenderNavigation } from './page-preview.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { VersionsPanel } from './versions-panel.tsx';
import { WritingArea } from './writing-area.tsx';

interface EditorScreenProps {
  userId: string;
  page: AdminPage | undefined;
  kept: KeptPage | undefined;
  onLeave: () => void;
  onCreated: (id: string) => void;
  renderNavigation: RenderNavigation;
}

export function EditorScreen({ userId, page, kept, onLeave, onCreated, renderNavigation }: EditorScreenProps) {
  const mayLeave = useRef(false);
  const draft = usePageDraft({ userId, page, kept });
  const isOutdated = page && kept && kept.baseVersion !== page.version;
  const saving = useSave({
    draft,
    page,
    changedMeanwhile: isOutdated ? page : undefined,
    onCreated: ({ id }) => {
      mayLeave.current = true;
      draft.forget();
      onCreated(id);
    },
  });
  const [view, setView] = useState<EditorView>('write');
  const [looked, setLooked] = useState<Looked>();
  const [isVersionsOpen, setVersionsOpen] = useState(false);
  const [toRestore, setToRestore] = useState<PageVersion>();
  const versions = useVersions(page?.id);
  const restore = useRestoreVersion(page?.id ?? '');
  const isWide = useIsWide();

  const show = (next: EditorView) => {
    setLooked(undefined);
    setView(next);
  };
  const look = (next: Looked) => {
    if (!isWide) setVersionsOpen(false);
    setLooked(next);
    setView('preview');
  };
  const restoreNow = (version: PageVersion) =>
    restore.mutate(version.version, {
      onSuccess: (restored) => {
        saving.take(restored);
        setToRestore(undefined);
        if (!isWide) setVersionsOpen(false);
        show('write');
      },
    });
  const askToRestore = (version: PageVersion) => (draft.isDirty ? setToRestore(version) : restoreNow(version));
  const busyText = saving.isPending && (page ? 'Updating...' : 'Creating...');

  return (
    <form
      noValidate
      onSubmit={(event) => void saving.submit(event)}
      className="flex min-h-dvh flex-col [--bar-height:61px] max-md:pb-[77px]"
      {...{ 'data-bottom-bar': '' }}
    >
      <EditorHead
        isNew={!page}
        state={{ isDirty: draft.isDirty, isKept: draft.isKept, savedAt: saving.latest?.updated_at }}
        view={view}
        onView={show}
        versions={
          page && {
            count: versions.data?.length,
            isOpen: isVersionsOpen,
            onToggle: () => setVersionsOpen(!isVersionsOpen),
          }
        }
        onBack={onLeave}
        busyText={busyText}
      />
      <div className="flex min-w-0 flex-1">
        <div hidden={view !== 'write'} className="min-w-0 flex-1">
          <WritingArea draft={draft} saving={saving} isSpecial={page?.is_special ?? false} kept={kept} onLook={look} />
        </div>
        {view === 'preview' && looked && page && (
          <LookedPage
            page={page}
            looked={looked}
            renderNavigation={renderNavigation}
            onRestore={askToRestore}
            isRestoring={restore.isPending}
            onClose={() => show('write')}
          />
        )}
        {view === 'preview' && !looked && (
          <PagePreview
            page={page}
            name={draft.values.name}
            content={draft.values.content}
            renderNavigation={renderNavigation}
          />
        )}
        {page && (
          <VersionsPanel
            isOpen={isVersionsOpen}
            isWide={isWide}
            onClose={() => setVersionsOpen(false)}
            pageId={page.id}
            unsaved={draft.isDirty ? draft.values.content : undefined}
            onLook={(version) => look({ version })}
            onRestore={askToRestore}
            isRestoring={restore.isPending}
          />
        )}
      </div>
      <SaveButtons
        isNew={!page}
        onCancel={onLeave}
        busyText={busyText}
        className="fixed inset-x-0 bottom-0 z-20 flex gap-2 border-line border-t bg-ground px-3 py-4 md:hidden"
      />
      <LeaveGuard draft={draft} mayLeave={mayLeave} />
      <RestoreDialog
        version={toRestore}
        onClose={() => setToRestore(undefined)}
        onRestore={restoreNow}
        isRestoring={restore.isPending}
      />
    </form>
  );
}
