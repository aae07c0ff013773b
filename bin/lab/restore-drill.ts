import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from '../operator/step.ts';
import { runCommand } from './restore-drill/instance.ts';
import { phases } from './restore-drill/phases.ts';

/**
 * Loses the table, the user pool and all images of an instance on local services, and restores them as docs/restore.md
 * does in AWS. Prints the time of each step. The data are in a temporary folder, which is removed at the end. Each phase
 * is a process, which calls this file again, because a process can run only one local cloud.
 */
async function drill() {
  const folder = await mkdtemp(join(tmpdir(), 'wardrobe-restore-'));
  const run = (phase: string) => runCommand(import.meta.filename, [phase, folder]);
  try {
    await run('live');
    await step('together, from the loss on', async () => {
      for (const phase of Object.keys(phases).slice(1)) await run(phase);
    });
    console.log('\nEverything is back.');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const [phase, folder = ''] = process.argv.slice(2);
try {
  await (phase ? phases[phase as keyof typeof phases](folder) : drill());
} catch (error) {
  console.error(error);
  process.exit(1);
}
process.exit();
