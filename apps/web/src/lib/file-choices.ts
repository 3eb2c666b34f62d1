import type { VideoFile } from '@herald/contract/video-file';

/** One file of a video that can be saved. */
export interface FileChoice extends Pick<VideoFile, 'aspect_ratio' | 'video_url' | 'download_url' | 'size_bytes'> {
  label: string;
  ending: 'mp4' | 'webm' | 'mov';
}

const TRANSPARENT_LABELS = { webm: 'WebM, transparent', mov: 'ProRes 4444, transparent' } as const;

/** Every file of a video. Those with transparency were ordered, so they come before the one that is played. */
export function fileChoices(files: readonly VideoFile[]): FileChoice[] {
  const isOne = files.length === 1;
  return files.flatMap((file) => {
    const { aspect_ratio, transparent = [] } = file;
    const inRatio = (label: string): string => (isOne ? label : `${label}, ${aspect_ratio}`);
    const layers = transparent.map(({ format, ...layer }) => ({
      ...{ ...layer, aspect_ratio, video_url: null, ending: format },
      label: inRatio(TRANSPARENT_LABELS[format]),
    }));
    const label = layers.length > 0 ? inRatio('MP4 on a checkerboard') : `Download ${aspect_ratio}`;
    return [...layers, { ...file, label, ending: 'mp4' as const }];
  });
}

/** Whether somebody has to choose what to save. */
export const hasFileChoice = (files: readonly VideoFile[]): boolean => fileChoices(files).length > 1;

/** What was ordered: of a film with transparency, the files with it. */
export function orderedFiles(files: readonly VideoFile[]): FileChoice[] {
  const all = fileChoices(files);
  const transparent = all.filter(({ ending }) => ending !== 'mp4');
  return transparent.length > 0 ? transparent : all;
}
