import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startApp } from '../support/app/app.ts';
import { aPublicOutfit } from '../support/calls/community.ts';

const app = await startApp();

/** Runs the command and returns its output and its exit code. */
async function rebuild(...options: string[]) {
  const command = spawn(process.execPath, ['bin/rebuild.ts', ...options], {
    env: { ...process.env, PORT: new URL(app.url).port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => command.on('close', resolve));
  return { says: await text(command.stdout), code: await ended };
}

it('an instance that runs is looked at, and repaired where it is asked to be', async () => {
  const ada = await app.visit();
  await aPublicOutfit(ada);
  await app.settle();
  expect(await rebuild()).toEqual({ says: 'All projections are equal to what they are made of.\n', code: 0 });

  const { OutfitCountEntity } = await import('#functions/rows/outfits/outfit');
  await OutfitCountEntity.patch({ userId: ada.userId }).set({ outfits: 5 }).go();
  const wrong = `number of outfits ${ada.userId}\n  is:        5\n  should be: 1\n`;
  expect(await rebuild()).toEqual({
    says: `${wrong}1 differ. --repair writes what they should be.\n`,
    code: 1,
  });
  expect(await rebuild('--repair')).toEqual({
    says: `${wrong}1 differed; 0 are left after the repair.\n`,
    code: 0,
  });
});
