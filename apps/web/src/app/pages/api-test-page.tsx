import { ConnectionTest } from '#features/connection-test/components/connection-test.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

export function ApiTestPage() {
  return (
    <div className="mx-auto w-full max-w-[920px]">
      <PageHeading line="Makes three calls to the API of this Herald and shows each response as it arrives.">
        API Connection Test
      </PageHeading>
      <ConnectionTest />
    </div>
  );
}
