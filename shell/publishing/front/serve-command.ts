import { assertFree, portFrom } from '../../hosting/ports.ts';
import { runCommand, say } from '../run-command.ts';
import { storeFrom } from '../store-address.ts';
import { serveFront } from './front-server.ts';
import { s3Bucket } from './s3-bucket.ts';
import { siteFront } from './site-front.ts';

/** `npm run front:serve`: answers for SITE_STORE from this machine, on PORT of 127.0.0.1; what adds TLS stands before it. */
await runCommand(async () => {
  const store = storeFrom('SITE_STORE');
  if (!store) throw new Error('SITE_STORE is not set: name the store of the site, s3://bucket/folder');
  const port = portFrom('PORT', 4173);
  await assertFree(port, 'PORT');
  await serveFront(siteFront(s3Bucket(store)), port);
  say(`Site     http://127.0.0.1:${port}`);
});
