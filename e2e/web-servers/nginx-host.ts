import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginxConf } from '@venue/shell/platform/serve/nginx-conf.ts';
import { freePort } from '@venue/shell/platform/serve/ports.ts';
import { makeCertificate } from './certificate.ts';
import { sendRequest, type Host } from './host.ts';
import { brotliModule } from './system-nginx.ts';

/** A host, its port without TLS, and its certificate for other requests. */
export type NginxHost = Host & { httpPort: number; httpsPort: number; ca: Buffer };

/** The main configuration around a server block, with everything in one folder and nothing from the machine. */
function mainConf(folder: string): string {
  const module = brotliModule();
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${module ? `load_module ${module};` : ''}
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log /dev/null;
  ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include ${folder}/site.conf;
}
`;
}

async function canConnect(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const connected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return connected;
}

async function listening(server: ChildProcess, port: number, complaints: () => string): Promise<void> {
  while (!(await canConnect(port))) {
    if (server.exitCode !== null) throw new Error(`nginx does not start\n${complaints()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

type Served = {
  program: string;
  /** Folder of the composed site. */
  root: string;
  /** A preview of this package beside the site, with its folder, at `package.localhost`. */
  preview?: { name: string; root: string };
  /** Own additions, inside the site's server block. */
  more?: string;
};

/** Runs nginx with the configuration that an owner would write, and a certificate made for this run. */
export async function startNginx({ program, root, preview, more = '' }: Served): Promise<NginxHost> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-nginx-'));
  await chmod(folder, 0o755);
  const [httpPort, httpsPort, { key, cert: ca }] = [
    await freePort(),
    await freePort(),
    await makeCertificate(),
  ];
  await mkdir(path.join(folder, 'more'));
  const site = {
    host: 'localhost',
    root,
    certificate: `${folder}/cert.pem`,
    key: `${folder}/key.pem`,
    brotli: brotliModule() !== undefined,
    more: `${folder}/more/*.conf`,
    listen: { http: [`127.0.0.1:${httpPort}`], https: [`127.0.0.1:${httpsPort}`] },
  };
  const previewed = preview && {
    ...site,
    host: `${preview.name}.localhost`,
    root: preview.root,
    preview: preview.name,
  };
  const conf = nginxConf(site) + (previewed ? nginxConf(previewed) : '');
  const files = { 'key.pem': key, 'cert.pem': ca, 'site.conf': conf, 'nginx.conf': mainConf(folder) };
  await Promise.all(
    Object.entries({ ...files, 'more/own.conf': more }).map(([name, content]) =>
      writeFile(path.join(folder, name), content),
    ),
  );
  const server = spawn(program, ['-p', folder, '-c', `${folder}/nginx.conf`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  server.stderr.on('data', (chunk) => (output += String(chunk)));
  await listening(server, httpsPort, () => output);
  return {
    httpPort,
    httpsPort,
    ca,
    get: (address, asked) => sendRequest({ port: httpsPort, path: address, ca, ...asked }),
    close: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
