/** Gives the browser a file to store. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after this task; a minute is ample and the memory is given back.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
