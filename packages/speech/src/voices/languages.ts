/** A language, the eSpeak voice of each of its regions, and six names: three women, three men. */
export interface Language {
  label: string;
  /** region code -> eSpeak voice; the first region is the default */
  regions: Record<string, string>;
  names: [string, string, string, string, string, string];
  /** how much faster than eSpeak's usual rate it is said, so that an advertisement has 160 to 175 words a minute; 1 where not measured */
  pace?: number;
}

/** Every language with an embedded voice. Keys are what the wizard calls "country". */
export const LANGUAGES: Record<string, Language> = {
  en: {
    label: 'English',
    regions: { US: 'en-us', GB: 'en-gb-x-rp', SCT: 'en-gb-scotland', '029': 'en-029' },
    pace: 0.79,
    names: ['Charlotte', 'Imogen', 'Beatrice', 'Oliver', 'Harry', 'George'],
  },
  es: {
    label: 'Spanish',
    regions: { ES: 'es', MX: 'es-419', '419': 'es-419' },
    pace: 0.9,
    names: ['Lucía', 'Carmen', 'Valeria', 'Diego', 'Javier', 'Álvaro'],
  },
  fr: {
    label: 'French',
    regions: { FR: 'fr', BE: 'fr-be', CH: 'fr-ch' },
    pace: 0.77,
    names: ['Camille', 'Juliette', 'Élise', 'Louis', 'Hugo', 'Antoine'],
  },
  de: {
    label: 'German',
    pace: 0.92,
    regions: { DE: 'de' },
    names: ['Anna', 'Lena', 'Klara', 'Felix', 'Jonas', 'Lukas'],
  },
  it: {
    label: 'Italian',
    pace: 0.96,
    regions: { IT: 'it' },
    names: ['Giulia', 'Chiara', 'Elena', 'Marco', 'Luca', 'Matteo'],
  },
  pt: {
    label: 'Portuguese',
    regions: { BR: 'pt-br', PT: 'pt' },
    pace: 0.97,
    names: ['Ana', 'Beatriz', 'Mariana', 'João', 'Tiago', 'Pedro'],
  },
  nl: { label: 'Dutch', regions: { NL: 'nl' }, names: ['Sanne', 'Fleur', 'Lotte', 'Daan', 'Bram', 'Sem'] },
  pl: { label: 'Polish', regions: { PL: 'pl' }, names: ['Zofia', 'Hanna', 'Maja', 'Jakub', 'Jan', 'Filip'] },
  hi: {
    label: 'Hindi',
    pace: 0.96,
    regions: { IN: 'hi' },
    names: ['Aanya', 'Kavya', 'Diya', 'Vikram', 'Rohan', 'Kabir'],
  },
  zh: {
    label: 'Chinese',
    regions: { CN: 'cmn', HK: 'yue' },
    names: ['Yan', 'Lan', 'Xiu', 'Wei', 'Jun', 'Bo'],
  },
  ko: { label: 'Korean', regions: { KR: 'ko' }, names: ['Seo-yeon', 'Ji-woo', 'Ha-eun', 'Min-jun', 'Do-yun', 'Ji-ho'] },
  sv: { label: 'Swedish', regions: { SE: 'sv' }, names: ['Alice', 'Maja', 'Elsa', 'Hugo', 'Nils', 'Axel'] },
  da: { label: 'Danish', regions: { DK: 'da' }, names: ['Ida', 'Freja', 'Karla', 'Oscar', 'Malthe', 'Emil'] },
  nb: { label: 'Norwegian', regions: { NO: 'nb' }, names: ['Nora', 'Solveig', 'Sofie', 'Jakob', 'Henrik', 'Olav'] },
  fi: { label: 'Finnish', regions: { FI: 'fi' }, names: ['Aino', 'Helmi', 'Venla', 'Eino', 'Väinö', 'Onni'] },
  tr: { label: 'Turkish', regions: { TR: 'tr' }, names: ['Zeynep', 'Elif', 'Defne', 'Emir', 'Kerem', 'Mert'] },
  ru: { label: 'Russian', regions: { RU: 'ru' }, names: ['Anastasia', 'Daria', 'Polina', 'Dmitri', 'Ivan', 'Maxim'] },
  uk: { label: 'Ukrainian', regions: { UA: 'uk' }, names: ['Olena', 'Daryna', 'Sofiia', 'Andrii', 'Bohdan', 'Taras'] },
  cs: { label: 'Czech', regions: { CZ: 'cs' }, names: ['Eliška', 'Tereza', 'Adéla', 'Tomáš', 'Vojtěch', 'Ondřej'] },
  ro: { label: 'Romanian', regions: { RO: 'ro' }, names: ['Ioana', 'Elena', 'Daria', 'Andrei', 'Mihai', 'Radu'] },
  hu: { label: 'Hungarian', regions: { HU: 'hu' }, names: ['Hanna', 'Réka', 'Luca', 'Bence', 'Máté', 'Levente'] },
  el: { label: 'Greek', regions: { GR: 'el' }, names: ['Eleni', 'Maria', 'Ioanna', 'Giorgos', 'Nikos', 'Dimitris'] },
  id: { label: 'Indonesian', regions: { ID: 'id' }, names: ['Putri', 'Dewi', 'Sari', 'Budi', 'Rizky', 'Agus'] },
  vi: { label: 'Vietnamese', regions: { VN: 'vi' }, names: ['Hương', 'Mai', 'Thảo', 'Minh', 'Đức', 'Huy'] },
  ca: { label: 'Catalan', regions: { ES: 'ca' }, names: ['Laia', 'Júlia', 'Martina', 'Pau', 'Jordi', 'Arnau'] },
  sk: { label: 'Slovak', regions: { SK: 'sk' }, names: ['Nina', 'Ema', 'Viktória', 'Lukáš', 'Matej', 'Michal'] },
};
