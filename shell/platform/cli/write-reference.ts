import { writeFile } from 'node:fs/promises';
import { configurationReference, referenceDocument, referenceFile } from '../configuration/reference.ts';
import { declaredReleases } from '../build/remote-declarations.ts';

await writeFile(referenceFile, referenceDocument(configurationReference(await declaredReleases())));
