import { AlignCenter, AlignLeft, AlignRight, Trash2 } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { Popover } from '#ui/popover.tsx';

const ALIGNMENTS = [
  { value: 'left', label: 'Picture left', icon: AlignLeft },
  { value: 'center', label: 'Picture in the center', icon: AlignCenter },
  { value: 'right', label: 'Picture right', icon: AlignRight },
] as const;

interface PictureBarProps {
  align: string;
  alt: string;
  onAlign: (align: string) => void;
  onAlt: (alt: string) => void;
  onRemove: () => void;
}

export function PictureBar({ align, alt, onAlign, onAlt, onRemove }: PictureBarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Toolbar.Root
      aria-label="Picture"
      contentEditable={false}
      className="-translate-x-1/2 absolute top-2 left-1/2 z-10 flex items-center gap-0.5 rounded-card bg-panel p-1 text-ink leading-none shadow-float ring-1 ring-line-strong [&_svg]:pointer-events-none"
    >
      {ALIGNMENTS.map(({ value, label, icon }) => (
        <Toolbar.Button key={value} asChild>
          <IconButton icon={icon} label={label} aria-pressed={align === value} onClick={() => onAlign(value)} />
        </Toolbar.Button>
      ))}
      <Popover
        label="Alt text"
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Toolbar.Button asChild>
            <Button kind="ghost" size="s" className="max-md:min-h-11!">
              {alt === '' && <Dot tone="warn" />}
              Alt text
              {alt === '' && <span className="sr-only"> is missing</span>}
            </Button>
          </Toolbar.Button>
        }
      >
        <AltForm
          alt={alt}
          onDone={(next) => {
            onAlt(next);
            setOpen(false);
          }}
        />
      </Popover>
      <Toolbar.Button asChild>
        <IconButton icon={Trash2} label="Remove picture" onClick={onRemove} />
      </Toolbar.Button>
    </Toolbar.Root>
  );
}

function AltForm({ alt, onDone }: { alt: string; onDone: (alt: string) => void }) {
  const [text, setText] = useState(alt);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // Portals pass events on to the form around the editor.
        event.stopPropagation();
        onDone(text.trim());
      }}
    >
      <Field label="Alt text" hint="What the picture shows, for people who do not see it.">
        <Input value={text} maxLength={300} autoComplete="off" onChange={({ target }) => setText(target.value)} />
      </Field>
      <Button type="submit" kind="primary" full className="mt-4">
        Save alt text
      </Button>
    </form>
  );
}
