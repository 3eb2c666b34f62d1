import type { AdminPlan, PlanPage } from '@herald/contract/endpoints/admin-plans';
import { clsx } from 'clsx';
import { useState } from 'react';
import { failureOf } from '#lib/api.ts';
import { htmlPreview } from '#lib/html-preview.ts';
import { Button } from '#ui/button.tsx';
import { DialogClose } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import { Tag } from '#ui/tag.tsx';
import { Unsaved } from '#ui/unsaved.tsx';
import { useAssignPages } from '../api/change-plans.ts';
import { usePlanPages } from '../api/use-plans.ts';
import { assigned, changedPages, type Toggled } from '../rules/page-choices.ts';
import { seeText } from '../rules/plan-words.ts';
import { NoSpecialPages } from './no-special-pages.tsx';

interface PlanPagesDialogProps {
  plan: AdminPlan;
  onClose: () => void;
}

/** Which special pages people on the plan see. */
export function PlanPagesDialog({ plan, onClose }: PlanPagesDialogProps) {
  const pages = usePlanPages(plan.id);
  const saving = useAssignPages(plan.id);
  const [toggled, setToggled] = useState<Toggled>({});
  const all = pages.data ?? [];
  const changes = changedPages(all, toggled);
  return (
    <GuardedDialog
      hasChanges={changes.length > 0}
      onClose={onClose}
      isLarge
      className="md:max-w-[720px]"
      title={`Manage Special Pages for ${plan.name}`}
      description={`${seeText(plan)} the enabled pages under Upgrades.`}
      actions={
        <>
          <Unsaved count={changes.length} />
          <DialogClose>Close</DialogClose>
          <Button
            kind="primary"
            disabled={changes.length === 0}
            busyText={saving.isPending && 'Saving...'}
            onClick={() => saving.mutate(assigned(all, toggled), { onSuccess: onClose })}
          >
            Save Changes
          </Button>
        </>
      }
    >
      {pages.isError ? (
        <ErrorState
          title="Failed to load special pages."
          reason={failureOf(pages.error).message}
          onRetry={() => void pages.refetch()}
          isRetrying={pages.isFetching}
        />
      ) : pages.isPending ? (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">Loading special pages...</span>
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      ) : all.length === 0 ? (
        <NoSpecialPages />
      ) : (
        <ul className="-mx-6 -mb-6 divide-y divide-line border-line border-t">
          {all.map((page) => (
            <PageRow
              key={page.id}
              page={page}
              isEnabled={toggled[page.id] ?? page.is_enabled}
              onToggle={(isEnabled) => setToggled((now) => ({ ...now, [page.id]: isEnabled }))}
            />
          ))}
        </ul>
      )}
    </GuardedDialog>
  );
}

interface PageRowProps {
  page: PlanPage;
  isEnabled: boolean;
  onToggle: (isEnabled: boolean) => void;
}

function PageRow({ page, isEnabled, onToggle }: PageRowProps) {
  const isChanged = isEnabled !== page.is_enabled;
  const preview = htmlPreview(page.content);
  return (
    <li className={clsx('border-l-2 px-6 py-1', isChanged ? 'border-l-ink bg-raised' : 'border-l-transparent')}>
      <Switch
        label={page.name}
        isOn={isEnabled}
        onChange={onToggle}
        aside={
          <>
            {page.is_special && <Tag>Special</Tag>}
            <Tag tone={isEnabled ? 'good' : 'idle'}>{isEnabled ? 'Enabled' : 'Disabled'}</Tag>
            {isChanged && (
              <span className="text-12 text-ink-faint">{page.is_enabled ? 'was Enabled' : 'was Disabled'}</span>
            )}
          </>
        }
        hint={
          <span className="flex flex-col gap-1 pt-1">
            <span className="break-all font-mono text-12 text-ink-soft">/{page.slug}</span>
            <span className="break-words">{preview || 'No content'}</span>
          </span>
        }
      />
    </li>
  );
}
