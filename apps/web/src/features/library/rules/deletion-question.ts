import type { Video } from '@herald/contract';

export function deletionQuestion(videos: readonly Pick<Video, 'title'>[]): string {
  const [first] = videos;
  const what = videos.length === 1 && first ? `"${first.title}"` : `${videos.length.toLocaleString('en-US')} videos`;
  return `Are you sure you want to delete ${what}? This action cannot be undone.`;
}
