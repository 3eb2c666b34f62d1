import { Avatar } from '#ui/avatar.tsx';
import { Dot } from '#ui/dot.tsx';
import { Meter } from '#ui/meter.tsx';
import { OnAir } from '#ui/on-air.tsx';
import { Progress } from '#ui/progress.tsx';
import { StatStrip } from '#ui/stat-strip.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { Tag } from '#ui/tag.tsx';
import { Specimen } from './specimen.tsx';

const stats = [
  { label: 'Total Videos', value: '46' },
  { label: 'Completed', value: '9', note: '1 failed' },
  { label: 'Processing', value: '1', note: 'ready in about 9 s', isLive: true },
  { label: 'Total Views', value: '31,408', note: 'on these 12' },
];

export function StatusSpecimens() {
  return (
    <>
      <Specimen title="Status: shape, colour and word together; on air only while something is really made">
        <StatusBadge tone="idle" label="Queued" />
        <StatusBadge tone="signal" label="Processing" />
        <StatusBadge tone="good" label="Completed" />
        <StatusBadge tone="bad" label="Failed" />
        <Tag>DFY</Tag>
        <Tag tone="warn">Warning</Tag>
        <Tag tone="bad">Critical</Tag>
        <Tag tone="signal">Now</Tag>
        <span className="inline-flex items-center gap-2 text-13">
          <Dot tone="good" /> Active
        </span>
        <OnAir>1 rendering, 9 s left</OnAir>
        <Avatar name="Dana Whitfield" />
      </Specimen>
      <Specimen title="Limits, before they bite" className="grid items-start gap-4 sm:grid-cols-3">
        <Meter label="Characters" value={341} max={1000} />
        <Meter label="Length" value={56} max={60} unit=" s" note="4 s left in your plan" />
        <Meter label="Characters" value={1048} max={1000} note="48 too many for your plan" />
        <Progress label="Uploading voice-take-3.m4a" done={0.64} />
      </Specimen>
      <Specimen title="Stat strip: numbers are set, not decorated; loading" className="flex flex-col gap-3">
        <StatStrip stats={stats} />
        <StatStrip stats={stats} isLoading />
      </Specimen>
    </>
  );
}
