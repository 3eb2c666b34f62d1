import { FileText } from 'lucide-react';
import { useInitializeSpecialPages } from '#data/initialize-pages.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

export function NoSpecialPages() {
  const initialize = useInitializeSpecialPages();
  return (
    <div className="flex flex-col items-center px-2 py-8 text-center">
      <span aria-hidden className="corners grid h-24 w-40 place-items-center text-ink-faint">
        <Icon of={FileText} size={20} />
      </span>
      <p className="mt-5 font-semibold text-14">No special pages found.</p>
      <p className="mt-1 max-w-[340px] text-13 text-ink-faint">
        Special pages come with Herald. Create the ones that are missing; pages that exist stay as they are.
      </p>
      <Button className="mt-5" busyText={initialize.isPending && 'Initializing...'} onClick={() => initialize.mutate()}>
        Initialize Special Pages
      </Button>
    </div>
  );
}
