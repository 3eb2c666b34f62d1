import type { VoiceOption } from '@herald/contract/endpoints/speech';
import { fittingVoice } from '@herald/media/fitting-voice';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countriesQuery, regionsQuery, voiceQuery, voicesQuery } from '#data/voices.ts';
import { toastLoadFailure } from '#lib/toast-load-failure.ts';
import { useDraft, useDraftStore } from '../draft/use-draft.ts';
import { usePresenter } from './use-presenter.ts';

/** Offered while the server cannot say what it speaks. */
const fallbackCountries = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
  { value: 'fr', label: 'French' },
  { value: 'de', label: 'German' },
  { value: 'it', label: 'Italian' },
  { value: 'pt', label: 'Portuguese' },
  { value: 'ja', label: 'Japanese' },
  { value: 'ko', label: 'Korean' },
  { value: 'zh', label: 'Chinese' },
] as const;

/** Countries, their regions and their voices, each chosen again when the choice before it changes. */
export function useVoicePlaces() {
  const { country, region } = useDraft().content.voice;
  const countries = useCountries();
  const regions = useRegions(country);
  const isPlace = regions.data?.some(({ value }) => value === region) ?? false;
  const voices = useVoices(country, region, isPlace);
  useFirstChoices(countries.options, regions.data);
  const ended = useFittingVoice(voices.data);
  const hasNoVoices =
    regions.data?.length === 0 || (voices.data?.every(({ children }) => children.length === 0) ?? false);
  return { countries: countries.options, regions, voices, hasNoVoices, ended };
}

export function useCountries() {
  const { data, isError } = useQuery(countriesQuery);
  useEffect(() => {
    if (isError) toastLoadFailure('Warning', 'Using default countries');
  }, [isError]);
  return { options: data ?? (isError ? fallbackCountries : []) };
}

function useRegions(country: string) {
  const query = useQuery(regionsQuery(country));
  useEffect(() => {
    if (query.isError) toastLoadFailure('Error', 'Failed to load regions');
  }, [query.isError]);
  return query;
}

/** A region that the country does not have is on its way out and not asked for. */
function useVoices(country: string, region: string, isPlace: boolean) {
  const query = useQuery({ ...voicesQuery(country, region), enabled: isPlace });
  useEffect(() => {
    if (query.isError) toastLoadFailure('Error', 'Failed to load voices');
  }, [query.isError]);
  return query;
}

interface Choosable {
  value: string;
}

/** A choice that is not in the new list gives way to the first of it. */
function useFirstChoices(countries: readonly Choosable[], regions: readonly Choosable[] | undefined): void {
  const store = useDraftStore();
  const { country, region } = useDraft().content.voice;
  const firstCountry = firstUnless(countries, country, 'en');
  const firstRegion = regions && firstUnless(regions, region);
  useEffect(() => {
    if (firstCountry) store.change('voice', { country: firstCountry });
  }, [store, firstCountry]);
  useEffect(() => {
    if (firstRegion) store.change('voice', { region: firstRegion });
  }, [store, firstRegion]);
}

/** A voice the user chose that nobody offers any more, and the one that is offered in its place. */
export interface EndedVoice {
  id: string;
  nearest: VoiceOption;
}

/**
 * The voice follows the presenter until the user chooses one; a choice that the place does not offer is none. A chosen
 * voice that ended stays until the user takes another.
 */
function useFittingVoice(groups: readonly { children: readonly VoiceOption[] }[] | undefined): EndedVoice | undefined {
  const store = useDraftStore();
  const presenter = usePresenter();
  const { ttsId, isChosen } = useDraft().content.voice;
  const voices = groups?.flatMap(({ children }) => children) ?? [];
  const isListed = voices.some(({ value }) => value === ttsId);
  const isMissing = Boolean(isChosen) && voices.length > 0 && !isListed;
  const lookup = useQuery({ ...voiceQuery(ttsId), enabled: isMissing });
  const hasEnded = isMissing && lookup.data === null;
  // A chosen voice may be listed under another key of its service.
  const sameId = isMissing ? lookup.data?.value : undefined;
  const isSame = voices.some(({ value }) => value === sameId);
  const isKept = (isChosen && isListed) || (isMissing && !lookup.data);
  const fitting = fittingVoice(voices, presenter, ttsId);
  const wanted = isKept ? ttsId : isSame ? sameId : fitting;
  useEffect(() => {
    if (!wanted || wanted === ttsId) return;
    store.change('voice', { ttsId: wanted, ...(!isSame && { isChosen: false, style: '' }) });
  }, [store, wanted, ttsId, isSame]);
  const nearest = voices.find(({ value }) => value === fitting);
  return hasEnded && nearest ? { id: ttsId, nearest } : undefined;
}

/** What to choose instead; undefined where the choice is in the list. Nothing chosen yet may begin with something usual. */
function firstUnless(options: readonly Choosable[], chosen: string, usual?: string): string | undefined {
  if (options.some(({ value }) => value === chosen)) return undefined;
  const begin = chosen === '' && options.find(({ value }) => value === usual);
  return (begin || options[0])?.value;
}
