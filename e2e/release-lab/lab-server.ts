import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenLocally } from '@venue/shell/platform/serve/ports.ts';
import { siteHandler } from '@venue/shell/platform/serve/site-server.ts';

/** Answers a request in the test's own way, or as the site would. */
type Answer = (request: IncomingMessage, response: ServerResponse, asUsual: () => void) => void;

/** A site's folder, served on a free port. */
export type LabServer = {
  origin: string;
  /** Handles every request like this from now on. */
  answerLike: (answer: Answer) => void;
  close: () => Promise<void>;
};

/** Serves it on 127.0.0.1, as the site's own server does. */
export async function serveLab(siteFolder: string): Promise<LabServer> {
  let answer: Answer = (_request, _response, asUsual) => asUsual();
  const handle = siteHandler(siteFolder);
  const server = createServer((request, response) => {
    answer(request, response, () => handle(request, response));
  });
  const port = await listenLocally(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    answerLike: (other) => {
      answer = other;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
