/** Lines that are nothing but a quoted text: copies of the product's words in a test say nothing about its depth. */
const QUOTED = /^\s*(['"`]).*\1[,;)\]]*$/;

export function textLines(text: string): number {
  return linesOf(text).filter((line) => QUOTED.test(line)).length;
}

export function linesOf(text: string): string[] {
  return text.replace(/\n$/, '').split('\n');
}

const IMPORT_BEGINS = /^(import\b|export (type )?[{*])/;
const IMPORT_ENDS = /(from )?'[^']*';$/;
/** Empty lines, lone brackets, lists of routes, and what opens and closes a registration. */
const REGISTRATION = /^\s*([\])}]*[;,]?|\w+Routes?,|export (function|const) \w+Routes?\b.*[{[]|\}.* satisfies .*)$/;

/** Lines of a route file that only import or register. */
export function ceremonyLines(text: string): number {
  let isImport = false;
  return linesOf(text).filter((line) => {
    const isCeremony = isImport || IMPORT_BEGINS.test(line) || REGISTRATION.test(line);
    isImport = (isImport || IMPORT_BEGINS.test(line)) && !IMPORT_ENDS.test(line);
    return isCeremony;
  }).length;
}
