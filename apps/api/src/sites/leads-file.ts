import { toCsv } from '@herald/contract/csv';
import type { Lead, Site } from '@herald/core/sites';

/** The leads of a site for a spreadsheet. */
export function leadsFile({ domain }: Site, leads: Lead[]): { filename: string; csv: string } {
  const rows = leads.map(({ createdAt, name, email, message }) => [createdAt.toISOString(), name, email, message]);
  return { filename: `leads-${domain}.csv`, csv: toCsv([['When', 'Name', 'Email', 'Message'], ...rows]) };
}
