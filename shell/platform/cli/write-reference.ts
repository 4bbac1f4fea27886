import { writeFile } from 'node:fs/promises';
import { declaredReleases } from '../configuration/declared-releases.ts';
import { configurationReference, referenceDocument, referenceFile } from '../configuration/reference.ts';

await writeFile(referenceFile, referenceDocument(configurationReference(await declaredReleases())));
