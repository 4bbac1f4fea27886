/** What came with a request, whatever its encoding. A file is told from text by its class. */
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

/** Reads a request body once, whole, so that a refusal never leaves half a body on the connection. */
export async function readBody(request: Request): Promise<RequestBody> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data') && !type.startsWith('application/x-www-form-urlencoded')) {
    return parseJson(await request.text());
  }
  const form = await request.formData().catch(() => new FormData());
  return { as: 'form', parts: [...form].map(([name, value]) => ({ name, value })) };
}

/** The body as it is kept in the request log: files become their name, type and size. */
export function forTheLog(sent: RequestBody): unknown {
  if (sent.as === 'json') return sent.value;
  if (sent.as === 'text') return sent.text;
  return sent.parts.map(({ name, value }) =>
    typeof value === 'string'
      ? { name, value }
      : { name, file: value.name, type: value.type, size: value.size },
  );
}
