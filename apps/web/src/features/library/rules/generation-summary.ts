import type { Video } from '@herald/contract/endpoints/videos';
import { DEFAULT_CHOICES } from '@herald/media/choices';
import { AUDIO_KBITS } from '@herald/media/film-coding';
import { ratiosOfFilm } from '@herald/media/frame-size';
import { CAPTION_LABELS, MUSIC_LABELS, PACE_LABELS, settingLabel, VIDEO_QUALITY_LABELS } from '@herald/media/labels';
import { withoutHeadingMarks } from '@herald/media/script-headings';

interface SummaryRow {
  key: string;
  value: string;
}

type Generation = Video['generation_data'];

/** What a video was ordered with, in the words of the wizard; what was not chosen is left out. */
export function generationSummary(video: Video): SummaryRow[] {
  const { output } = video.generation_data;
  return [
    { key: 'Voice', value: voiceWords(video.generation_data) },
    { key: 'Audio', value: video.sound_notes.join(' ') },
    { key: 'Avatar', value: avatarWords(video.generation_data) },
    { key: 'Background', value: backgroundWords(video) },
    { key: 'Script', value: scriptWords(video.generation_data) },
    { key: 'Captions', value: captionWords(output.captions) + textTracks(video) },
    { key: 'Format', value: formatWords(output) },
    { key: 'Filmed by', value: filmedByWords(video) },
  ].filter(({ value }) => value !== '');
}

/** Nothing where Herald filmed, as it mostly does. */
function filmedByWords({ made_by, instead_reason }: Video): string {
  return instead_reason ? `Herald, because the service you chose could not: ${instead_reason}` : made_by;
}

/** As people read it: the titles of chapters without their marks. */
export function scriptWords({ script, voice }: Generation): string {
  return withoutHeadingMarks(script.content || voice.ttsText);
}

export function voiceWords({ voice }: Generation): string {
  if (voice.useCustomAudio) return 'Your audio';
  if (!voice.name) return '';
  const rate = voice.speechRate === 1 ? '' : `${voice.speechRate}x`;
  return listed([voice.name, rate]);
}

export function avatarWords({ avatar }: Generation): string {
  const name = avatar.selectedAvatar || avatar.avatarName;
  return name || avatar.description;
}

export function backgroundWords({ performer, generation_data: { background, output } }: Video): string {
  // Whoever was filmed or photographed stays where that was, unless they are cut out.
  if (performer === 'clip') return 'The room of the clip';
  if (performer === 'photo' && output.ground === 'place' && !background.isBehindPhoto) return 'As in the photo';
  if (output.ground === 'green') return 'On green';
  if (output.ground === 'transparent') return 'Transparent';
  if (background.setting === 'color') return `Color ${background.color}`;
  if (background.setting === 'picture') return 'Your picture';
  const light = background.lighting && `${background.lighting} light`;
  return listed([
    settingLabel({ ...background, setting: background.setting }),
    background.environment,
    light,
    background.style,
  ]);
}

function formatWords(output: Generation['output']): string {
  const { resolution, video_quality, audio_bitrate, pace } = output;
  const { videoQuality, audioBitrate, pace: usualPace } = DEFAULT_CHOICES;
  const cuts = pace === usualPace ? '' : pace === 'single' ? 'one shot' : `${PACE_LABELS[pace].toLowerCase()} cuts`;
  const pictures = video_quality === videoQuality ? '' : `${VIDEO_QUALITY_LABELS[video_quality].toLowerCase()} quality`;
  const sound = audio_bitrate === audioBitrate ? '' : `${AUDIO_KBITS[audio_bitrate]} kbit/s sound`;
  const music = output.music_mood === 'none' ? '' : `${MUSIC_LABELS[output.music_mood].toLowerCase()} music`;
  const effects = output.sound_effects === 'none' ? '' : 'sound effects';
  const bar = output.progress_bar === 'on' ? 'progress bar' : '';
  return listed([...ratiosOfFilm(output), `${resolution}p`, pictures, sound, cuts, music, effects, bar]);
}

function captionWords(captions: Generation['output']['captions']): string {
  return captions === 'off' ? 'Not burned in' : `${CAPTION_LABELS[captions]}, burned in`;
}

function textTracks({ captions_url, subtitles_url }: Video): string {
  const files = [captions_url && '.vtt', subtitles_url && '.srt'].filter(Boolean);
  return files.length > 0 ? `; ${files.join(' and ')}` : '';
}

function listed(parts: readonly string[]): string {
  return parts.filter(Boolean).join(', ');
}
