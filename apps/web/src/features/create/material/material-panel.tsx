import type { MaterialPicture } from '@herald/contract/draft';
import { ArrowLeft, ArrowRight, Trash2, X } from 'lucide-react';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { FocusPoint } from './focus-point.tsx';
import { pictureLabel } from './material-changes.ts';

interface MaterialPanelProps {
  picture: MaterialPicture;
  isFirst: boolean;
  isLast: boolean;
  onChange: (change: Partial<MaterialPicture>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** The chosen picture: what it shows, and what of it stays in the frame. */
export function MaterialPanel({ picture, isFirst, isLast, onChange, onMove, onRemove, onClose }: MaterialPanelProps) {
  const label = pictureLabel(picture.shot);
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
        <FocusPoint picture={picture} onChange={onChange} />
        <div className="grid content-start gap-3">
          <Field label="What it shows" hint="It comes with the words that name it." optional>
            <Input
              value={picture.name}
              maxLength={80}
              placeholder="Winter street"
              onChange={(event) => onChange({ name: event.target.value })}
            />
          </Field>
          <p className="text-13 text-ink-soft">
            {`Write [${picture.shot}] in the script to show it from a word on. The focus point stays in the picture in all ratios.`}
          </p>
        </div>
      </div>
    </section>
  );
}
