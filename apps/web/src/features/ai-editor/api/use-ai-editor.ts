import { useQuery } from '@tanstack/react-query';
import { request } from '#lib/api.ts';

/** Where the external editor is; without an address there is none. */
export function useAiEditor() {
  return useQuery({
    queryKey: ['ai-editor'],
    queryFn: async ({ signal }) => (await request('GET /ai-editor', { signal })).data,
  });
}
