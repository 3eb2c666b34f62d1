import { useQuery } from '@tanstack/react-query';
import { request } from '#lib/api.ts';
import { setSiteName } from '#lib/site-name.ts';
import { setSupport } from '#lib/support.ts';

/** Nothing waits for it: every screen works the same while it is unknown. */
export function useSiteInfo() {
  return useQuery({
    queryKey: ['site'],
    queryFn: async ({ signal }) => {
      const { data } = await request('GET /site', { signal });
      setSiteName(data.site_name);
      setSupport({ email: data.support_email, url: data.support_url });
      return data;
    },
    staleTime: 5 * 60_000,
  });
}
