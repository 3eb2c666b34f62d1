import type { PlannedCost } from '@herald/contract/costs';
import type { DraftContent } from '@herald/contract/draft';
import { isEndCard } from '@herald/media/scene/film-length';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { plannedWords } from '#data/cost-words.ts';
import { request } from '#lib/api.ts';
import { useSettledValue } from '#lib/use-settled-value.ts';
import type { Counted } from './script-facts.ts';

const SETTLE_MS = 500;

export interface ScriptCheck extends Counted {
  reasons: string[];
  languageNote: string;
  /** What the service of that voice gets paid for it. */
  cost: PlannedCost[];
  voiceId: string;
}

export const SCRIPT_CHECK_KEY = 'script-check';

/** What the server says to a script: how long it takes to say, and what of its film the plan does not allow. */
export function useScriptCheck({ voice, output }: DraftContent): ScriptCheck | undefined {
  const { ttsText, ttsId, country, region, speechRate, style = '' } = voice;
  const { end_card } = output;
  const settled = useSettledValue(ttsText.trim(), SETTLE_MS);
  const rate = useSettledValue(speechRate, SETTLE_MS);
  const { data } = useQuery({
    queryKey: [SCRIPT_CHECK_KEY, settled, ttsId, country, region, style, rate, isEndCard(end_card)],
    queryFn: async ({ signal }) => {
      const body = { script_text: settled, tts_id: ttsId, country, region, style, speechRate: rate, end_card };
      const { data } = await request('POST /video-generation/check-tts-limits', { body, signal });
      const { estimated_seconds: estimatedSec, language_note: languageNote } = data;
      const reasons = data.allowed ? [] : data.reasons;
      return { text: settled, rate, estimatedSec, reasons, languageNote, cost: data.cost, voiceId: ttsId };
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

/** What a click on "Generate Audio" costs; empty as long as it is not known, or where nobody is paid. */
export function scriptCost(check: ScriptCheck | undefined, { ttsText, ttsId }: DraftContent['voice']): string {
  return check?.text === ttsText.trim() && check.voiceId === ttsId ? plannedWords(check.cost) : '';
}
