import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api.ts';

/** The host below which sites are served. */
export function useSitesDomain(): string {
  const { data } = useQuery({
    queryKey: ['sites-domain'],
    queryFn: async ({ signal }) => (await request('GET /site', { signal })).data.sites_domain,
  });
  return data ?? location.host;
}
