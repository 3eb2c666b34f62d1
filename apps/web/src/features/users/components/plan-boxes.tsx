import type { ReactNode } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { Tag } from '#ui/tag.tsx';
import type { PlanEnds } from '../rules/plan-ends.ts';
import type { PlanRow } from '../rules/plan-rows.ts';
import { PlanEnd } from './plan-end.tsx';

interface PlanBoxesProps {
  rows: readonly PlanRow[];
  ticked: readonly string[];
  /** The one that is shown as the plan of the user. */
  defaultSlug: string | undefined;
  onChange: (ticked: string[]) => void;
  ends: PlanEnds;
  onEnds: (ends: PlanEnds) => void;
  error?: string | undefined;
}

export function PlanBoxes({ rows, ticked, defaultSlug, onChange, ends, onEnds, error }: PlanBoxesProps) {
  const toggle = (slug: string, isTicked: boolean) =>
    onChange(isTicked ? [...ticked, slug] : ticked.filter((one) => one !== slug));
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-13">Plans</legend>
      <ul className="divide-y divide-line rounded-control border border-line">
        {rows.map(({ slug, name, origin }) => {
          const isTicked = ticked.includes(slug);
          return (
            <li key={slug} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3.5 py-2.5">
              <div className="min-w-0 flex-1 basis-52">
                <Checkbox isChecked={isTicked} onChange={(next) => toggle(slug, next)}>
                  <span className={isTicked ? 'text-ink' : undefined}>{name}</span> <Tag>{slug}</Tag>
                  {slug === defaultSlug && <span className="ml-2 text-12 text-ink-faint">default</span>}
                  <Note>{noteOf(origin, isTicked)}</Note>
                </Checkbox>
              </div>
              {isTicked && (
                <PlanEnd name={name} day={ends[slug] ?? ''} onChange={(day) => onEnds({ ...ends, [slug]: day })} />
              )}
            </li>
          );
        })}
      </ul>
      <p className={error ? 'mt-1.5 text-13 text-bad' : 'mt-1.5 text-13 text-ink-faint'}>
        {error ?? (ticked.length === 0 && 'With no plan ticked, they get FE.')}
      </p>
    </fieldset>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <span className="block text-12 text-ink-faint">{children}</span>
);

function noteOf(origin: string | undefined, isTicked: boolean): string | undefined {
  if (origin) return isTicked ? origin : `${origin}. You take it away on saving`;
  return isTicked ? 'You give it on saving' : undefined;
}
