export type QueryValue = string | number | boolean | null | undefined;

/** Fills `:name` parameters and appends the query; empty values are skipped. */
export function buildUrl(
  baseUrl: string,
  path: string,
  params: Record<string, string | number> = {},
  query: Record<string, QueryValue> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${baseUrl}${filled}?${search}` : `${baseUrl}${filled}`;
}
