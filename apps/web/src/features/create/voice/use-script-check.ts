import type { DraftContent } from '@herald/contract';
import { isEndCard } from '@herald/media';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '#lib/api.ts';
import { useSettledValue } from '#lib/use-settled-value.ts';
import type { Counted } from './script-facts.ts';

const SETTLE_MS = 500;

export interface ScriptCheck extends Counted {
  reasons: string[];
  languageNote: string;
}

/** What the server says to a script: how long it takes to say, and what of its film the plan does not allow. */
export function useScriptCheck({ voice, output }: DraftContent): ScriptCheck | undefined {
  const { ttsText, ttsId, country, speechRate } = voice;
  const { end_card } = output;
  const settled = useSettledValue(ttsText.trim(), SETTLE_MS);
  const rate = useSettledValue(speechRate, SETTLE_MS);
  const { data } = useQuery({
    queryKey: ['script-check', settled, ttsId, country, rate, isEndCard(end_card)],
    queryFn: async ({ signal }) => {
      const body = { script_text: settled, tts_id: ttsId, country, speechRate: rate, end_card };
      const { data } = await request('POST /video-generation/check-tts-limits', { body, signal });
      const { estimated_seconds: estimatedSec, language_note: languageNote } = data;
      return { text: settled, rate, estimatedSec, reasons: data.allowed ? [] : data.reasons, languageNote };
    },
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  return settled === '' ? undefined : data;
}

/** What is wrong with a text, once it was checked; empty while it is not, or nothing is. */
export function scriptProblems(check: ScriptCheck | undefined, text: string): string {
  if (check?.text !== text.trim()) return '';
  return [...check.reasons, check.languageNote].filter(Boolean).join(' ');
}
