import { describe, expect, it } from 'vitest';
import { aVideo } from '#testing/a-video.ts';
import { type VideoList, withoutVideos } from '../rules/video-list.ts';
import { takenFrom, withVideosBack } from './use-move-videos.ts';

const videos = [
  aVideo({ title: 'a', views: 4 }),
  aVideo({ title: 'b', status: 'failed' }),
  aVideo({ title: 'c', status: 'processing' }),
  aVideo({ title: 'd' }),
];
const list: VideoList = {
  videos,
  total: 9,
  counts: { total: 9, completed: 6, processing: 2, failed: 1, views: 70, trash: 2 },
  hits: {},
};
const ids = new Set([videos[0]?.id ?? '', videos[2]?.id ?? '']);

describe('undoing a deletion', () => {
  it('puts every video back to its place, and every number', () => {
    const taken = takenFrom(list, ids);
    expect(withVideosBack(withoutVideos(list, ids), taken)).toEqual(list);
  });

  it('shows no video twice that has come back by itself', () => {
    const taken = takenFrom(list, ids);
    expect(withVideosBack(list, taken)).toEqual(list);
  });

  it('works on a list that has become shorter meanwhile', () => {
    const short = withoutVideos(list, new Set(videos.map(({ id }) => id)));
    const back = withVideosBack(short, takenFrom(list, ids));
    expect(back.videos.map(({ title }) => title)).toEqual(['a', 'c']);
  });
});
