import type { AvatarGroup, DraftContent } from '@herald/contract/draft';
import { optionLists } from '@herald/contract/option-lists';
import type { AvatarKind } from '@herald/contract/statuses';
import { isOneOf, SETTINGS } from '@herald/media/choices';
import type { Option } from '@herald/media/option';
import { filmSecOf } from '@herald/media/scene/film-length';
import { timeCode } from '#lib/time-code.ts';
import type { SlateRow } from '#ui/slate.tsx';
import { groundName, placeName, waitsForOwnSound } from '../draft/content-rules.ts';

/** What the draft knows only by id or not at all. */
interface SlateFacts {
  voice?: { name: string; place: string } | undefined;
  /** Of who was chosen, wherever they came from. */
  kind?: AvatarKind | undefined;
  /** Of one video, by the plan. */
  maxSec?: number | undefined;
}

/** The slate under the stage; what is not chosen yet says where it will be. */
export function slateRows(content: DraftContent, facts: SlateFacts = {}): SlateRow[] {
  return [avatarRow(content.avatar), voiceRow(content, facts), sceneRow(content, facts), lengthRow(content, facts)];
}

function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? '';
}

/** "Custom, adult (30-39), casual" */
function listed(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

function avatarRow(avatar: AvatarGroup): SlateRow {
  const key = 'Avatar';
  const age = labelOf(optionLists.ageRange, avatar.age).toLowerCase();
  switch (avatar.avatarType) {
    case 'library':
      if (!avatar.selectedAvatar) return { key, value: 'Choose one from the library', isOpen: true };
      return { key, value: avatar.selectedAvatar };
    case 'digital':
      if (!avatar.createdAvatarId) return { key, value: 'Digital, not used yet', isOpen: true };
      return { key, value: listed('Digital', avatar.avatarName) };
    case 'photo':
      if (!avatar.createdAvatarId) return { key, value: 'Choose your photo', isOpen: true };
      return { key, value: listed('Photo', avatar.avatarName) };
    case 'filmed':
      if (!avatar.createdAvatarId) return { key, value: 'Filmed, not made yet', isOpen: true };
      return { key, value: listed(avatar.avatarName, 'filmed') };
    case 'custom':
      if (!avatar.customImageUrl) return { key, value: 'Described in step 1', isOpen: true };
      return { key, value: listed('Custom', age, labelOf(optionLists.clothing, avatar.clothing).toLowerCase()) };
  }
}

function voiceRow({ voice, step }: DraftContent, { voice: spoken }: SlateFacts): SlateRow {
  const key = 'Voice';
  // Step 2 picks a fitting voice where nobody has.
  const isPicked = (voice.isChosen === true || step > 1) && !voice.useCustomAudio;
  if (voice.generatedAudioUrl === '' && isPicked && spoken)
    return { key, value: listed(spoken.name, spoken.place, 'not spoken yet'), isOpen: true };
  if (waitsForOwnSound(voice)) return { key, value: 'Upload or record it in step 2', isOpen: true };
  if (voice.generatedAudioUrl === '') return { key, value: 'Chosen in step 2', isOpen: true };
  if (voice.useCustomAudio) return { key, value: 'Your own audio' };
  return { key, value: listed(spoken?.name ?? 'AI voice', spoken?.place ?? '', `${voice.speechRate.toFixed(1)}x`) };
}

function sceneRow({ avatar, background, output }: DraftContent, { kind }: SlateFacts): SlateRow {
  const key = 'Scene';
  const isAtHome = output.ground === 'place' && !background.isBehindPhoto;
  if (isAtHome && (avatar.avatarType === 'photo' || kind === 'photo')) return { key, value: 'As in your photo' };
  if (isAtHome && kind === 'filmed') return { key, value: 'The room of the clip' };
  if (isAtHome && avatar.avatarType === 'filmed') return { key, value: 'The room you film in' };
  if (output.ground !== 'place') return { key, value: groundName(output.ground) };
  const place = placeName(background);
  return { key, value: isOneOf(SETTINGS, background.setting) ? `${place}, ${background.lighting} light` : place };
}

function lengthRow({ script, voice, output }: DraftContent, { maxSec }: SlateFacts): SlateRow {
  const key = 'Length';
  if (waitsForOwnSound(voice)) return { key, value: 'Set by your audio', isOpen: true };
  if (script.duration <= 0) return { key, value: 'Set by the script', isOpen: true };
  const length = timeCode(filmSecOf(script.duration, output));
  return { key, value: maxSec === undefined ? length : `${length} of ${timeCode(maxSec)}` };
}
