import { clsx } from 'clsx';
import { useSiteName } from '#lib/site-name.ts';

/** A herald's pennant on its pole, which is also a play sign. */
export function Mark({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" className="shrink-0">
      <rect x="2.5" y="1.5" width="2.25" height="17" rx="1.1" fill="currentColor" />
      <path
        d="M6.75 2.9c0-.8.86-1.3 1.55-.9l9.1 5.1c.7.4.7 1.4 0 1.8l-9.1 5.1c-.69.4-1.55-.1-1.55-.9z"
        fill="var(--signal)"
      />
    </svg>
  );
}

export const brandClass = 'flex min-h-9 max-w-full items-center gap-2 rounded-control text-ink max-md:min-h-11';

/** What stands inside the link to the start page. */
export function BrandName({ size = 'm' }: { size?: 'm' | 'l' }) {
  const siteName = useSiteName();
  return (
    <>
      <Mark size={size === 'l' ? 22 : 20} />
      <span
        title={siteName}
        className={clsx('display truncate font-semibold', size === 'l' ? 'text-20' : 'text-[1.125rem]')}
      >
        {siteName}
      </span>
    </>
  );
}
