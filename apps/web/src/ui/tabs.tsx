import { clsx } from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
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
  className?: string;
}

/** Places within a page. The row scrolls sideways where it does not fit and fades at its right edge. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children, className }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const tell = useOncePerPress(onChange);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks in the document follow the value
  useEffect(() => {
    if (list.current) bringIntoRow(list.current, list.current.querySelector('[data-state=active]'));
  }, [value]);
  return (
    <Radix.Root value={value} onValueChange={(next) => tell(next as Value)} className={className}>
      <div className="border-line border-b">
        <Radix.List
          ref={list}
          aria-label={label}
          className="relative -mx-1.5 -mb-px flex gap-3 overflow-x-auto [scrollbar-width:none] max-lg:pr-8 max-lg:[mask-image:linear-gradient(90deg,#000_calc(100%-40px),transparent)]"
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
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
      </div>
      {children}
    </Radix.Root>
  );
}

/** A press chooses a tab and then focuses it, which chooses it again while the owner may still be changing over. */
function useOncePerPress<Value>(tell: (value: Value) => void): (value: Value) => void {
  const told = useRef<Value>(undefined);
  return (value) => {
    if (told.current === value) return;
    told.current = value;
    setTimeout(() => {
      told.current = undefined;
    });
    tell(value);
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
