import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { limits } from '#shared/limits';
import { startFakeApi } from '../../../support/fake-api.ts';
import { ada, items, photo } from '../../../support/made-up.ts';
import { findToast, openPage } from '../../../support/open-page.tsx';

/** Opens the upload of someone who has so many clothes, and chooses files as a browser's dialog would hand them over. */
async function open(owned = 0) {
  startFakeApi({ clothes: items(owned) });
  const { user } = await openPage('/dashboard', { as: ada });
  if (owned) await screen.findAllByRole('article');
  else await screen.findByText('No clothing items uploaded yet.');
  await user.click(screen.getByRole('tab', { name: 'Upload New' }));
  const anyFile = userEvent.setup({ delay: null, applyAccept: false });
  return { user, choose: (...files: File[]) => anyFile.upload(screen.getByLabelText('Photos'), files) };
}
const previews = () =>
  screen.queryAllByRole('img', { name: /^Preview of/ }).map((image) => (image as HTMLImageElement).alt);
const photos = (count: number) => Array.from({ length: count }, (_, index) => photo(`${index + 1}.jpg`));

describe('choosing photos', () => {
  it('shows each as a preview, and each can be taken out again', async () => {
    const { user, choose } = await open();
    await choose(
      photo('a.jpg'),
      photo('b.png', { type: 'image/png' }),
      photo('c.webp', { type: 'image/webp' }),
    );
    await screen.findByRole('img', { name: 'Preview of c.webp' });
    expect(previews()).toEqual(['Preview of a.jpg', 'Preview of b.png', 'Preview of c.webp']);
    expect((screen.getByAltText('Preview of a.jpg') as HTMLImageElement).src).toMatch(/^blob:/);
    await user.click(screen.getByRole('button', { name: 'Remove b.png' }));
    expect(previews()).toEqual(['Preview of a.jpg', 'Preview of c.webp']);
  });

  it('adds to those that were chosen before, and a file that is chosen twice counts once', async () => {
    const { choose } = await open();
    await choose(photo('a.jpg'));
    await screen.findByAltText('Preview of a.jpg');
    await choose(photo('a.jpg'), photo('b.jpg'));
    await screen.findByAltText('Preview of b.jpg');
    expect(previews()).toEqual(['Preview of a.jpg', 'Preview of b.jpg']);
  });

  it('takes photos with the camera too, where there is one', async () => {
    await open();
    expect((screen.getByLabelText('Photos') as HTMLInputElement).accept).toContain('image/jpeg');
    screen.getByRole('button', { name: /Drop photos here.*take them/ });
  });
});

describe('a file that is refused', () => {
  it.each([
    ['a document', photo('cv.pdf', { type: 'application/pdf' }), /File type must be/],
    ['a drawing', photo('icon.svg', { type: 'image/svg+xml' }), /File type must be/],
    ['an animation', photo('cat.gif', { type: 'image/gif' }), /File type must be/],
    ['an empty photo', photo('empty.jpg', { bytes: 0 }), /File is smaller than 1 byte/],
  ])('is %s, as an invalid file', async (_, file, reason) => {
    const { choose } = await open();
    await choose(file);
    const toast = await findToast('Invalid File');
    within(toast).getByText(reason);
    expect(toast.className).toContain('bg-danger');
    expect(previews()).toEqual([]);
  });

  it('is a photo of one byte over 10 MB; one of exactly 10 MB is taken', async () => {
    const { choose } = await open();
    await choose(photo('over.jpg', { bytes: limits.upload.bytes + 1 }));
    within(await findToast('File Too Large')).getByText('Please select an image under 10MB.');
    await choose(photo('exact.jpg', { bytes: limits.upload.bytes }));
    await screen.findByAltText('Preview of exact.jpg');
    expect(previews()).toEqual(['Preview of exact.jpg']);
  });

  it('keeps none of the others from being chosen', async () => {
    const { choose } = await open();
    await choose(photo('cv.pdf', { type: 'application/pdf' }), photo('a.jpg'));
    await findToast('Invalid File');
    await screen.findByAltText('Preview of a.jpg');
  });
});

describe('too many files', () => {
  it('are more than ten at a time; ten are taken', async () => {
    const { choose } = await open();
    await choose(...photos(11));
    within(await findToast('Too Many Files')).getByText('Please select at most 10 files at a time.');
    expect(previews()).toEqual([]);
    await choose(...photos(10));
    await screen.findByAltText('Preview of 10.jpg');
    expect(previews()).toHaveLength(10);
  });

  it('are more than there is room for', async () => {
    const { choose } = await open(limits.wardrobeItems - 2);
    await choose(...photos(3));
    within(await findToast('Too Many Files')).getByText(
      'You can only upload 2 more items. Please select fewer files.',
    );
    expect(previews()).toEqual([]);
    await choose(...photos(2));
    await screen.findByAltText('Preview of 2.jpg');
  });
});
