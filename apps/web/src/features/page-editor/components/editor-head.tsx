import { clsx } from 'clsx';
import { ArrowLeft, Eye, History, Pencil } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { SaveState } from './save-state.tsx';

export type EditorView = 'write' | 'preview';

const VIEWS = [
  { value: 'write', label: 'Write', icon: Pencil },
  { value: 'preview', label: 'Preview', icon: Eye },
] as const;

interface EditorHeadProps {
  isNew: boolean;
  state: { isDirty: boolean; isKept: boolean; savedAt: string | undefined };
  view: EditorView;
  onView: (view: EditorView) => void;
  /** None for a new page. */
  versions: { count: number | undefined; isOpen: boolean; onToggle: () => void } | undefined;
  onBack: () => void;
  busyText: string | false;
}

/** On a phone Cancel and the button that saves are at the foot of the screen. */
export function EditorHead({ isNew, state, view, onView, versions, onBack, busyText }: EditorHeadProps) {
  const hasState = state.isDirty || state.savedAt !== undefined;
  return (
    <header className="sticky top-0 z-20 flex h-(--bar-height) items-center gap-2 border-line border-b bg-ground px-2 md:gap-3 md:px-6">
      <Button kind="ghost" icon={ArrowLeft} onClick={onBack} className="md:-ml-3.5 max-md:px-2.5">
        Back
      </Button>
      <span aria-hidden className="h-7 w-px bg-line max-md:hidden" />
      <div className="min-w-0 flex-1">
        <PageHeading size="dense" className="[&_h1]:truncate [&_h1]:text-16!">
          {isNew ? 'Create New Page' : 'Edit Page'}
        </PageHeading>
        <p className={clsx('truncate text-12 text-ink-faint', hasState && 'max-lg:sr-only')}>
          {isNew ? 'Create a new page with rich content' : 'Update page content and settings'}
        </p>
        <div className="lg:hidden">
          <SaveState {...state} />
        </div>
      </div>
      <div className="max-lg:hidden">
        <SaveState {...state} />
      </div>
      <Segmented label="View" segments={VIEWS} value={view} onChange={onView} className="max-md:hidden" />
      <IconButton
        icon={view === 'write' ? Eye : Pencil}
        label={view === 'write' ? 'Preview' : 'Write'}
        size="l"
        onClick={() => onView(view === 'write' ? 'preview' : 'write')}
        className="md:hidden"
      />
      {versions && (
        <>
          <Button icon={History} aria-expanded={versions.isOpen} onClick={versions.onToggle} className="max-md:hidden">
            Versions
            {versions.count !== undefined && <span className="tnum text-ink-faint">{versions.count}</span>}
          </Button>
          <IconButton icon={History} label="Versions" size="l" onClick={versions.onToggle} className="md:hidden" />
        </>
      )}
      <SaveButtons isNew={isNew} onCancel={onBack} busyText={busyText} className="flex gap-2 max-md:hidden" />
    </header>
  );
}

interface SaveButtonsProps {
  isNew: boolean;
  onCancel: () => void;
  busyText: string | false;
  className: string;
}

export function SaveButtons({ isNew, onCancel, busyText, className }: SaveButtonsProps) {
  return (
    <div className={className}>
      <Button kind="ghost" onClick={onCancel} className="max-md:border max-md:border-line-strong">
        Cancel
      </Button>
      <Button type="submit" kind="primary" busyText={busyText} className="max-md:flex-1">
        {isNew ? 'Create Page' : 'Update Page'}
      </Button>
    </div>
  );
}
