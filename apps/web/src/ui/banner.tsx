import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Dot, type Tone } from './dot.tsx';

interface BannerProps {
  tone: Extract<Tone, 'good' | 'warn' | 'bad' | 'idle'>;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

const borderClass = { good: 'border-line', warn: 'border-warn/50', bad: 'border-bad/50', idle: 'border-line' };

/** A strip under the top bar for what stays true while the whole page is used. */
export function Banner({ tone, title, children, action }: BannerProps) {
  return (
    <section aria-label={title} className={clsx('border-b bg-panel', borderClass[tone])}>
      <div className="mx-auto flex max-w-[1520px] flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2 text-13 md:px-8">
        <Dot tone={tone} />
        <strong className="font-medium">{title}</strong>
        <span className="min-w-0 flex-1 basis-48 break-words text-ink-soft max-sm:order-last max-sm:basis-full">
          {children}
        </span>
        <span className="ml-auto">{action}</span>
      </div>
    </section>
  );
}
