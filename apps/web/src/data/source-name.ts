const NAMES: Record<string, string> = {
  warriorplus: 'WarriorPlus',
  launchpadjv: 'LaunchpadJV',
  jvzoo: 'JVZoo',
  heygen: 'HeyGen',
  generic: 'Any shop',
};

/** A source as people call it. */
export const sourceName = (source: string): string => NAMES[source] ?? source;
