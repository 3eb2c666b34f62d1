import type { BatchMatrix } from '@herald/contract/batch-matrix';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { ShownVariant } from '../rules/matrix-draft.ts';

interface VariantGridProps {
  variants: readonly ShownVariant[];
  matrix: Pick<BatchMatrix, 'bodies' | 'calls' | 'presenters'>;
  /** What presenters are called, in their order. */
  presenterNames: readonly string[];
  picture: string | undefined;
  onToggle: (identity: string) => void;
}

/** One grid for each presenter: hooks down, bodies with their calls across. */
export function VariantGrid({ variants, matrix, presenterNames, picture, onToggle }: VariantGridProps) {
  const byPresenter = [...Map.groupBy(variants, ({ presenter }) => presenter)];
  return (
    <div className="grid gap-5">
      {byPresenter.map(([presenter, own]) => {
        const name = presenter === null ? undefined : `p${presenter + 1} ${presenterNames[presenter] ?? ''}`;
        return (
          <OneGrid
            key={presenter ?? -1}
            label={name ?? 'Variants'}
            title={name}
            variants={own}
            columns={Math.max(1, matrix.bodies.length) * Math.max(1, matrix.calls.length)}
            picture={picture}
            onToggle={onToggle}
          />
        );
      })}
    </div>
  );
}

interface OneGridProps {
  label: string;
  title: string | undefined;
  variants: readonly ShownVariant[];
  columns: number;
  picture: string | undefined;
  onToggle: (identity: string) => void;
}

const numbered = (letter: string, number: number | null) => (number === null ? '' : `${letter}${number + 1}`);

/** A press or Space leaves a cell out; the arrows go from cell to cell, and only one of them is a stop for Tab. */
function OneGrid({ label, title, variants, columns, picture, onToggle }: OneGridProps) {
  const [at, setAt] = useState(0);
  const current = Math.min(at, variants.length - 1);
  const rows = Array.from({ length: variants.length / columns }, (_, row) =>
    variants.slice(row * columns, (row + 1) * columns),
  );
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextCell(event.key, { at: current, columns, count: variants.length });
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[data-variant]')[next]?.focus();
  };
  return (
    <div>
      {title && <p className="mb-2 truncate text-13 text-ink-soft">{title}</p>}
      <div className="relative overflow-x-auto">
        <table aria-label={label} className="border-separate border-spacing-1" onKeyDown={move}>
          <CallHeads row={rows[0] ?? []} />
          <tbody>
            {rows.map((row, down) => (
              <tr key={row[0]?.key}>
                <th scope="row" className="tc pr-1.5 font-normal text-12 text-ink-faint">
                  {numbered('h', row[0]?.hook ?? null)}
                </th>
                {row.map((variant, across) => (
                  <td key={variant.key}>
                    <Cell
                      variant={variant}
                      picture={picture}
                      isStop={down * columns + across === current}
                      onFocus={() => setAt(down * columns + across)}
                      onToggle={() => onToggle(variant.identity)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <BodyHeads row={rows[0] ?? []} />
        </table>
      </div>
    </div>
  );
}

function CallHeads({ row }: { row: readonly ShownVariant[] }) {
  if (row.every(({ call }) => call === null)) return null;
  return (
    <thead className="tc text-12 text-ink-faint">
      <tr>
        <td />
        {row.map(({ key, call }) => (
          <th key={key} scope="col" className="font-normal">
            {numbered('c', call)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Below its calls. */
function BodyHeads({ row }: { row: readonly ShownVariant[] }) {
  const byBody = [...Map.groupBy(row, ({ body }) => body)];
  if (byBody.every(([body]) => body === null)) return null;
  return (
    <tfoot className="tc text-12 text-ink-faint">
      <tr>
        <td />
        {byBody.map(([body, own]) => (
          <th key={body ?? -1} scope="colgroup" colSpan={own.length} className="font-normal">
            {numbered('b', body)}
          </th>
        ))}
      </tr>
    </tfoot>
  );
}

function nextCell(key: string, { at, columns, count }: { at: number; columns: number; count: number }) {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = at + step;
  return next >= 0 && next < count ? next : at;
}

interface CellProps {
  variant: ShownVariant;
  picture: string | undefined;
  isStop: boolean;
  onFocus: () => void;
  onToggle: () => void;
}

function Cell({ variant: { key, isLeftOut }, picture, isStop, onFocus, onToggle }: CellProps) {
  return (
    <button
      type="button"
      data-variant
      aria-pressed={!isLeftOut}
      aria-label={key === 'all' ? 'The one variant' : key.replaceAll('-', ' ')}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onToggle}
      className={clsx(
        'relative block h-[60px] w-[48px] overflow-hidden rounded-sm bg-film transition-opacity duration-150 max-md:h-[66px]',
        isLeftOut && 'ring-1 ring-line-strong ring-inset',
      )}
    >
      {picture && (
        <img
          src={picture}
          alt=""
          className={clsx('size-full object-cover object-[50%_20%]', isLeftOut && 'opacity-20 grayscale')}
        />
      )}
      {isLeftOut && (
        <span className="absolute inset-0 grid place-items-center text-film-ink">
          <Icon of={X} size={16} />
        </span>
      )}
    </button>
  );
}
