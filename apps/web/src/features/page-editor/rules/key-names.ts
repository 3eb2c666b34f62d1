const MAC_NAMES: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };
const OTHER_NAMES: Record<string, string> = { Mod: 'Ctrl' };

/** "Mod-Shift-s" as it is printed on the keys of this computer. */
export function keyNames(keys: string, platform = navigator.platform): string[] {
  const names = /^(Mac|iP)/.test(platform) ? MAC_NAMES : OTHER_NAMES;
  return keys.split('-').map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key));
}
