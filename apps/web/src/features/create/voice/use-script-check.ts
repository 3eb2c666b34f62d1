import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '#lib/api.ts';
import { useSettledValue } from '#lib/use-settled-value.ts';
import type { Counted } from './script-facts.ts';

const SETTLE_MS = 500;

interface ScriptCheck extends Counted {
  reasons: string[];
}

/** What the server says to a script: how long it takes to say, and what of it the plan does not allow. */
export function useScriptCheck(text: string): ScriptCheck | undefined {
  const settled = useSettledValue(text.trim(), SETTLE_MS);
  const { data } = useQuery({
    queryKey: ['script-check', settled],
    queryFn: async ({ signal }) => {
      const body = { script_text: settled };
      const { data } = await request('POST /video-generation/check-tts-limits', { body, signal });
      return { text: settled, estimatedSec: data.estimated_seconds, reasons: data.allowed ? [] : data.reasons };
    },
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  return settled === '' ? undefined : data;
}
