import { clsx } from 'clsx';
import { ChevronDown, Share2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#ui/button.tsx';

export function ShareButton(props: ComponentProps<typeof Button>) {
  return (
    <Button
      icon={Share2}
      {...props}
      className={clsx(
        'max-sm:w-11 max-sm:border-transparent max-sm:bg-transparent max-sm:px-0! max-sm:text-ink-soft',
        props.className,
      )}
    >
      <span className="flex items-center gap-2 max-sm:sr-only">
        Share
        <ChevronDown aria-hidden size={16} strokeWidth={1.5} className="-mr-0.5" />
      </span>
    </Button>
  );
}
