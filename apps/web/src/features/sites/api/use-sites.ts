import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failureOf, request } from '../../../lib/api.ts';
import { toastError } from '../../../lib/toast.ts';

export const sitesKey = ['sites'] as const;

/** The account's sites; a session that has ended leads to the sign-in. */
export function useSites() {
  const sites = useQuery({ queryKey: sitesKey, queryFn: ({ signal }) => readSites(signal) });
  const status = sites.error ? failureOf(sites.error).httpStatus : undefined;
  const isBroken = sites.isError && status !== 401 && status !== 403;
  useEffect(() => {
    if (isBroken) toastError('Error', 'Failed to load sites');
  }, [isBroken]);
  return sites;
}

async function readSites(signal: AbortSignal) {
  try {
    return (await request('GET /sites', { signal })).data;
  } catch (error) {
    // Said here, because the screen is gone as soon as the session is.
    if (failureOf(error).httpStatus === 401) {
      toastError('Authentication Error', 'Please login again to access the marketplace');
    }
    throw error;
  }
}
