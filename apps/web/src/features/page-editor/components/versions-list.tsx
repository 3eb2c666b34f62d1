import type { PageVersion } from '@herald/contract/endpoints/admin-pages';
import { limits } from '@herald/contract/limits';
import { Eye, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '#lib/api.ts';
import { exactMoment } from '#lib/dates.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useVersions } from '../api/page.ts';
import { differenceText, measureContent, versionText } from '../rules/page-measure.ts';
import { momentText } from '../rules/save-words.ts';

interface VersionsListProps {
  pageId: string;
  /** What is written and not saved yet. */
  unsaved: string | undefined;
  onLook: (version: PageVersion) => void;
  onRestore: (version: PageVersion) => void;
  isRestoring: boolean;
}

export function VersionsList({ pageId, unsaved, onLook, onRestore, isRestoring }: VersionsListProps) {
  const versions = useVersions(pageId);
  const [chosen, setChosen] = useState<number>();
  if (versions.isError) {
    return (
      <AlertBox
        action={
          <Button size="s" onClick={() => void versions.refetch()}>
            Try again
          </Button>
        }
      >
        {failureOf(versions.error).message}
      </AlertBox>
    );
  }
  if (versions.isPending) {
    return (
      <div role="status" className="flex flex-col gap-3">
        <span className="sr-only">Loading...</span>
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    );
  }
  const [latest] = versions.data;
  return (
    <>
      <ul className="-mx-3 flex flex-col">
        {unsaved !== undefined && latest && <UnsavedRow content={unsaved} before={latest} />}
        {versions.data.map((version, index) => (
          <VersionRow
            key={version.version}
            version={version}
            before={versions.data[index + 1]}
            isChosen={chosen === version.version}
            onChoose={() => setChosen(chosen === version.version ? undefined : version.version)}
            onLook={() => onLook(version)}
            onRestore={() => onRestore(version)}
            isRestoring={isRestoring}
          />
        ))}
      </ul>
      <p className="mt-4 text-12 text-ink-faint">
        Restoring keeps what is there now as a version. The last {limits.pageVersions} are kept.
      </p>
    </>
  );
}

function UnsavedRow({ content, before }: { content: string; before: PageVersion }) {
  return (
    <li className="px-3 py-2 text-13">
      <div className="flex items-baseline justify-between gap-3">
        <span className="flex items-center gap-2 font-medium">
          <Dot tone="warn" />
          Now
        </span>
        <span className="tnum text-12 text-ink-faint">{differenceText(measureContent(content), before)}</span>
      </div>
      <span className="text-12 text-ink-faint">not saved yet</span>
    </li>
  );
}

interface VersionRowProps {
  version: PageVersion;
  before: PageVersion | undefined;
  isChosen: boolean;
  onChoose: () => void;
  onLook: () => void;
  onRestore: () => void;
  isRestoring: boolean;
}

function VersionRow({ version, before, isChosen, onChoose, onLook, onRestore, isRestoring }: VersionRowProps) {
  const { is_current: isCurrent, saved_at: savedAt, saved_by: savedBy } = version;
  return (
    <li className={isChosen ? 'rounded-control bg-panel ring-1 ring-ink' : ''}>
      <button
        type="button"
        aria-expanded={isChosen}
        onClick={onChoose}
        className="min-h-11 w-full rounded-control px-3 py-2 text-left text-13 hover:bg-raised"
      >
        <span className="flex items-baseline justify-between gap-3">
          <time dateTime={savedAt} title={exactMoment(savedAt)} className="tnum font-medium">
            {momentText(savedAt)}
          </time>
          <span className="tnum text-right text-12 text-ink-faint">{versionText(version, before)}</span>
        </span>
        <span className="text-12 text-ink-faint">{[isCurrent && 'Saved now', savedBy].filter(Boolean).join(', ')}</span>
      </button>
      {isChosen && (
        <div className="flex gap-2 px-3 pb-3">
          {!isCurrent && (
            <Button size="s" icon={RotateCcw} onClick={onRestore} busyText={isRestoring && 'Restoring...'}>
              Restore
            </Button>
          )}
          <Button size="s" kind="ghost" icon={Eye} onClick={onLook}>
            Look
          </Button>
        </div>
      )}
    </li>
  );
}
