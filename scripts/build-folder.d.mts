export function openBuildFolder(underWay: string): string;
export function putInPlace(finished: string, place: string): void;
