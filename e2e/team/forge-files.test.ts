import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import picomatch from 'picomatch';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { packageNames, workspace } from '@venue/shell/release/places.ts';

const filterSchema = z.object({ paths: z.array(z.string()) });
const workflowSchema = z.object({
  on: z.object({
    push: filterSchema.extend({ branches: z.array(z.string()) }),
    pull_request: filterSchema,
    schedule: z.optional(z.array(z.object({ cron: z.string() }))),
  }),
  jobs: z.record(
    z.string(),
    z.looseObject({ uses: z.optional(z.string()), with: z.optional(z.record(z.string(), z.string())) }),
  ),
});

function textOf(file: string): string {
  return readFileSync(path.join(workspace, file), 'utf8');
}

function workflow(name: string) {
  return workflowSchema.parse(parse(textOf(`.github/workflows/${name}.yml`)));
}

/** Whether a forge starts a workflow for a file: the last pattern that fits decides. */
function starts(paths: readonly string[], file: string): boolean {
  const fits = (pattern: string) => picomatch(pattern.replace(/^!/, ''), { dot: true })(file);
  const last = paths.findLast(fits);
  return last !== undefined && !last.startsWith('!');
}

/** Workflows that a change of a file starts, the same for a pull request and for what lands. */
function startedBy(file: string): string[] {
  return ['ci', ...packageNames].filter((name) => {
    const { push, pull_request: request } = workflow(name).on;
    expect(push.paths).toEqual(request.paths);
    expect(push.branches).toEqual(['main']);
    return starts(push.paths, file);
  });
}

const { workspaces } = z
  .object({ workspaces: z.array(z.string()) })
  .parse(JSON.parse(textOf('package.json')));
const allWorkspaces = workspaces.flatMap((pattern) =>
  pattern.includes('*')
    ? readdirSync(workspace).filter((name) => picomatch.isMatch(name, pattern))
    : [pattern],
);

test('a change of one package starts its own workflow and no other', () => {
  for (const name of packageNames) {
    expect(startedBy(`${name}/src/a/b.tsx`), name).toEqual([name]);
    const [job] = Object.values(workflow(name).jobs);
    expect(job).toMatchObject({ uses: './.github/workflows/package.yml', with: { package: name } });
  }
});

test('a change of anything else starts everything', () => {
  const others = allWorkspaces.filter((folder) => !packageNames.some((name) => name === folder));
  expect(others).toContain('shared');
  for (const folder of others) expect(startedBy(`${folder}/src/a.ts`), folder).toEqual(['ci']);
  for (const file of ['package-lock.json', '.github/workflows/ci.yml', 'README.md']) {
    expect(startedBy(file), file).toEqual(['ci']);
  }
});

test('everything runs every night, as no package’s workflow runs what is about the whole site', () => {
  expect(workflow('ci').on.schedule).toHaveLength(1);
});

test('what every package’s workflow runs is what a team runs', () => {
  const steps = JSON.stringify(parse(textOf('.github/workflows/package.yml')));
  for (const command of ['npm test -w', 'npm run preview --', 'bash .ci/release']) {
    expect(steps).toContain(command);
  }
});

type Forge = { isPublished: boolean; isRefused?: boolean };

/** Runs `.ci/release mf-forms` with an npm that only notes what it is asked for: whether something is published, and whether it is refused. */
function askedOfNpm({ isPublished, isRefused = false }: Forge): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'ariya-forge-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const found = isPublished ? 'touch "$RELEASES_FOLDER/fetched.json"' : 'true';
  const npm = `#!/bin/sh
echo "$2 $3" >> '${folder}/asked'
[ "$2" = fetch:releases ] && ${found}
[ "$2" != release ] || ${!isRefused}
`;
  writeFileSync(path.join(folder, 'npm'), npm, { mode: 0o755 });
  const { status } = spawnSync('bash', [path.join(workspace, '.ci/release'), 'mf-forms'], {
    env: { ...process.env, PATH: `${folder}:${process.env['PATH']}`, RELEASES_FOLDER: folder },
  });
  expect(status).toBe(isRefused ? 1 : 0);
  return readFileSync(path.join(folder, 'asked'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.trim());
}

test('a forge’s machine releases upon what is published, which it composes first to have something to compare with', () => {
  const always = ['release mf-forms', 'publish:site'];
  expect(askedOfNpm({ isPublished: true })).toEqual(['fetch:releases', 'compose', ...always]);
  expect(askedOfNpm({ isPublished: false })).toEqual(['fetch:releases', ...always]);
});

test('what is refused on a forge’s machine is noted beside the release document, and not tried again', () => {
  const asked = ['fetch:releases', 'release mf-forms', 'publish:log'];
  expect(askedOfNpm({ isPublished: false, isRefused: true })).toEqual(asked);
});

test('packages that are released at once wait for nobody’s job: a forge would cancel all but the last that waits', () => {
  const schema = z.object({ jobs: z.object({ release: z.object({ concurrency: z.unknown() }) }) });
  const groups = ['package', 'ci'].map((name) => {
    const { release } = schema.parse(parse(textOf(`.github/workflows/${name}.yml`))).jobs;
    return release.concurrency;
  });
  const limits = { 'cancel-in-progress': false };
  expect(groups).toEqual([
    { group: 'release-${{ inputs.package }}', ...limits },
    { group: 'release-all', ...limits },
  ]);
});

test('every workspace has an owner of its own', () => {
  const owned = textOf('.github/CODEOWNERS')
    .split('\n')
    .flatMap((line) => {
      const [folder, ...owners] = line.split(/\s+/);
      return folder?.startsWith('/') && owners.every((owner) => owner.startsWith('@')) ? [folder] : [];
    });
  for (const folder of allWorkspaces) expect(owned).toContain(`/${folder}/`);
});
