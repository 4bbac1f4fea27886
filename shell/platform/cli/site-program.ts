import { Argument, Command, CommanderError, InvalidArgumentError } from 'commander';
import { retentionDays } from '../deploy/retention.ts';
import { errorMessage } from '../releases/error-message.ts';
import { packageNames } from '../releases/folders.ts';
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

/** Exit code of a wrong call, as shells have it; a command that fails ends with 1. */
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
    .description('Builds packages, and changes what visitors of the site get.')
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('(--help says more)');
  program
    .command('release')
    .description('build packages (all without a name), try them in a browser and make them live')
    .addArgument(
      packageArgument('[package...]', 'packages, and the configuration of SITE_CONFIG', [configurationWord]),
    )
    .option('-m, --message <text>', 'what changed, in your words, for the list of releases')
    .option('--unchecked', 'go live without a trial in a browser', false)
    .action(releaseCommand);
  program
    .command('rollback')
    .description('make an earlier version of a package live, or the whole site as it stood before')
    .addArgument(packageArgument('<package>', 'a package, or the site', [siteWord]))
    .argument('[version]', 'a version, or the number of a composition; the one before without')
    .option('--unchecked', 'go live without a trial in a browser', false)
    .action(rollbackCommand);
  program
    .command('preview')
    .description('show the live site with one candidate, built from this checkout, at an address of its own')
    .addArgument(packageArgument('<package>', 'the candidate'))
    .option('--only-write', 'write it, and do not serve it', false)
    .action(previewCommand);
  program
    .command('compose')
    .description('give the site the configuration of SITE_CONFIG; without one, compose it again')
    .action(composeCommand);
  program
    .command('check')
    .description('say what is wrong with the configuration of SITE_CONFIG, and try its services')
    .action(checkCommand);
  program.command('list').description('list what is live and what is kept').action(listCommand);
  program
    .command('prune')
    .description('say which versions nobody needs any more')
    .option('--days <number>', 'what was live so lately stays', wholeDays, retentionDays)
    .option('--remove', 'remove the others', false)
    .action(pruneCommand);
  program
    .command('nginx')
    .description('write the configuration by which an own nginx serves the site')
    .argument('<file>', 'where to write it: /etc/nginx/conf.d/site.conf')
    .option('--root <folder>', 'the composed site on the server; SITE_FOLDER unless given')
    .option('--certificate <file>', 'with its chain; where Let’s Encrypt puts it unless given')
    .option('--key <file>', 'of the certificate; where Let’s Encrypt puts it unless given')
    .option('--more <pattern>', 'files with locations of your own', '/etc/nginx/site.d/*.conf')
    .option('--preview <package>', 'the preview of a package instead, at https://package.the-host')
    .option('--brotli', 'nginx has the module brotli_static', false)
    .action(nginxCommand);
  return program;
}

/** Runs the command of these words (`process.argv`) and sets the process's exit code: 1 if it failed, 2 if the call is wrong. */
export async function runSiteProgram(argv: readonly string[]): Promise<void> {
  const program = siteProgram();
  for (const command of [program, ...program.commands]) command.exitOverride();
  try {
    await program.parseAsync([...argv]);
  } catch (error) {
    // The parser has said itself what is wrong with a call.
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : wrongCall;
    else {
      process.stderr.write(`${errorMessage(error)}\n`);
      process.exitCode = 1;
    }
  }
}
