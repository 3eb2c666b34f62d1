import { clsx } from 'clsx';

/** Head and shoulders as a viewfinder draws them: the presenter will stand here. Fills a 9:16 frame. */
export function PoseGuide({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 90 160"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="0.7"
      strokeDasharray="2.2 2.2"
      className={clsx('absolute inset-0 size-full', className)}
    >
      <path d="M45 38c12 0 19.500 9.200 19.500 22.500 0 10.200-4.200 18.200-10 22.700v8.300c0 2.300 1.600 3.900 4.400 4.800l16.100 5.200C88 105.700 97 112 101 126l8 36H-19l8-36c4-14 13-20.300 26-24.500l16.100-5.200c2.800-.9 4.400-2.500 4.400-4.800v-8.300c-5.800-4.500-10-12.500-10-22.700C25.500 47.200 33 38 45 38z" />
    </svg>
  );
}
