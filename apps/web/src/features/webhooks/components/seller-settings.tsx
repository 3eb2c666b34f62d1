import { SettingsCard } from '#ui/settings-card.tsx';
import { SourcesPanel } from './sources-panel.tsx';

/** The sources as a place of the settings. */
export function SellerSettings({ ownEmail }: { ownEmail: string }) {
  return (
    <SettingsCard title="Sellers" sentence="Where sales and videos report to, and the secret of each source.">
      <SourcesPanel ownEmail={ownEmail} />
    </SettingsCard>
  );
}
