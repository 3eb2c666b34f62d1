interface Swatch {
  name: string;
  value: string;
}

/** Between light and dark, so that a text can be read in both themes. */
export const textColors: readonly Swatch[] = [
  { name: 'Red', value: '#d64545' },
  { name: 'Orange', value: '#bd5f0b' },
  { name: 'Olive', value: '#8a7400' },
  { name: 'Green', value: '#2c8747' },
  { name: 'Teal', value: '#0c8585' },
  { name: 'Blue', value: '#3d76d9' },
  { name: 'Purple', value: '#9459d1' },
  { name: 'Gray', value: '#777777' },
];

/** Let the ground through, so that the text on them can be read in both themes. */
export const backgroundColors: readonly Swatch[] = [
  { name: 'Red', value: 'rgba(229, 72, 77, 0.28)' },
  { name: 'Orange', value: 'rgba(247, 128, 8, 0.28)' },
  { name: 'Yellow', value: 'rgba(224, 184, 0, 0.32)' },
  { name: 'Green', value: 'rgba(48, 164, 108, 0.28)' },
  { name: 'Teal', value: 'rgba(0, 162, 180, 0.28)' },
  { name: 'Blue', value: 'rgba(61, 118, 217, 0.28)' },
  { name: 'Purple', value: 'rgba(148, 89, 209, 0.28)' },
  { name: 'Gray', value: 'rgba(128, 128, 128, 0.28)' },
];
