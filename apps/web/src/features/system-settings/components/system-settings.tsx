import { RefreshCw, Zap } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Location } from 'react-router';
import { messageOf } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LeaveGuard } from '#ui/leave-guard.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useClearCache, useReloadSettings, useSettings } from '../api/use-settings.ts';
import { unsavedText } from '../rules/setting-changes.ts';
import { SaveBar } from './save-bar.tsx';
import { SettingsGroups } from './settings-groups.tsx';
import { type SettingsPlace, SettingsRail } from './settings-rail.tsx';
import { useSettingsForm } from './use-settings-form.ts';

interface SystemSettingsProps {
  /** Of the address: a group to jump to, or a place. */
  section: string | null;
  places?: readonly SettingsPlace[];
}

/** The settings of the installation, and the places that belong to them. */
export function SystemSettings({ section, places = [] }: SystemSettingsProps) {
  const settings = useSettings();
  const form = useSettingsForm(settings.data);
  const place = places.find((one) => one.section === section);
  const hasChanges = form.changed.length > 0;
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (form.refusals > 0) screen.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.refusals]);
  return (
    <div ref={screen}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="font-semibold text-20">System Settings</h2>
          <p className="text-14 text-ink-soft">Every process reads a change within 2 seconds.</p>
        </div>
        {!place && <SettingsActions hasSave={!hasChanges} />}
      </div>
      <div className="mt-4 flex gap-4 max-lg:flex-col lg:gap-8">
        <SettingsRail section={place?.section ?? section ?? 'general'} places={places} />
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          {settings.isError && !place && (
            <ErrorState
              title="The settings could not be loaded"
              reason={messageOf(settings.error, 'The server did not answer as expected.')}
              kept="Nothing was changed."
              onRetry={() => void settings.refetch()}
              isRetrying={settings.isFetching}
            />
          )}
          {place?.content}
          {!place && settings.isPending && <Spinner label="Loading settings..." className="py-24" />}
          {!place && settings.data && <SettingsGroups form={form} sent={settings.data} section={section} />}
        </div>
      </div>
      {hasChanges && <SaveBar form={form} />}
      <LeaveGuard unsaved={hasChanges ? unsavedText(form.changed) : undefined} staysAt={isSettings} />
    </div>
  );
}

/** Within the settings what is typed stays. */
const isSettings = ({ search }: Location) => new URLSearchParams(search).get('tab') === 'settings';

/** Save All Settings stands here until something changes; then it is at the foot of the window. */
function SettingsActions({ hasSave }: { hasSave: boolean }) {
  const reload = useReloadSettings();
  const clear = useClearCache();
  return (
    <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
      <Button icon={RefreshCw} onClick={() => reload.mutate()} busyText={reload.isPending && 'Refreshing...'}>
        Refresh
      </Button>
      <Button icon={Zap} onClick={() => clear.mutate()} busyText={clear.isPending && 'Clearing...'}>
        Clear Cache
      </Button>
      {hasSave && (
        <Button disabled className="max-md:basis-full">
          Save All Settings
        </Button>
      )}
    </div>
  );
}
