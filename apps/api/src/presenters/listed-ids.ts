import type { DraftContent } from '@herald/contract/draft';
import type { Preferences } from '@herald/contract/endpoints/preferences';
import type { Providers } from '@herald/providers';

/** Opened only where something is named that a service lists: most accounts have none. */
type OpenLists = () => Promise<Pick<Providers, 'speech' | 'filmers'>>;

/** A draft that names a voice or a service by another key than the one that is there names what the lists have. */
export async function withListedIds(openLists: OpenLists, draft: DraftContent): Promise<DraftContent> {
  const { voice, output } = draft;
  const { made_by } = output;
  if (!isOfService(voice.ttsId) && !made_by) return draft;
  const { speech, filmers } = await openLists();
  const filmer = made_by && filmers().find(({ alsoCalled }) => alsoCalled.includes(made_by))?.name;
  return {
    ...draft,
    voice: { ...voice, ttsId: speech.findVoice(voice.ttsId)?.id ?? voice.ttsId },
    output: { ...output, made_by: filmer || made_by },
  };
}

/** The default voice is a gender and an id. */
export async function withListedVoice(openLists: OpenLists, preferences: Preferences): Promise<Preferences> {
  const [gender = '', ...id] = preferences.defaultVoice.split('-');
  const named = id.join('-');
  if (!isOfService(named)) return preferences;
  const listed = (await openLists()).speech.findVoice(named)?.id ?? named;
  return { ...preferences, defaultVoice: `${gender}-${listed}` as Preferences['defaultVoice'] };
}

/** Ids of services begin with the name of the service. */
const isOfService = (voiceId: string): boolean => voiceId.includes(':');
