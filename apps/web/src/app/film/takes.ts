export interface Take {
  /** Drawn by Herald itself, from the library's own characters. */
  picture: string;
  words: readonly string[];
  hot: number;
  timeCode: string;
}

/** Three frames of films made with Herald. */
export const takes: readonly [Take, Take, Take] = [
  { picture: '/film/kofi.webp', words: ['two', 'drops', 'a day'], hot: 1, timeCode: '00:06:11' },
  { picture: '/film/priya.webp', words: ['that', 'is it.'], hot: 1, timeCode: '00:07:02' },
  { picture: '/film/grace.webp', words: ['two', 'weeks'], hot: 1, timeCode: '00:10:18' },
];
