import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

it('who lost everything resets the password and finds their clothes', { timeout: 400_000 }, async () => {
  const drill = spawn(process.execPath, ['bin/lab.ts', 'restore-drill'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => drill.on('close', resolve));
  const said = await text(drill.stdout);
  expect(await ended).toBe(0);
  const steps = [...said.matchAll(/^ *\d+\.\d s {2}(.+)$/gm)].map(([, what]) => what);
  expect(steps).toEqual(
    expect.arrayContaining([
      'images, table and user pool are lost',
      'rebuild --repair',
      'smoke',
      'a person resets the password and signs in',
      'and finds clothes, photos, outfit and chat',
    ]),
  );
});
