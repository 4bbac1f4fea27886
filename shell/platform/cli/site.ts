import './production.ts';
import { Argument, Command, CommanderError, InvalidArgumentError } from 'commander';
import { packageNames } from '../checkout/folders.ts';
import { errorMessage } from '../common/error-message.ts';
import { retentionDays } from '../deploy/prune.ts';
import { checkCommand } from './check-command.ts';
import { listCommand, pruneCommand } from './housekeeping-commands.ts';
import { nginxCommand } from './nginx-command.ts';
import { previewCommand } from './preview-command.ts';
import {
  composeCommand,
  configurationWord,
  releaseCommand,
  rollbackCommand,
  siteWord,
} from './release-commands.ts';

/** Exit code for wrong usage, as in shells. A command that fails ends with 1. */
const wrongCall = 2;

function wholeDays(text: string): number {
  const days = Number(text);
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number of days.');
  return days;
}

function packageArgument(name: string, description: string, more: readonly string[] = []): Argument {
  return new Argument(name, description).choices([...packageNames, ...more]);
}

function siteProgram(): Command {
  const program = new Command('npm run site --')
    .description('Builds packages, and releases and manages the site.')
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('(use --help for details)');
  program
    .command('release')
    .description('build packages (all by default), test them in a browser and make them live')
    .addArgument(
      packageArgument('[package...]', 'packages, and the configuration that SITE_CONFIG names', [
        configurationWord,
      ]),
    )
    .option('-m, --message <text>', 'what changed, for the list of releases')
    .option('--skip-verify', 'skip verifying the pages in a browser', false)
    .action(releaseCommand);
  program
    .command('rollback')
    .description('go back to an earlier version of a package, or of the whole site')
    .addArgument(packageArgument('<package>', 'a package, or the site', [siteWord]))
    .argument('[version]', 'a version, or the number of a composition (default: the previous one)')
    .option('--skip-verify', 'skip verifying the pages in a browser', false)
    .action(rollbackCommand);
  program
    .command('preview')
    .description('serve a copy of the live site with one package from this checkout')
    .addArgument(packageArgument('<package>', 'the package to preview'))
    .option('--only-write', 'write the preview, but do not serve it', false)
    .action(previewCommand);
  program
    .command('compose')
    .description(
      'write the pages again, with the configuration that SITE_CONFIG names or else the current one',
    )
    .action(composeCommand);
  program
    .command('check')
    .description('check the configuration that SITE_CONFIG names, and whether its services answer')
    .action(checkCommand);
  program.command('list').description('list the live and the earlier versions').action(listCommand);
  program
    .command('prune')
    .description('list versions that are no longer needed, or remove them')
    .option('--days <number>', 'keep versions that were live within this many days', wholeDays, retentionDays)
    .option('--remove', 'remove the versions listed', false)
    .action(pruneCommand);
  program
    .command('nginx')
    .description('write an nginx configuration for the site')
    .argument('<file>', 'file to write, such as /etc/nginx/conf.d/site.conf')
    .option('--root <folder>', 'the composed site on the server (default: SITE_FOLDER)')
    .option('--certificate <file>', 'certificate with its chain (default: the one from Let’s Encrypt)')
    .option('--key <file>', 'key of the certificate (default: the one from Let’s Encrypt)')
    .option('--more <pattern>', 'files with your own locations', '/etc/nginx/site.d/*.conf')
    .option('--preview <package>', 'serve the preview of a package instead, at https://package.your-host')
    .option('--brotli', 'use the nginx module brotli_static', false)
    .action(nginxCommand);
  return program;
}

const program = siteProgram();
for (const command of [program, ...program.commands]) command.exitOverride();
try {
  await program.parseAsync();
} catch (error) {
  // Commander has already printed what is wrong.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : wrongCall;
  else {
    process.stderr.write(`${errorMessage(error)}\n`);
    process.exitCode = 1;
  }
}
