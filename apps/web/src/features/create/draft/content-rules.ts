import type { BackgroundGroup, DraftContent, VoiceGroup } from '@herald/contract/draft';
import type { Ground } from '@herald/media/choices';
import { settingLabel } from '@herald/media/labels';

const MEDIA_PATH = '/api/media/';

/** A media link gets a new signature every hour; only its path says which file it means. */
function comparable(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith(MEDIA_PATH) ? value.split('?')[0] : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, comparable(entry)] as const);
  return entries.sort(([a], [b]) => a.localeCompare(b));
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(comparable(a)) === JSON.stringify(comparable(b));
}

export function isSameContent(a: DraftContent, b: DraftContent): boolean {
  return a === b || isSame(a, b);
}

/** The current step is no work that could get lost. */
export function isSameWork(a: DraftContent, b: DraftContent): boolean {
  return isSameContent({ ...a, step: 1 }, { ...b, step: 1 });
}

/** Whether the user did anything: places, voices, gender and clothes come with the preferences. */
export function hasWork({ title, avatar, voice, background, output }: DraftContent): boolean {
  const { description, age, appearance, selectedAvatarId, customImageUrl, productImageUrl } = avatar;
  const written = [title, description, age, appearance, voice.ttsText, output.hook, output.end_card];
  const chosen = [selectedAvatarId, customImageUrl, productImageUrl, voice.generatedAudioUrl, output.link_url];
  const isMade = avatar.createdAvatarId !== null || avatar.face !== null;
  return isMade || [...written, ...chosen].some(Boolean) || Boolean(voice.isChosen || background.isChosen);
}

/** An own sound is chosen and not there yet: what was spoken before is kept for the way back, and not part of the video. */
export function waitsForOwnSound({
  useCustomAudio,
  audioUrl,
}: Pick<VoiceGroup, 'useCustomAudio' | 'audioUrl'>): boolean {
  return useCustomAudio && audioUrl === '';
}

/** The link of the sound that the video would have; empty without one. */
export function heardUrl(voice: VoiceGroup): string {
  return waitsForOwnSound(voice) ? '' : voice.generatedAudioUrl;
}

/** The script was changed after it was spoken. */
export function isSoundOlder({ voice, script }: DraftContent): boolean {
  if (voice.useCustomAudio || voice.generatedAudioUrl === '') return false;
  return script.content.trim() !== voice.ttsText.trim();
}

/** What is there in place of a place. */
export function groundName(ground: Exclude<Ground, 'place'>): string {
  return ground === 'green' ? 'On green' : 'Transparent';
}

/** Where it takes place, as it is told everywhere in the wizard. */
export function placeName(place: Pick<BackgroundGroup, 'setting' | 'room' | 'trade'>): string {
  const { setting } = place;
  if (setting === 'color') return 'Plain color';
  if (setting === 'picture') return 'Your own picture';
  return settingLabel({ ...place, setting });
}
