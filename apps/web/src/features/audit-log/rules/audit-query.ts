/** What of the log is shown; kept in the address, so that it survives a reload and can be shared. */
export interface AuditQuery {
  action: string;
  person: string;
  target: string;
  date_from: string;
  date_to: string;
  impersonated: 'true' | '';
  page: number;
}

export const everything: AuditQuery = {
  action: '',
  person: '',
  target: '',
  date_from: '',
  date_to: '',
  impersonated: '',
  page: 1,
};

export function readAuditQuery(address: URLSearchParams): AuditQuery {
  const text = (name: keyof AuditQuery) => address.get(name) ?? '';
  return {
    action: /^[a-z_]+(\.[a-z_]+)?$/.test(text('action')) ? text('action') : '',
    person: text('person').slice(0, TEXT_MAX),
    target: text('target').slice(0, TEXT_MAX),
    date_from: dayOf(text('date_from')),
    date_to: dayOf(text('date_to')),
    impersonated: text('impersonated') === 'true' ? 'true' : '',
    page: Math.max(1, Math.floor(Number(text('page'))) || 1),
  };
}

const TEXT_MAX = 200;

/** Leaves what is usual, and everything that is not about the log, as it is. Another question begins with page 1. */
export function writeAuditQuery(address: URLSearchParams, changes: Partial<AuditQuery>): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries({ page: 1, ...changes })) {
    if (value === everything[name as keyof AuditQuery]) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Whether an empty list means "nothing matches". */
export const isNarrowed = ({ page: _page, ...filters }: AuditQuery): boolean =>
  Object.values(filters).some((value) => value !== '');

/** The query of a request: what is not asked for is left out. */
export function filtersOf({ page: _page, impersonated, action, date_from, date_to, ...texts }: AuditQuery) {
  return {
    ...texts,
    ...(action && { action }),
    ...(date_from && { date_from }),
    ...(date_to && { date_to }),
    ...(impersonated && { impersonated }),
  };
}

function dayOf(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}
