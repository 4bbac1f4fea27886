import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import picomatch from 'picomatch';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { packageNames, workspace } from '@venue/shell/platform/releases/folders.ts';

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
  const isThere = existsSync(path.join(workspace, `.github/workflows/${name}.yml`));
  if (!isThere)
    throw new Error(`${name} has no workflow: copy another remote's to .github/workflows/${name}.yml`);
  return workflowSchema.parse(parse(textOf(`.github/workflows/${name}.yml`)));
}

/** Whether a workflow runs for a file: the last matching pattern decides. */
function starts(paths: readonly string[], file: string): boolean {
  const fits = (pattern: string) => picomatch(pattern.replace(/^!/, ''), { dot: true })(file);
  const last = paths.findLast(fits);
  return last !== undefined && !last.startsWith('!');
}

/** Workflows that a change to a file starts, the same for a pull request and for a merge. */
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

test('a change to one package starts only its own workflow', () => {
  for (const name of packageNames) {
    expect(startedBy(`${name}/src/a/b.tsx`), name).toEqual([name]);
    const [job] = Object.values(workflow(name).jobs);
    expect(job).toMatchObject({ uses: './.github/workflows/package.yml', with: { package: name } });
  }
});

test('a change to anything else starts everything', () => {
  const others = allWorkspaces.filter((folder) => !packageNames.some((name) => name === folder));
  expect(others).toContain('shared');
  for (const folder of others) expect(startedBy(`${folder}/src/a.ts`), folder).toEqual(['ci']);
  for (const file of ['package-lock.json', '.github/workflows/ci.yml', 'README.md']) {
    expect(startedBy(file), file).toEqual(['ci']);
  }
});

test('everything runs every night, because no package’s workflow tests the whole site', () => {
  expect(workflow('ci').on.schedule).toHaveLength(1);
});

test('every package’s workflow runs what a team runs', () => {
  const steps = JSON.stringify(parse(textOf('.github/workflows/package.yml')));
  for (const command of ['npm test -w', 'npm run site -- preview', 'bash .ci/release']) {
    expect(steps).toContain(command);
  }
});

/** The npm and rclone calls of `.ci/release mf-forms`, for an accepted or a refused release. */
function askedBy({ isRefused }: { isRefused: boolean }): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'ariya-forge-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = (name: string, outcome: string) =>
    writeFileSync(
      path.join(folder, name),
      `#!/bin/sh\necho "${name} $*" >> '${folder}/asked'\n${outcome}\n`,
      { mode: 0o755 },
    );
  program('npm', `exit ${isRefused ? 1 : 0}`);
  program('rclone', 'exit 0');
  const { status } = spawnSync('bash', [path.join(workspace, '.ci/release'), 'mf-forms'], {
    env: { ...process.env, PATH: `${folder}:${process.env['PATH']}`, STORE: 'venue:store' },
  });
  expect(status).toBe(isRefused ? 1 : 0);
  return readFileSync(path.join(folder, 'asked'), 'utf8').trim().split('\n');
}

const untilReleased = [
  'rclone copy venue:store/releases shell/.releases',
  'rclone copy venue:store/site shell/.site',
  'rclone copy venue:store/record shell/.site.compositions',
  'npm run site -- release mf-forms',
];

const logPublished =
  'rclone copy --include log.jsonl --include own/** shell/.site.compositions venue:store/record';

test('a CI machine releases on top of what is published, and publishes', () => {
  expect(askedBy({ isRefused: false })).toEqual([
    ...untilReleased,
    'rclone copy --immutable shell/.releases venue:store/releases',
    logPublished,
    'rclone sync --copy-links shell/.site/ venue:store/site',
  ]);
});

test('if CI refuses a release, only the log with the reason is published', () => {
  expect(askedBy({ isRefused: true })).toEqual([...untilReleased, logPublished]);
});

test('releases run one at a time', () => {
  const schema = z.object({ jobs: z.object({ release: z.object({ concurrency: z.unknown() }) }) });
  for (const name of ['package', 'ci']) {
    const { release } = schema.parse(parse(textOf(`.github/workflows/${name}.yml`))).jobs;
    expect(release.concurrency, name).toEqual({ group: 'deploy', 'cancel-in-progress': false });
  }
});

test('every workspace has an owner', () => {
  const owned = textOf('.github/CODEOWNERS')
    .split('\n')
    .flatMap((line) => {
      const [folder, ...owners] = line.split(/\s+/);
      return folder?.startsWith('/') && owners.every((owner) => owner.startsWith('@')) ? [folder] : [];
    });
  for (const folder of allWorkspaces) {
    expect(owned, `${folder} needs a line in .github/CODEOWNERS`).toContain(`/${folder}/`);
  }
});
