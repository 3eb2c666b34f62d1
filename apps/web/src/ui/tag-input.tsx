import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useFieldControl } from './field.tsx';
import { Icon } from './icon.tsx';

interface TagInputProps {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  placeholder: string;
  /** What one of them is called, for screen readers: "item number". */
  noun: string;
  /** Red: the one that cannot be kept. */
  badTag?: string | undefined;
  /** Commas are part of a tag; only lines part them. */
  isLineBased?: boolean;
  isMono?: boolean;
}

/** Enter or a paste adds, Backspace in the empty field marks the last one and then removes it. */
export function TagInput({ tags, onChange, placeholder, noun, badTag, isLineBased, isMono }: TagInputProps) {
  const control = useFieldControl();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isLastMarked, setLastMarked] = useState(false);
  const [news, setNews] = useState('');

  const add = (typed: string) => {
    const parts = typed.split(isLineBased ? /\r?\n/ : /[\r\n,]/).map((part) => part.trim());
    const fresh = [...new Set(parts)].filter((part) => part !== '' && !tags.includes(part));
    if (fresh.length > 0) onChange([...tags, ...fresh]);
    setText('');
    setNews(fresh.length > 0 ? `Added ${fresh.join(', ')}. ${tags.length + fresh.length} in all.` : '');
  };
  const remove = (tag: string) => {
    onChange(tags.filter((one) => one !== tag));
    setNews(`Removed ${tag}. ${tags.length - 1} in all.`);
    field.current?.focus();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || (event.key === ',' && !isLineBased)) {
      event.preventDefault();
      add(text);
      return;
    }
    const last = tags.at(-1);
    if (event.key !== 'Backspace' || text !== '' || last === undefined) {
      setLastMarked(false);
      return;
    }
    if (isLastMarked) remove(last);
    setLastMarked(!isLastMarked);
  };
  const pasted = (event: ClipboardEvent) => {
    const lines = event.clipboardData.getData('text');
    if (!/[\r\n]/.test(lines.trim()) && (isLineBased || !lines.includes(','))) return;
    event.preventDefault();
    add(text + lines);
  };

  return (
    <div
      className={clsx(
        'flex min-h-10 flex-wrap items-center gap-1.5 rounded-control border bg-ground px-1.5 py-1.5 transition-colors duration-150 focus-within:outline-2 focus-within:outline-signal-ink focus-within:outline-offset-2 hover:border-ink-faint max-md:min-h-11',
        control['aria-invalid'] ? 'border-bad' : 'border-edge',
      )}
    >
      {tags.map((tag, index) => (
        <span
          key={tag}
          className={clsx(
            'inline-flex min-h-[26px] max-w-full items-center gap-1 rounded-sm border py-0.5 pl-2 text-12',
            isMono && 'font-mono',
            tag === badTag ? 'border-bad bg-bad-wash text-bad' : 'border-line-strong bg-raised',
            isLastMarked && index === tags.length - 1 && 'outline outline-2 outline-ink',
          )}
        >
          <span className="min-w-0 break-all">{tag}</span>
          <button
            type="button"
            aria-label={`Remove ${noun} ${tag}`}
            onClick={() => remove(tag)}
            className="relative grid size-5 shrink-0 place-items-center text-ink-faint after:absolute after:-inset-y-2.5 after:inset-x-0 after:content-[''] hover:text-ink"
          >
            <Icon of={X} size={12} />
          </button>
        </span>
      ))}
      <input
        {...control}
        ref={field}
        value={text}
        placeholder={placeholder}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={pressed}
        onPaste={pasted}
        onBlur={() => add(text)}
        className="h-7 min-w-[80px] flex-1 bg-transparent px-1.5 text-14 outline-none max-md:text-16"
      />
      <span role="status" className="sr-only">
        {news}
      </span>
    </div>
  );
}
