import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

interface NothingFoundProps {
  onClear: () => void;
}

export function NothingFound({ onClear }: NothingFoundProps) {
  return (
    <EmptyState
      title="No videos found"
      headingLevel={3}
      sentence="No videos match your search criteria."
      action={<Button onClick={onClear}>Clear search and filters</Button>}
    />
  );
}

export function EmptyTrash({ onLeave }: { onLeave: () => void }) {
  return (
    <EmptyState
      title="The trash is empty"
      headingLevel={3}
      sentence="Videos you delete stay here for 30 days before they are gone for good."
      action={<Button onClick={onLeave}>Back to the library</Button>}
    />
  );
}
