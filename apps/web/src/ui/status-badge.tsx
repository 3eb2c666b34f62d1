import { Dot, type Tone } from './dot.tsx';

interface StatusBadgeProps {
  tone: Tone;
  label: string;
}

export function StatusBadge({ tone, label }: StatusBadgeProps) {
  return (
    <span className="inline-flex h-6 items-center gap-1.5 rounded-full border border-line-strong px-2.5 font-medium text-12">
      <Dot tone={tone} isLive={tone === 'signal'} />
      {label}
    </span>
  );
}
