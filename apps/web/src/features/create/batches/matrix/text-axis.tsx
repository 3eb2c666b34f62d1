import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { timeCode } from '#lib/time-code.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { AxisText } from '../rules/matrix-draft.ts';

interface TextAxisProps {
  title: string;
  /** "Hook": what one of them is called. */
  one: string;
  /** The letter before their numbers. */
  letter: string;
  /** What is said while there is none. */
  empty: string;
  texts: readonly AxisText[];
  most: number;
  /** Shows beside each entry about how many seconds it takes. */
  secOf?: (text: string) => number;
  onChange: (texts: readonly AxisText[]) => void;
  className?: string;
}

/** One axis of words. Enter goes on to the next entry. */
export function TextAxis({ title, one, letter, empty, texts, most, secOf, onChange, className }: TextAxisProps) {
  const list = useRef<HTMLUListElement>(null);
  const wantsFocus = useRef(false);
  const add = () => {
    wantsFocus.current = true;
    onChange([...texts, { id: crypto.randomUUID(), text: '' }]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new field is there after the count has changed.
  useEffect(() => {
    if (wantsFocus.current) list.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus();
    wantsFocus.current = false;
  }, [texts.length]);
  const change = (id: string, text: string) => onChange(texts.map((entry) => (entry.id === id ? { id, text } : entry)));
  return (
    <Panel aria-label={title} className={className}>
      <div className="flex h-11 items-center justify-between border-line border-b pr-2 pl-4">
        <h2 className="plain-heading font-medium text-14">
          {title} <span className="tnum ml-1 font-normal text-ink-faint">{texts.length}</span>
        </h2>
        <Button
          kind="ghost"
          size="s"
          icon={Plus}
          disabled={texts.length >= most}
          onClick={add}
          aria-label={`Add ${one.toLowerCase()}`}
        >
          {one}
        </Button>
      </div>
      {texts.length === 0 && <p className="px-4 py-3 text-13 text-ink-faint">{empty}</p>}
      <ul ref={list} className="divide-y divide-line">
        {texts.map(({ id, text }, index) => (
          <li key={id} className="flex items-start gap-2 py-1.5 pr-2 pl-4">
            <span className="tc w-7 shrink-0 pt-[13px] text-12 leading-5 text-ink-faint">{`${letter}${index + 1}`}</span>
            <Textarea
              rows={1}
              value={text}
              maxLength={1000}
              aria-label={`${one} ${index + 1}`}
              className="border-transparent! bg-transparent! hover:border-edge! focus:border-edge!"
              onChange={(event) => change(id, event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey) return;
                event.preventDefault();
                if (index === texts.length - 1 && texts.length < most && text.trim() !== '') add();
                else list.current?.querySelectorAll<HTMLElement>('textarea')[index + 1]?.focus();
              }}
            />
            {secOf && text.trim() !== '' && (
              <span className="tc shrink-0 pt-[13px] text-12 leading-5 text-ink-faint">{timeCode(secOf(text))}</span>
            )}
            <IconButton
              icon={X}
              size="s"
              label={`Remove ${one.toLowerCase()} ${index + 1}`}
              onClick={() => onChange(texts.filter((entry) => entry.id !== id))}
              className="mt-1.5"
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
