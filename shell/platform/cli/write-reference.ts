import { writeFile } from 'node:fs/promises';
import { declaredReleases } from '../checkout/remote-declarations.ts';
import { configurationReference, referenceDocument, referenceFile } from '../configuration/reference.ts';

await writeFile(referenceFile, referenceDocument(configurationReference(await declaredReleases())));
