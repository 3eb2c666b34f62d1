import { clsx } from 'clsx';

interface PoseGuideProps {
  className?: string;
  isFilled?: boolean;
}

/** Head and shoulders as a viewfinder draws them: here somebody will stand. Fills a 9:16 frame. */
export function PoseGuide({ className, isFilled }: PoseGuideProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 90 160"
      preserveAspectRatio="xMidYMax slice"
      fill={isFilled ? 'currentColor' : 'none'}
      fillOpacity={isFilled ? 0.1 : undefined}
      stroke="currentColor"
      strokeWidth={isFilled ? 0 : 0.7}
      strokeDasharray="2.2 2.2"
      className={clsx('absolute inset-0 size-full', className)}
    >
      <path d="M45 40c11.5 0 18.5 8.800 18.500 21.500 0 9.800-4 17.500-9.500 21.800v7.200c0 2.200 1.500 3.700 4.200 4.600l12.300 4.200C81.500 103 86 110 86 122v40H4v-40c0-12 4.500-19 15.500-22.700l12.300-4.200c2.700-.9 4.200-2.400 4.200-4.600v-7.200c-5.500-4.300-9.500-12-9.500-21.800C26.500 48.800 33.500 40 45 40z" />
    </svg>
  );
}
