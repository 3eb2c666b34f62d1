import type { SessionUser } from '@herald/contract/endpoints/session-user';
import type { Site } from '@herald/contract/endpoints/sites';
import { Download, ExternalLink, Settings2, Share2, Trash2 } from 'lucide-react';
import { shortDay } from '#lib/dates.ts';
import { openShareWindow, type ShareTarget } from '#lib/share.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { Tag } from '#ui/tag.tsx';
import { useExportLeads, useSiteAdmin } from '../api/use-sites.ts';
import { SiteThumbnail } from './site-thumbnail.tsx';

interface SiteCardProps {
  site: Site;
  user: SessionUser;
  onDelete: () => void;
}

export function SiteCard({ site, user, onDelete }: SiteCardProps) {
  const { role } = user.account;
  const { videos, visits, leads } = site.look;
  const shareOn = (target: ShareTarget) => () => openShareWindow(target, { link: site.url, text: site.name });
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-panel">
      <SiteThumbnail site={site} />
      <div className="flex items-start gap-2 border-line border-t px-5 pt-4">
        <div className="min-w-0 flex-1">
          <div className="flex items-center gap-2">
            <p className="truncate font-semibold text-16">{site.name}</p>
            {!site.is_online && <Tag tone="warn">Offline</Tag>}
          </div>
          <p className="truncate text-13 text-ink-soft">{new URL(site.url).host}</p>
        </div>
        <div className="-mt-1.5 -mr-2 flex">
          {site.is_online && (
            <Menu trigger={<IconButton icon={Share2} label={`Share ${site.name}`} />}>
              <MenuItem onSelect={shareOn('Facebook')}>Facebook</MenuItem>
              <MenuItem onSelect={shareOn('WhatsApp')}>WhatsApp</MenuItem>
              <MenuItem onSelect={shareOn('Twitter')}>Twitter</MenuItem>
              <MenuSeparator />
              <MenuItem onSelect={shareOn('More Options')}>More Options</MenuItem>
            </Menu>
          )}
          {(role === 'owner' || role === 'admin') && (
            <IconButton icon={Trash2} label={`Delete ${site.name}`} onClick={onDelete} />
          )}
        </div>
      </div>
      <p className="tnum mt-3 flex flex-wrap gap-x-4 gap-y-1 px-5 text-13 text-ink-soft">
        <span>{counted(videos, 'video')}</span>
        <span>{`${counted(visits, 'visit')} in 30 days`}</span>
        <span>{counted(leads, 'lead')}</span>
      </p>
      <div className="mx-5 mt-auto flex flex-wrap items-center gap-2 border-line border-t pt-3 pb-4 [p+&]:mt-4">
        {site.is_online ? <WaysIn site={site} user={user} /> : role !== 'viewer' && <ExportLeads site={site} />}
        <span className="ml-auto text-12 text-ink-faint">Created {shortDay(site.created_at)}</span>
      </div>
    </li>
  );
}

function WaysIn({ site, user }: Pick<SiteCardProps, 'site' | 'user'>) {
  const admin = useSiteAdmin();
  return (
    <>
      <a href={site.url} target="_blank" rel="noreferrer" className={buttonClass({ size: 's' })}>
        <Icon of={ExternalLink} className="-ml-0.5" />
        Visit
      </a>
      {user.account.role !== 'viewer' && (
        <Button
          kind="ghost"
          size="s"
          icon={Settings2}
          busyText={admin.isPending && 'Opening...'}
          onClick={() => admin.mutate(site)}
        >
          {user.user_type === 'admin' ? 'Admin' : 'Manage'}
        </Button>
      )}
    </>
  );
}

/** The administration, which has the file otherwise, is closed while the site is offline. */
function ExportLeads({ site }: { site: Site }) {
  const leads = useExportLeads();
  return (
    <Button
      size="s"
      icon={Download}
      aria-label={`Export leads of ${site.name}`}
      busyText={leads.isPending && 'Exporting...'}
      onClick={() => leads.mutate(site)}
    >
      Export leads
    </Button>
  );
}

function counted(count: number, word: string): string {
  return `${count.toLocaleString('en-US')} ${word}${count === 1 ? '' : 's'}`;
}
