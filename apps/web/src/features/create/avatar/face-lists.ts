/** What the face studio offers, in the order shown. */
export const faceLists = {
  ethnicity: [
    { value: 'european', label: 'European' },
    { value: 'african', label: 'African' },
    { value: 'west_asian', label: 'West Asian' },
    { value: 'south_asian', label: 'South Asian' },
    { value: 'east_asian', label: 'East Asian' },
    { value: 'southeast_asian', label: 'Southeast Asian' },
    { value: 'latin_american', label: 'Latin American' },
  ],
  mood: [
    { value: 'joyous', label: 'Joyous' },
    { value: 'composed', label: 'Composed' },
  ],
  lighting: [
    { value: 'auto', label: 'Auto' },
    { value: 'studio', label: 'Studio' },
    { value: 'natural', label: 'Natural' },
    { value: 'artistic', label: 'Artistic' },
  ],
  zoom: [
    { value: 'standard', label: 'Standard' },
    { value: 'closeup', label: 'Closeup' },
  ],
  resolution: [
    { value: '512', label: '512' },
    { value: '1024', label: '1024' },
  ],
  format: [
    { value: 'jpeg', label: 'JPEG' },
    { value: 'png', label: 'PNG' },
  ],
} as const;
