import { Brand } from '#ui/brand.tsx';
import { Mark } from '#ui/mark.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { SettingsCard } from '#ui/settings-card.tsx';
import { ButtonSpecimens } from './button-specimens.tsx';
import { ChoiceSpecimens } from './choice-specimens.tsx';
import { FeedbackSpecimens } from './feedback-specimens.tsx';
import { FieldSpecimens } from './field-specimens.tsx';
import { FilmSpecimens } from './film-specimens.tsx';
import { OverlaySpecimens } from './overlay-specimens.tsx';
import { PictureSpecimens } from './picture-specimens.tsx';
import { Specimen } from './specimen.tsx';
import { StatusSpecimens } from './status-specimens.tsx';
import { TableSpecimens } from './table-specimens.tsx';
import { TokenSpecimens } from './token-specimens.tsx';

const themes = ['dark', 'light'] as const;

/** Every part in every state, both themes side by side. Only in development. */
export function StyleguidePage() {
  return (
    <main id="main">
      <div className="px-8 pt-8">
        <PageHeading line="Every part in every state">Styleguide</PageHeading>
      </div>
      <div className="mt-6 grid xl:grid-cols-2">
        {themes.map((theme) => (
          <div key={theme} data-theme={theme} className="min-w-0 bg-ground px-4 pb-16 text-ink md:px-8">
            <p className="pt-6 text-13 text-ink-faint">{theme}</p>
            <TokenSpecimens />
            <ButtonSpecimens />
            <FieldSpecimens />
            <ChoiceSpecimens />
            <StatusSpecimens />
            <FeedbackSpecimens />
            <OverlaySpecimens />
            <TableSpecimens />
            <FilmSpecimens />
            <PictureSpecimens />
            <PlaceSpecimens />
          </div>
        ))}
      </div>
    </main>
  );
}

function PlaceSpecimens() {
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
