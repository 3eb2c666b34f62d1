interface NumberedPage {
  page: number;
  lastPage: number;
  perPage: number;
  total: number;
}

/** A page of a list that is read by page numbers, with what its pager says. */
export function presentNumberedPage<Row>(rows: Row[], { page, lastPage, perPage, total }: NumberedPage) {
  const before = (page - 1) * perPage;
  return {
    data: rows,
    current_page: page,
    last_page: lastPage,
    total,
    per_page: perPage,
    from: rows.length > 0 ? before + 1 : null,
    to: rows.length > 0 ? before + rows.length : null,
  };
}
