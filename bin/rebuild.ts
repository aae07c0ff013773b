import { parseArgs } from 'node:util';
import type { Rebuilt } from '../functions/projections/rebuild/rebuild.ts';
import { askInstance } from './operator/ask-instance.ts';
import { enterEnvironment } from './operator/enter-environment.ts';

const usage = `Usage: npm run rebuild -- [--repair] [--environment NAME]
Makes every row anew that is made of others, and says which differ: cards, counts, statistics, copied names, feeds,
notifications. With --repair it writes what they should be, also while the app is used. Without an environment it looks
at the instance that runs at PORT, else at the folder DATA_DIR; with one at its table in AWS, with the credentials
of the AWS command line. The exit code is 1 where something differs, or still does after the repair.`;

type Options = { repair: boolean };

async function inAws(environment: string, options: Options): Promise<Rebuilt> {
  await enterEnvironment(environment);
  const { rebuild } = await import('../functions/projections/rebuild/rebuild.ts');
  return rebuild(options);
}

const onThisMachine = async (options: Options): Promise<Rebuilt> =>
  (await askInstance<Rebuilt>('rebuild', options)) ?? inFolder(options);

/** Starts the local cloud on the data folder, without web pages. It projects the changes that the repair makes. */
async function inFolder(options: Options): Promise<Rebuilt> {
  const { startLocalCloud } = await import('../infra/local/local-cloud.ts');
  const cloud = await startLocalCloud({
    dataDir: process.env['DATA_DIR'] ?? '.local',
    appUrl: '',
    outboxKey: '',
  });
  try {
    await cloud.settle();
    const { rebuild } = await import('../functions/projections/rebuild/rebuild.ts');
    return await rebuild(options);
  } finally {
    await cloud.settle();
    await cloud.close();
  }
}

/** Prints what was found. Returns whether everything is correct now. */
function show({ found, left, unsettled }: Rebuilt, { repair }: Options): boolean {
  for (const { kind, key, stored, expected } of found)
    console.log(
      `${kind} ${key}\n  is:        ${JSON.stringify(stored)}\n  should be: ${JSON.stringify(expected)}`,
    );
  if (unsettled) console.log(`${unsettled} could not be judged: they changed each time they were read.`);
  const settled = unsettled ? 'All others are' : 'All projections are';
  if (found.length === 0) console.log(`${settled} equal to what they are made of.`);
  else if (repair) console.log(`${found.length} differed; ${left.length} are left after the repair.`);
  else console.log(`${found.length} differ. --repair writes what they should be.`);
  return left.length === 0;
}

try {
  const { values } = parseArgs({
    options: {
      environment: { type: 'string' },
      repair: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  if (values.help) console.log(usage);
  else {
    const { environment, repair } = values;
    const rebuilt = await (environment ? inAws(environment, { repair }) : onThisMachine({ repair }));
    process.exitCode = show(rebuilt, { repair }) ? 0 : 1;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
