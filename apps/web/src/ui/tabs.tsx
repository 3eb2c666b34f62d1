import { clsx } from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { bringIntoRow } from './bring-into-row.ts';

interface Tab<Value extends string> {
  value: Value;
  label: string;
  count?: number;
}

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  children: ReactNode;
  /** At the right end of the row: links to pages that belong here. */
  aside?: ReactNode;
  className?: string;
}

/** Places within a page. The row scrolls sideways where it does not fit and fades at its right edge. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  aside,
  className,
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const roving = useRoving();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks in the document follow the value
  useEffect(() => {
    if (list.current) bringIntoRow(list.current, list.current.querySelector('[data-state=active]'));
  }, [value]);
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)} className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-line border-b">
        <Radix.List
          ref={list}
          aria-label={label}
          className="relative -mx-1.5 -mb-px flex min-w-0 gap-3 overflow-x-auto [scrollbar-width:none] max-lg:pr-8 max-lg:[mask-image:linear-gradient(90deg,#000_calc(100%-40px),transparent)]"
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              {...roving}
              className={clsx(
                'relative h-11 shrink-0 px-1.5 font-medium text-14 text-ink-soft transition-colors first-letter:uppercase duration-150 hover:text-ink focus-visible:-outline-offset-2',
                'data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-1.5 data-[state=active]:after:bottom-0 data-[state=active]:after:h-[2px] data-[state=active]:after:bg-ink',
              )}
            >
              {tab.label}
              {tab.count !== undefined && <span className="tnum ml-1.5 text-ink-faint">{tab.count}</span>}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {aside}
      </div>
      {children}
    </Radix.Root>
  );
}

const ROVING_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** A focus chooses a tab only after a key of the row: one that a closed dialog gives back must not choose it again. */
function useRoving() {
  const isRoving = useRef(false);
  return {
    onKeyDown: ({ key }: KeyboardEvent) => {
      isRoving.current = ROVING_KEYS.includes(key);
    },
    onFocus: (event: FocusEvent) => {
      if (!isRoving.current) event.preventDefault();
      isRoving.current = false;
    },
  };
}

export function TabPanel({ value, children, className }: { value: string; children: ReactNode; className?: string }) {
  return (
    // Every panel begins with a control of its own, so the panel itself needs no stop for the Tab key.
    <Radix.Content value={value} tabIndex={-1} className={clsx('outline-none', className)}>
      {children}
    </Radix.Content>
  );
}
