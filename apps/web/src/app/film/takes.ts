export interface Take {
  id: string;
  /** Where the product's own picture of this take lies; without one the frame shows the viewfinder alone. */
  picture?: string;
  words: readonly string[];
  hot: number;
  timeCode: string;
}

/** Three frames of films made with Herald. */
export const takes: readonly [Take, Take, Take] = [
  { id: 'studio', words: ['two', 'drops', 'a day'], hot: 1, timeCode: '00:06:11' },
  { id: 'home', words: ['that', 'is it.'], hot: 1, timeCode: '00:07:02' },
  { id: 'office', words: ['two', 'weeks'], hot: 1, timeCode: '00:10:18' },
];
