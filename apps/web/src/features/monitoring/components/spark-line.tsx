interface SparkLineProps {
  series: readonly (number | null)[];
  /** Where the line begins to rise; the lowest of the series where it is left out. */
  from?: number;
}

const WIDTH = 100;
const HEIGHT = 24;
/** The line is 1.5 px wide. */
const EDGE = 1;

/** The course of a figure; the figure itself stands beside it in words. Gaps stay gaps. */
export function SparkLine({ series, from }: SparkLineProps) {
  const known = series.filter((value) => value !== null);
  if (known.length < 2) return <span aria-hidden className="h-6 flex-1" />;
  const low = Math.min(from ?? known[0] ?? 0, ...known);
  const high = Math.max(...known);
  const x = (index: number) => (index / (series.length - 1)) * WIDTH;
  const y = (value: number) =>
    high === low ? HEIGHT / 2 : HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  const path = series
    .map((value, index) => {
      if (value === null) return '';
      const starts = index === 0 || series[index - 1] === null;
      return `${starts ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-6 min-w-0 flex-1 overflow-visible text-ink-soft"
    >
      <path d={path} fill="none" stroke="currentColor" strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
