import type { MaterialPicture } from '@herald/contract/draft';
import type { DeviceFrame } from '@herald/media/choices';
import { MATERIAL_LIMITS } from '@herald/media/clips';
import { isClipShot } from '@herald/media/scene/shot-plan';
import { ArrowLeft, ArrowRight, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useClipFacts } from '#lib/use-clip-facts.ts';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { FocusPoint } from './focus-point.tsx';
import { materialLabel } from './material-changes.ts';
import { MaterialView } from './material-view.tsx';
import { secondsText, TrimBar } from './trim-bar.tsx';

const FRAMES = [
  { value: 'none', label: 'Nothing' },
  { value: 'phone', label: 'Phone' },
  { value: 'browser', label: 'Browser' },
] as const satisfies { value: DeviceFrame | 'none'; label: string }[];

interface MaterialPanelProps {
  picture: MaterialPicture;
  isFirst: boolean;
  isLast: boolean;
  /** The script, or what somebody wrote down of the audio. */
  hasWords: boolean;
  onChange: (change: Partial<MaterialPicture>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** The chosen picture or clip: what it shows, and what of it stays in the frame. */
export function MaterialPanel(props: MaterialPanelProps) {
  const { picture, isFirst, isLast, hasWords, onChange, onMove, onRemove, onClose } = props;
  const label = materialLabel(picture.shot);
  const [shownSec, setShownSec] = useState<number>();
  const change = (changed: Partial<MaterialPicture>, atSec?: number) => {
    setShownSec(atSec);
    onChange(changed);
  };
  return (
    <section aria-label={label} className="mt-4 rounded-card border border-line bg-panel p-4">
      <div className="flex items-center gap-1">
        <h4 className="plain-heading flex-1 font-medium text-13">{label}</h4>
        <IconButton
          size="s"
          icon={ArrowLeft}
          label={`Move ${label} earlier`}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="s"
          icon={ArrowRight}
          label={`Move ${label} later`}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton size="s" icon={Trash2} label={`Remove ${label}`} onClick={onRemove} />
        <IconButton size="s" icon={X} label="Close" onClick={onClose} />
      </div>
      <div className="mt-3 grid gap-5 sm:grid-cols-[minmax(0,240px)_1fr]">
        {picture.frame ? (
          <MaterialView item={picture} atSec={shownSec} className="w-full self-start rounded-control" />
        ) : (
          <FocusPoint picture={picture} shownSec={shownSec} onChange={onChange} />
        )}
        <div className="grid content-start gap-3">
          <Field label="What it shows" hint="It comes with the words that name it." optional>
            <Input
              value={picture.name}
              maxLength={80}
              placeholder="Winter street"
              onChange={(event) => onChange({ name: event.target.value })}
            />
          </Field>
          <Field label="Screen of" optional>
            <Segmented
              label="Screen of"
              segments={FRAMES}
              value={picture.frame ?? 'none'}
              onChange={(frame) => onChange({ frame: frame === 'none' ? undefined : frame })}
            />
          </Field>
          {isClipShot(picture.shot) && <UsedPartOfClip picture={picture} onChange={change} />}
          <p className="text-13 text-ink-soft">
            {`${hasWords ? `Write [${picture.shot}] in the script to show it from a word on. ` : ''}${picture.frame ? 'It is shown whole.' : 'The focus point stays in the picture in all ratios.'}`}
          </p>
        </div>
      </div>
    </section>
  );
}

interface UsedPartOfClipProps {
  picture: MaterialPicture;
  onChange: (used: Partial<MaterialPicture>, shownSec: number) => void;
}

function UsedPartOfClip({ picture, onChange }: UsedPartOfClipProps) {
  const { fromSec = 0, untilSec = MATERIAL_LIMITS.longestSec } = picture;
  const [durationSec, setDurationSec] = useState(untilSec);
  const facts = useClipFacts(({ duration }) => setDurationSec(Math.round(duration * 1000) / 1000));
  return (
    <div>
      <p className="mb-1.5 flex flex-wrap items-baseline gap-x-2 text-13">
        <span className="flex-1">Used part</span>
        <span className="tc">{`${secondsText(fromSec)} to ${secondsText(untilSec)}`}</span>
        <span className="tc text-ink-faint">{`of ${secondsText(durationSec)}`}</span>
      </p>
      <video {...facts} src={picture.url} preload="metadata" hidden>
        <track kind="captions" />
      </video>
      <TrimBar item={picture} used={{ fromSec, untilSec }} durationSec={durationSec} onChange={onChange} />
      <p className="mt-1.5 text-12 text-ink-faint">
        The film plays it without its sound. Arrow keys move a handle by a frame, with Shift by ten.
      </p>
    </div>
  );
}
