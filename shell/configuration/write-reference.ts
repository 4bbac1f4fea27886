import { writeFile } from 'node:fs/promises';
import { declaredReleases } from './declared-releases.ts';
import { configurationReference, referenceDocument, referenceFile } from './reference.ts';

await writeFile(referenceFile, referenceDocument(configurationReference(await declaredReleases())));
