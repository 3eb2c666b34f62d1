import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { type DataColumn, DataTable } from '#ui/data-table.tsx';
import { Dot } from '#ui/dot.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Pager } from '#ui/pager.tsx';
import { Tag } from '#ui/tag.tsx';
import { Specimen } from './specimen.tsx';

interface Row {
  name: string;
  plan: string;
  videos: number;
}

const rows: readonly Row[] = [
  { name: 'Hannah Osei', plan: 'FE', videos: 0 },
  { name: 'Ines Kowalczyk', plan: 'FE', videos: 3 },
  { name: 'Chidi Okafor', plan: 'UNLIMITED', videos: 154 },
  { name: 'Leah Goldstein', plan: 'DFY', videos: 64 },
];

const columns: readonly DataColumn<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    sortBy: (row) => row.name,
    cell: (row) => <span className="font-medium text-14">{row.name}</span>,
  },
  { id: 'plan', header: 'Plan', cell: (row) => <Tag>{row.plan}</Tag> },
  { id: 'videos', header: 'Videos', isNumeric: true, sortBy: (row) => row.videos, cell: (row) => row.videos },
  {
    id: 'status',
    header: 'Status',
    className: 'max-sm:hidden',
    cell: () => (
      <span className="inline-flex items-center gap-2">
        <Dot tone="good" /> Active
      </span>
    ),
  },
  {
    id: 'menu',
    header: 'Actions',
    isHeaderHidden: true,
    className: 'text-right',
    cell: (row) => <IconButton icon={MoreHorizontal} label={`Actions for ${row.name}`} size="s" className="ml-auto" />,
  },
];

export function TableSpecimens() {
  const [page, setPage] = useState(1);
  return (
    <Specimen title="Table with sorting, pager" className="block">
      <DataTable label="Users" columns={columns} rows={rows} rowId={(row) => row.name} />
      <Pager page={page} pageCount={86} onChange={setPage} summary="Showing 1 to 15 of 1,284 results" />
    </Specimen>
  );
}
