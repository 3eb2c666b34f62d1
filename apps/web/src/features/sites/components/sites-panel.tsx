import type { SessionUser } from '@herald/contract/endpoints/session-user';
import type { Site } from '@herald/contract/endpoints/sites';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { failureOf } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useDeleteSite, useSites } from '../api/use-sites.ts';
import { CreateSiteDialog } from './create-site-dialog.tsx';
import { SiteCard } from './site-card.tsx';
import { SiteGhost } from './site-ghost.tsx';
import { RoomForSite, SiteStats } from './site-stats.tsx';

const CARDS = ['first', 'second', 'third'];

interface SitesPanelProps {
  user: SessionUser;
  heading: ReactNode;
  /** Shown where the plan has no marketplace. */
  refused: ReactNode;
  /** Shown above sites that the plan does not put online. */
  offline: ReactNode;
}

/** The account's websites. */
export function SitesPanel({ user, heading, refused, offline }: SitesPanelProps) {
  const sites = useSites();
  const [isCreating, setCreating] = useState(false);
  const [doomed, setDoomed] = useState<Site>();
  const mayManage = user.account.role === 'owner' || user.account.role === 'admin';
  if (sites.isPending) return <SitesLoading heading={heading} />;
  const isRefused = failureOf(sites.error).httpStatus === 403;
  const list = sites.data ?? [];
  const areOffline = list.some((site) => !site.is_online);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        {heading}
        {list.length > 0 && mayManage && !areOffline && (
          <Button kind="primary" icon={Plus} onClick={() => setCreating(true)}>
            Create Site
          </Button>
        )}
      </div>
      <div className="mt-6">
        {sites.isError ? (
          isRefused ? (
            refused
          ) : (
            <ErrorState
              title="Failed to load sites"
              reason={sites.error.message}
              onRetry={() => void sites.refetch()}
              isRetrying={sites.isFetching}
            />
          )
        ) : list.length === 0 ? (
          <EmptyState
            title="No sites yet"
            sentence={
              mayManage
                ? 'Create your first website to get started'
                : `Only ${user.account.owner_name} and admins of the team can create websites.`
            }
            action={
              mayManage && (
                <Button kind="primary" size="l" icon={Plus} onClick={() => setCreating(true)}>
                  Create Your First Site
                </Button>
              )
            }
            picture={<SiteGhost className="max-w-[360px] xl:w-[320px]" />}
          />
        ) : (
          <>
            {areOffline && <div className="mb-4">{offline}</div>}
            <SiteStats sites={list} />
            <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
              {list.map((site) => (
                <SiteCard key={site.id} site={site} user={user} onDelete={() => setDoomed(site)} />
              ))}
              {mayManage && <RoomForSite sites={list} />}
            </ul>
          </>
        )}
      </div>
      {isCreating && <CreateSiteDialog onClose={() => setCreating(false)} />}
      {doomed && <DeleteSiteDialog site={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  );
}

function DeleteSiteDialog({ site, onClose }: { site: Site; onClose: () => void }) {
  const remove = useDeleteSite();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Delete Site"
      question={`Are you sure you want to delete "${site.name}"? This action cannot be undone and will also delete the associated database.`}
      confirmLabel="Delete"
      busyText={remove.isPending && 'Deleting...'}
      onConfirm={() => remove.mutate(site, { onSuccess: onClose })}
    />
  );
}

function SitesLoading({ heading }: { heading: ReactNode }) {
  return (
    <>
      {heading}
      <p role="status" className="sr-only">
        Loading sites...
      </p>
      <div aria-hidden className="mt-6 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {CARDS.map((card) => (
          <div key={card} className="rounded-card border border-line bg-panel p-5">
            <Skeleton className="mb-5 aspect-[16/10] w-full" />
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="mt-2 h-4 w-2/3" />
            <Skeleton className="mt-7 h-9 w-full" />
          </div>
        ))}
      </div>
    </>
  );
}
