import type { MaterialPicture } from '@herald/contract/draft';
import { isClipShot } from '@herald/media/scene/shot-plan';
import { clsx } from 'clsx';
import { useClipFacts } from '#lib/use-clip-facts.ts';

interface MaterialViewProps {
  item: MaterialPicture;
  /** Of a clip; the beginning of its used part by itself. */
  atSec?: number | undefined;
  className?: string;
  style?: React.CSSProperties;
  onSize?: (size: { width: number; height: number }) => void;
}

/** A picture, or one moment of a clip. */
export function MaterialView({ item, atSec, className, style, onSize }: MaterialViewProps) {
  const look = { className: clsx('select-none', className), style };
  if (!isClipShot(item.shot))
    return (
      <img
        {...look}
        src={item.url}
        alt=""
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onSize?.({ width, height })}
      />
    );
  return <ClipMoment {...look} item={item} atSec={atSec ?? item.fromSec ?? 0} onSize={onSize} />;
}

interface ClipMomentProps extends Pick<MaterialViewProps, 'item' | 'className' | 'style'> {
  atSec: number;
  onSize: MaterialViewProps['onSize'];
}

function ClipMoment({ item, atSec, onSize, ...look }: ClipMomentProps) {
  const facts = useClipFacts(({ videoWidth: width, videoHeight: height }) => onSize?.({ width, height }));
  // At 0 some browsers show nothing before a clip is played.
  const momentSec = Math.max(0.01, atSec);
  return (
    <video
      {...look}
      {...facts}
      src={`${item.url}#t=${momentSec.toFixed(2)}`}
      muted
      playsInline
      preload="metadata"
      aria-hidden
      tabIndex={-1}
    />
  );
}
