import { DeleteObjectsCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cutOutFiles, imageVariants, masterVariant } from '#shared/rules/image-variant';

vi.stubEnv('MEDIA_BUCKET', 'media');
vi.stubEnv('MEDIA_NAME_SECRET', 'names');
vi.mock('#functions/platform/secret', () => ({ secretReader: () => async () => 'a secret' }));
const { deleteImage, deleteImages } = await import('#functions/platform/media');

const { imageFolder } = await import('#functions/platform/media-names');
const [derived, former] = [await imageFolder('ada/1_a.jpg'), 'media/ada/1_a.jpg'];

const s3 = mockClient(S3Client);
beforeEach(() => s3.reset());
const deleted = () =>
  s3
    .commandCalls(DeleteObjectsCommand)
    .map(({ args }) => args[0].input.Delete?.Objects?.map(({ Key = '' }) => Key) ?? []);

describe('deleting a photo', () => {
  it('takes its master away before any other variant, so that nobody goes on making these', async () => {
    s3.on(DeleteObjectsCommand).resolves({});
    await deleteImage('ada/1_a.jpg');
    const [first, second, ...more] = deleted();
    expect(first).toEqual([derived, former].map((folder) => `${folder}/${masterVariant}`));
    const others = [...imageVariants.filter((variant) => variant !== masterVariant), ...cutOutFiles];
    expect(second?.toSorted()).toEqual(
      [derived, former].flatMap((folder) => others.map((file) => `${folder}/${file}`)).sort(),
    );
    expect(more).toEqual([]);
  });

  it('of a whole wardrobe deletes every object once, as many at a time as S3 takes', async () => {
    s3.on(DeleteObjectsCommand).resolves({});
    const paths = Array.from({ length: 120 }, (_, index) => `ada/${index}_a.jpg`);
    await deleteImages(paths);
    const calls = deleted();
    for (const keys of calls) expect(keys.length).toBeLessThanOrEqual(1000);
    const files = 2 * 120 * (imageVariants.length + cutOutFiles.length);
    expect(new Set(calls.flat()).size).toBe(files);
    expect(calls.flat()).toHaveLength(files);
  });

  it('fails when S3 keeps one of its objects, so that it is tried again', async () => {
    s3.on(DeleteObjectsCommand).resolves({ Errors: [{ Key: 'x', Code: 'InternalError' }] });
    await expect(deleteImage('ada/1_a.jpg')).rejects.toThrow('Could not delete 1');
  });
});
