import { PageHeading } from '#ui/page-heading.tsx';
import { UnfinishedPanel } from './unfinished/unfinished-panel.tsx';
import { type UnfinishedScreen, unfinishedScreens } from './unfinished/unfinished-screens.ts';

export const ApiSetupPage = () => <UnfinishedPage screen={unfinishedScreens.apiSetup} />;

function UnfinishedPage({ screen }: { screen: UnfinishedScreen }) {
  return (
    <>
      <PageHeading line={screen.line}>{screen.title}</PageHeading>
      <div className="mt-6">
        <UnfinishedPanel screen={screen} />
      </div>
    </>
  );
}
