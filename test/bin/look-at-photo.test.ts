import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { photoOf } from '../../bin/demo/photo.ts';
import { jpeg } from '../support/pictures.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();

async function file(name: string, content: Uint8Array | string) {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const lookAt = (...files: string[]) =>
  new Promise<{ code: number; lines: Record<string, unknown>[] }>((resolve) => {
    execFile(process.execPath, ['bin/lab/look-at-photo.ts', ...files], (error, stdout) =>
      resolve({
        code: Number(error?.code ?? 0),
        lines: stdout
          .trim()
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line)),
      }),
    );
  });

it('a photo is looked at from the command line: a line a file, with color, category and style', async () => {
  const dress = await file('IMG_1.jpg', await photoOf('red-dress', 450));
  const named = await file('black-tie.jpg', await jpeg('#191b19'));
  const { code, lines } = await lookAt(dress, named);
  expect(code).toBe(0);
  expect(lines).toMatchObject([
    { color: 'red', confidence: 'high', category: expect.any(String) },
    { color: 'black', category: 'tie', categoryConfidence: 'high', style: 'formal' },
  ]);
  for (const line of lines)
    expect(Object.keys(line)).toEqual(['color', 'confidence', 'category', 'categoryConfidence', 'style']);
  expect(await lookAt()).toEqual({ code: 1, lines: [] });
});

it('a file that is no photo has a line with an error, the others are looked at, and the command fails', async () => {
  const broken = await file('broken.jpg', 'no photo');
  const sound = await file('sound.jpg', await photoOf('navy-jeans', 300));
  const { code, lines } = await lookAt(broken, join(folder, 'missing.jpg'), sound);
  expect(code).toBe(1);
  const unknown = { color: null, confidence: null, category: null, categoryConfidence: null, style: null };
  expect(lines).toMatchObject([
    { ...unknown, error: expect.stringContaining('invalid_file') },
    { ...unknown, error: expect.stringContaining('ENOENT') },
    { color: 'navy' },
  ]);
});
