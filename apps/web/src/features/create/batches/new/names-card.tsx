import { type BatchOrder, tokensOf } from '@herald/contract/batch';
import { NAME_SEPARATORS, type NameSeparator, PATTERN_CHARACTERS } from '@herald/contract/batch-names';
import type { TemplateBody } from '@herald/contract/template';
import { useRef } from 'react';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { firstName, shortPattern } from '../rules/batch-form.ts';

interface NamesCardProps {
  order: BatchOrder;
  /** As it was typed; empty for the usual one. */
  pattern: string;
  template: TemplateBody;
  problem: string | undefined;
  onChange: (patch: { pattern?: string; separator?: NameSeparator }) => void;
}

const separators = NAME_SEPARATORS.map((value) => ({ value, label: value === '_' ? 'a_b' : 'a-b' }));

/** How the files are called, with the first one as it will be. */
export function NamesCard({ order, pattern, template, problem, onChange }: NamesCardProps) {
  const box = useRef<HTMLDivElement>(null);
  const { separator, source } = order;
  const first = problem ? undefined : firstName(order, template);
  const tokens = [...tokensOf(source, template).filter((token) => fits(token, source.kind)), 'ratio'];
  const add = (token: string) => {
    onChange({ pattern: `${order.pattern}${separator}{${token}}` });
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={box}>
      <Field
        label="File names"
        error={problem}
        hint={
          first ? (
            <>
              First one: <span className="tc break-all text-12 text-ink-soft">{`${first}.mp4`}</span>
            </>
          ) : (
            'The first name is shown here as soon as there is a film.'
          )
        }
        aside={
          <Segmented
            label="Between the parts"
            segments={separators}
            value={separator}
            onChange={(next) => onChange({ separator: next })}
          />
        }
      >
        <Input
          value={pattern}
          placeholder={shortPattern(source, separator)}
          maxLength={PATTERN_CHARACTERS}
          className="[&_input]:font-mono [&_input]:text-13"
          onChange={(event) => onChange({ pattern: event.target.value })}
        />
      </Field>
      <ul aria-label="Parts of a name" className="mt-2 flex flex-wrap gap-1.5">
        {tokens.map((token) => (
          <li key={token}>
            <button
              type="button"
              onClick={() => add(token)}
              className="rounded-sm border border-line-strong px-1.5 py-0.5 font-mono text-12 text-ink-soft hover:text-ink max-md:min-h-9"
            >
              <span className="sr-only">Add </span>
              {`{${token}}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const OF_TABLES = ['row'];
const OF_VARIANTS = ['hook', 'body', 'cta', 'presenter'];

/** Parts that would be empty in every name are not offered. */
const fits = (token: string, kind: BatchOrder['source']['kind']): boolean =>
  !(kind === 'table' ? OF_VARIANTS : OF_TABLES).includes(token);
