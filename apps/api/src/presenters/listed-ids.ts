import type { DraftContent, Preferences } from '@herald/contract';
import type { Providers } from '@herald/providers';

type Lists = Pick<Providers, 'speech' | 'filmers'>;

/** A draft that names a voice or a service by another key than the one that is there names what the lists have. */
export function withListedIds({ speech, filmers }: Lists, draft: DraftContent): DraftContent {
  const { voice, output } = draft;
  const { made_by } = output;
  const filmer = made_by && filmers().find(({ alsoCalled }) => alsoCalled.includes(made_by))?.name;
  return {
    ...draft,
    voice: { ...voice, ttsId: listedVoice(speech, voice.ttsId) },
    output: { ...output, made_by: filmer || made_by },
  };
}

/** The default voice is a gender and an id. */
export function withListedVoice({ speech }: Lists, preferences: Preferences): Preferences {
  const [gender = '', ...id] = preferences.defaultVoice.split('-');
  const named = id.join('-');
  if (!named.includes(':')) return preferences;
  return { ...preferences, defaultVoice: `${gender}-${listedVoice(speech, named)}` as Preferences['defaultVoice'] };
}

const listedVoice = (speech: Lists['speech'], id: string): string => speech.findVoice(id)?.id ?? id;
