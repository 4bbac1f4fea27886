import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';

/** One answer of a server: bytes of its body as they travelled. */
export type Answered = { path: string; status: number; bytes: number };

/** Notes an answer when it is out; aborted ones are not noted. */
export function noteAnswer(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  note: (answered: Answered) => void,
): void {
  response.once('finish', () => {
    const { statusCode: status } = response;
    const bytes = status === 200 ? Number(response.getHeader('content-length') ?? 0) : 0;
    note({ path: request.url, status, bytes });
  });
}
