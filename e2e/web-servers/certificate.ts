import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Certificate = {
  key: Buffer;
  cert: Buffer;
  /** Base64 SHA-256 of the public key, to make Chromium trust it. */
  publicKeyHash: string;
};

function publicKeyHash(cert: Buffer): string {
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(publicKey).digest('base64');
}

/** A certificate for localhost, made for this run by the `openssl` on the PATH. */
export async function makeCertificate(): Promise<Certificate> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-certificate-'));
  const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    await run('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', keyFile, '-out', certFile]);
    const [key, cert] = await Promise.all([readFile(keyFile), readFile(certFile)]);
    return { key, cert, publicKeyHash: publicKeyHash(cert) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
