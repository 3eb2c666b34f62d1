import { Brand } from '../../ui/brand.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SettingsCard } from '../../ui/settings-card.tsx';
import { Specimen } from './specimen.tsx';

export function PlaceSpecimens() {
  return (
    <>
      <Specimen title="Brand and mark">
        <Brand size="l" />
        <Brand />
        <Mark size={32} />
      </Specimen>
      <Specimen title="Panel, settings card" className="flex flex-col gap-3">
        <Panel className="p-5 text-14 text-ink-soft">Cards breathe.</Panel>
        <SettingsCard title="Interface" sentence="How Herald looks in this browser.">
          <p className="text-14">Controls</p>
        </SettingsCard>
      </Specimen>
    </>
  );
}
