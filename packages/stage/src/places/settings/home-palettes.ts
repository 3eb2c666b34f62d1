import type { Brief } from './parts.ts';

export interface HomePalette {
  wall: string;
  sofa: string;
  cushion: string;
  wood: string;
  prints: readonly string[];
}

/** Living rooms of each style; which one somebody lives in is theirs. */
export const HOME_PALETTES: Record<Brief['style'], readonly HomePalette[]> = {
  clean: [
    {
      wall: '#e9e2d6',
      sofa: '#8f9c94',
      cushion: '#d9925a',
      wood: '#a9794e',
      prints: ['#c9795a', '#6f8f92', '#e5c9a0', '#39525c'],
    },
    {
      wall: '#dfe4e4',
      sofa: '#54708a',
      cushion: '#e7c9a5',
      wood: '#c29a6c',
      prints: ['#2f4a63', '#a9c0c6', '#e8ddc8', '#d08c60'],
    },
    {
      wall: '#ece7e1',
      sofa: '#c9b7a2',
      cushion: '#6f8a6a',
      wood: '#8a6a4c',
      prints: ['#6f8a6a', '#d8cbb6', '#a8785a', '#4a5b49'],
    },
    {
      wall: '#e6dcda',
      sofa: '#b88f86',
      cushion: '#f0e6da',
      wood: '#b48a66',
      prints: ['#a8625a', '#e3c3b4', '#7f8c92', '#4d3b3f'],
    },
  ],
  warm: [
    {
      wall: '#ddb996',
      sofa: '#b7683f',
      cushion: '#ead9bd',
      wood: '#7d5230',
      prints: ['#8c3f2b', '#d9a05f', '#efe0c4', '#5d6b4a'],
    },
    {
      wall: '#b9bf9e',
      sofa: '#e0cba6',
      cushion: '#b5673c',
      wood: '#8a5c34',
      prints: ['#5f7048', '#e6d5ac', '#b5673c', '#3f4a35'],
    },
    {
      wall: '#e3cfb4',
      sofa: '#5f6e52',
      cushion: '#d99a4e',
      wood: '#6b4428',
      prints: ['#43533c', '#d99a4e', '#f0e2c8', '#96502f'],
    },
    {
      wall: '#d39a7c',
      sofa: '#e8d6c0',
      cushion: '#8f4a34',
      wood: '#73482c',
      prints: ['#6e3526', '#efd9b8', '#c98a4c', '#4f5a55'],
    },
    {
      wall: '#d9c4a6',
      sofa: '#3f6a70',
      cushion: '#e2ab5c',
      wood: '#9a6a3e',
      prints: ['#2f565c', '#e2ab5c', '#f1e4cc', '#a8553a'],
    },
  ],
  bold: [
    {
      wall: '#3f5f5b',
      sofa: '#c9a13f',
      cushion: '#c65a4a',
      wood: '#8b5a36',
      prints: ['#e9b44c', '#d1495b', '#edeae0', '#2e4756'],
    },
    {
      wall: '#7c3f52',
      sofa: '#e2b79a',
      cushion: '#2f6f73',
      wood: '#6b4330',
      prints: ['#f0c36a', '#2f6f73', '#f3e6da', '#b5404f'],
    },
    {
      wall: '#3d4f7c',
      sofa: '#d9704a',
      cushion: '#f2d27a',
      wood: '#a8703f',
      prints: ['#f2d27a', '#d9704a', '#e9eef4', '#22304f'],
    },
    {
      wall: '#d8a02f',
      sofa: '#2f5a58',
      cushion: '#f0e4cc',
      wood: '#7a4a2a',
      prints: ['#2f5a58', '#c8503c', '#f3e9d4', '#5b3a56'],
    },
  ],
};
