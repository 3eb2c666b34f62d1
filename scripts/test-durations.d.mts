export function durationsOf(): Record<string, number>;
