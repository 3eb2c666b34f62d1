import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#ui/button.tsx';
import { onPhoneIconOnly } from './on-phone.ts';

interface DownloadButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'icon' | 'kind' | 'className'> {
  /** The link of the video comes before it. */
  isQuiet: boolean;
}

export function DownloadButton({ isQuiet, ...rest }: DownloadButtonProps) {
  return (
    <Button
      {...rest}
      kind={isQuiet ? 'quiet' : 'primary'}
      icon={Download}
      className={clsx(
        onPhoneIconOnly,
        'max-sm:border-transparent max-sm:bg-transparent max-sm:text-ink-soft max-sm:hover:bg-raised',
      )}
    >
      <span>Download</span>
    </Button>
  );
}
