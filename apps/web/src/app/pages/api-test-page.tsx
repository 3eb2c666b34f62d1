import { ConnectionTest } from '../../features/connection-test/components/connection-test.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export function ApiTestPage() {
  return (
    <div className="mx-auto w-full max-w-[920px]">
      <PageHeading line="Three calls to the API of this Herald, with the answers as they come.">
        API Connection Test
      </PageHeading>
      <ConnectionTest />
    </div>
  );
}
