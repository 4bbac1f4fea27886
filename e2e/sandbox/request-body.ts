/** The fields of a request, whatever its encoding. Files are recognised by their class. */
export type RequestBody =
  | { as: 'form'; parts: { name: string; value: string | File }[] }
  | { as: 'json'; value: unknown }
  | { as: 'text'; text: string };

function parseJson(text: string): RequestBody {
  try {
    return { as: 'json', value: JSON.parse(text) };
  } catch {
    return { as: 'text', text };
  }
}

/** Reads the whole body, so that a refusal never leaves half a body on the connection. */
export async function readBody(request: Request): Promise<RequestBody> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data') && !type.startsWith('application/x-www-form-urlencoded')) {
    return parseJson(await request.text());
  }
  const form = await request.formData().catch(() => new FormData());
  return { as: 'form', parts: [...form].map(([name, value]) => ({ name, value })) };
}

/** The body for the request log, with files as name, type and size. */
export function loggedBody(sent: RequestBody): unknown {
  if (sent.as === 'json') return sent.value;
  if (sent.as === 'text') return sent.text;
  return sent.parts.map(({ name, value }) =>
    typeof value === 'string'
      ? { name, value }
      : { name, file: value.name, type: value.type, size: value.size },
  );
}
