import type { CheckedFilm, CheckedState } from '@herald/contract/endpoints/batch-jobs';
import { useState } from 'react';
import { timeCode } from '#lib/time-code.ts';
import { type DataColumn, DataTable } from '#ui/data-table.tsx';
import { Dot, type Tone } from '#ui/dot.tsx';
import { Pager } from '#ui/pager.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { FilmName } from '../film-name.tsx';
import { shownName } from '../rules/batch-words.ts';

const ROWS_PER_PAGE = 50;

const looks: Record<CheckedState, { tone: Tone; word: string }> = {
  ready: { tone: 'good', word: 'Starts' },
  same: { tone: 'idle', word: 'The same film' },
  unfit: { tone: 'bad', word: 'Cannot start' },
  no_slot: { tone: 'warn', word: 'No slot is left this month' },
};

interface CheckTableProps {
  films: readonly CheckedFilm[];
  isTable: boolean;
  /** Back to where it can be mended. */
  onMend: () => void;
}

/** Film by film: what it is called, what it says, and whether it starts. */
export function CheckTable({ films, isTable, onMend }: CheckTableProps) {
  const [page, setPage] = useState(1);
  const first = (page - 1) * ROWS_PER_PAGE;
  const pageCount = Math.ceil(films.length / ROWS_PER_PAGE);
  const columns: DataColumn<CheckedFilm>[] = [
    { id: 'place', header: isTable ? 'Row' : 'Variant', cell: (film) => <Place film={film} /> },
    { id: 'name', header: 'File', cell: (film) => <FilmName className="max-w-[280px]" film={film} /> },
    { id: 'script', header: 'Words', cell: (film) => <Words film={film} /> },
    {
      id: 'files',
      header: 'Files',
      cell: ({ ratios }) => <span className="tc whitespace-nowrap">{ratios.join(', ')}</span>,
    },
    { id: 'length', header: 'Length', isNumeric: true, cell: (film) => timeCode(film.duration_seconds) },
    {
      ...{ id: 'state', header: 'State', className: 'whitespace-normal!' },
      cell: (film) => <State film={film} films={films} onMend={onMend} />,
    },
  ];
  return (
    <>
      <DataTable
        label="Checked films"
        columns={columns}
        rows={films.slice(first, first + ROWS_PER_PAGE)}
        rowId={({ key }) => key}
        listItem={(film) => (
          <div className="flex flex-col gap-1.5 px-4 py-3 text-13">
            <div className="flex items-baseline gap-3">
              <Place film={film} />
              <FilmName className="max-w-[280px]" film={film} />
              <span className="tc ml-auto">{timeCode(film.duration_seconds)}</span>
            </div>
            <Words film={film} />
            <State film={film} films={films} onMend={onMend} />
          </div>
        )}
      />
      {pageCount > 1 && (
        <Pager
          page={page}
          pageCount={pageCount}
          onChange={setPage}
          summary={`${first + 1} to ${Math.min(films.length, first + ROWS_PER_PAGE)} of ${films.length}`}
        />
      )}
    </>
  );
}

const Place = ({ film }: { film: CheckedFilm }) => (
  <span className="tc whitespace-nowrap text-12 text-ink-faint">{film.row ?? film.variant?.replaceAll('-', ' ')}</span>
);

const Words = ({ film: { script } }: { film: CheckedFilm }) => (
  <span title={script} className="block max-w-[360px] truncate text-ink-soft">
    {script}
  </span>
);

interface StateProps extends Pick<CheckTableProps, 'films' | 'onMend'> {
  film: CheckedFilm;
}

function State({ film: { state, problems, same_as }, films, onMend }: StateProps) {
  const { tone, word } = looks[state];
  const found = films.find(({ key }) => key === same_as);
  const twin = found ? shownName(found) : same_as;
  return (
    <span className="flex items-baseline gap-2">
      <Dot tone={tone} className="relative -top-px" />
      <span className="min-w-0">
        {state === 'same' ? `${word} as ${twin}, made once` : word}
        {problems.map(({ field, text }) => (
          <span key={`${field} ${text}`} className="block max-w-[360px] text-ink-soft">
            {field && `${field}: `}
            {text} <TextButton onClick={onMend}>Mend it</TextButton>
          </span>
        ))}
      </span>
    </span>
  );
}
