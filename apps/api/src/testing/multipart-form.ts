export interface FormFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** A multipart form as `ask` sends it. */
export async function multipartForm(fields: Record<string, string | FormFile>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([new Uint8Array(value.bytes)], value.name, { type: value.type }));
  }
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type') ?? '';
  return { body: Buffer.from(await encoded.arrayBuffer()), headers: { 'content-type': contentType } };
}
