import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';

interface MarketplaceAccessRequiredProps {
  onBack: () => void;
}

export function MarketplaceAccessRequired({ onBack }: MarketplaceAccessRequiredProps) {
  return (
    <>
      <PageHeading className="pt-6 pb-5 md:pt-8">Marketplace</PageHeading>
      <EmptyState
        title="Marketplace Access Required"
        sentence="A premium plan (DFY, Unlimited, Income Maximizer or Automation) is needed to use the marketplace."
        action={
          <Button kind="primary" size="l" onClick={onBack}>
            Back to My Projects
          </Button>
        }
      />
    </>
  );
}
