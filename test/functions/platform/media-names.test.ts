import { beforeEach, expect, it, vi } from 'vitest';

let secret = '';
vi.stubEnv('MEDIA_NAME_SECRET', 'names');
vi.mock('#functions/platform/secret', () => ({ secretReader: () => async () => secret }));
const { imageFolder, openPath, ownerFolder, sealPath } = await import('#functions/platform/media-names');
beforeEach(() => {
  secret = 'one secret';
});
const path = 'ada/1_IMG_Anna_hem.jpg';

it('a folder lies in the one of its owner, and its name is the time of the upload and digits without wildcards', async () => {
  const folder = await imageFolder(path);
  expect(folder).toMatch(/^media\/[0-9a-f]{32}\/1_[0-9a-f]{32}$/);
  expect(folder.startsWith(await ownerFolder('ada'))).toBe(true);
  expect(await imageFolder(path)).toBe(folder);
});

it('every path and every secret give another folder', async () => {
  const folders = [
    await imageFolder(path),
    await imageFolder('ada/2_a.jpg'),
    await imageFolder('bea/1_a.jpg'),
  ];
  secret = 'another secret';
  folders.push(await imageFolder(path));
  expect(new Set(folders).size).toBe(4);
});

it('a sealed path tells nothing, and opens with the same secret only', async () => {
  const sealed = await sealPath(path);
  const bytes = Buffer.from(sealed, 'base64url');
  expect(bytes.toString('latin1')).not.toContain('IMG');
  expect(await openPath(sealed)).toBe(path);
  const untagged = Buffer.concat([bytes.subarray(0, -16), Buffer.alloc(16)]);
  await expect(openPath(untagged.toString('base64url'))).rejects.toThrow();
  await expect(openPath('')).rejects.toThrow();
  secret = 'another secret';
  await expect(openPath(sealed)).rejects.toThrow();
});
