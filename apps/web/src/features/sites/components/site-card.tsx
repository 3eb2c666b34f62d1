import type { SessionUser, Site } from '@herald/contract';
import { ExternalLink, Settings2, Share2, Trash2 } from 'lucide-react';
import { shortDay } from '#lib/dates.ts';
import { openShareWindow, type ShareTarget } from '#lib/share.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { useSiteAdmin } from '../api/use-sites.ts';

interface SiteCardProps {
  site: Site;
  user: SessionUser;
  onDelete: () => void;
}

export function SiteCard({ site, user, onDelete }: SiteCardProps) {
  const admin = useSiteAdmin();
  const { role } = user.account;
  const shareOn = (target: ShareTarget) => () => openShareWindow(target, { link: site.url, text: site.name });
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-panel p-5">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold text-16">{site.name}</p>
          <p className="truncate text-13 text-ink-soft">{new URL(site.url).host}</p>
        </div>
        <div className="-mt-1.5 -mr-2 flex">
          <Menu trigger={<IconButton icon={Share2} label={`Share ${site.name}`} />}>
            <MenuItem onSelect={shareOn('Facebook')}>Facebook</MenuItem>
            <MenuItem onSelect={shareOn('WhatsApp')}>WhatsApp</MenuItem>
            <MenuItem onSelect={shareOn('Twitter')}>Twitter</MenuItem>
            <MenuSeparator />
            <MenuItem onSelect={shareOn('More Options')}>More Options</MenuItem>
          </Menu>
          {(role === 'owner' || role === 'admin') && (
            <IconButton icon={Trash2} label={`Delete ${site.name}`} onClick={onDelete} />
          )}
        </div>
      </div>
      <p className="mt-4 text-12 text-ink-faint">Created {shortDay(site.created_at)}</p>
      <div className="mt-4 flex gap-2 border-line border-t pt-4">
        <a href={site.url} target="_blank" rel="noreferrer" className={buttonClass({ size: 's' })}>
          <Icon of={ExternalLink} className="-ml-0.5" />
          Visit
        </a>
        {role !== 'viewer' && (
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
      </div>
    </li>
  );
}
