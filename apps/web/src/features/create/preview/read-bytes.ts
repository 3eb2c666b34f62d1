/** A part of a file, whether or not its server sends parts. */
export async function readBytes(address: string, from: number, to: number): Promise<Blob> {
  const response = await fetch(address, { headers: { range: `bytes=${from}-${to - 1}` } });
  if (!response.ok) throw new Error(`The clip answered ${response.status}.`);
  const bytes = await response.blob();
  return response.status === 206 ? bytes : bytes.slice(from, to);
}
