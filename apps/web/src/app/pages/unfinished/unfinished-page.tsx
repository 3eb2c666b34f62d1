import { PageHeading } from '../../../ui/page-heading.tsx';
import { UnfinishedPanel } from './unfinished-panel.tsx';
import type { UnfinishedScreen } from './unfinished-screens.ts';

export function UnfinishedPage({ screen }: { screen: UnfinishedScreen }) {
  return (
    <>
      <PageHeading line={screen.line}>{screen.title}</PageHeading>
      <div className="mt-6">
        <UnfinishedPanel screen={screen} hasWayBack />
      </div>
    </>
  );
}
