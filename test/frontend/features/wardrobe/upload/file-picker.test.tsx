import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { limits } from '#shared/limits';
import { uploadTypes } from '#shared/rules/upload-file';
import { brokenPhoto, items, photo } from '../../../../support/examples/made-up.ts';
import { findToast } from '../../../../support/pages/open-page.tsx';
import { field, openUpload, previewNames } from '../../../../support/pages/upload-page.tsx';

const photos = (count: number) => Array.from({ length: count }, (_, index) => photo(`${index + 1}.jpg`));
const refusals = () => within(screen.getByRole('alert', { name: 'Not added' })).getAllByRole('listitem');

/** Opens the upload for someone who owns this number of items. */
async function open(owned = 0) {
  const page = await openUpload({ clothes: items(owned) });
  const panel = within(await screen.findByRole('tabpanel', { name: 'My Clothes', hidden: true }));
  if (owned) await panel.findAllByRole('article', { hidden: true });
  else await panel.findByText('No clothing items uploaded yet.');
  return page;
}

describe('choosing photos', () => {
  it('shows each as a preview, and each can be taken out again', async () => {
    const { user, choose } = await open();
    await choose(
      photo('a.jpg'),
      photo('b.png', { type: 'image/png' }),
      photo('c.webp', { type: 'image/webp' }),
    );
    await screen.findByAltText('Preview of c.webp');
    expect(previewNames()).toEqual(['a.jpg', 'b.png', 'c.webp']);
    expect((screen.getByAltText('Preview of a.jpg') as HTMLImageElement).src).toMatch(/^blob:/);
    await user.click(screen.getByRole('button', { name: 'Remove b.png' }));
    expect(previewNames()).toEqual(['a.jpg', 'c.webp']);
  });

  it('adds to the selected files, and a file selected twice counts once', async () => {
    const { choose } = await open();
    await choose(photo('a.jpg'));
    await screen.findByAltText('Preview of a.jpg');
    await choose(photo('a.jpg'), photo('b.jpg'));
    await screen.findByAltText('Preview of b.jpg');
    expect(previewNames()).toEqual(['a.jpg', 'b.jpg']);
  });

  it('is done by dropping them too', async () => {
    await open();
    const items = [{ kind: 'file', type: 'image/jpeg', getAsFile: () => photo('a.jpg') }];
    fireEvent.drop(screen.getByRole('button', { name: /^Drop photos here/ }), {
      dataTransfer: { items, types: ['Files'] },
    });
    await screen.findByAltText('Preview of a.jpg');
  });

  it('opens the dialog of the browser, which offers photos of the types that are taken', async () => {
    const { user } = await open();
    const input = field('Photos');
    const opened = vi.spyOn(input, 'click');
    await user.click(screen.getByRole('button', { name: /^Drop photos here/ }));
    expect(opened).toHaveBeenCalledOnce();
    expect(input.multiple).toBe(true);
    for (const type of Object.keys(uploadTypes)) expect(input.accept).toContain(type);
  });

  it('says before it how large photos may be, and how many', async () => {
    await open();
    screen.getByText(/JPEG, PNG, WebP or HEIC · up to 10 MB each, 10 at a time/);
  });
});

describe('a file that is refused', () => {
  it.each([
    [
      'a document',
      photo('cv.pdf', { type: 'application/pdf' }),
      /^File type must be \.jpeg, \.jpg, \.png, \.webp, \.heic, \.heif$/,
    ],
    ['a drawing', photo('icon.svg', { type: 'image/svg+xml' }), /^File type must be/],
    ['an animation', photo('cat.gif', { type: 'image/gif' }), /^File type must be/],
    ['an empty photo', photo('empty.jpg', { bytes: 0 }), /^File is smaller than 1 bytes$/],
  ])('is %s, as an invalid file', async (_, file, reason) => {
    const { choose } = await open();
    await choose(file);
    const toast = await findToast('Invalid File');
    within(toast).getByText(reason);
    expect(toast.className).toContain('bg-danger');
    expect(refusals()[0]?.textContent).toMatch(
      new RegExp(`^${file.name}: ${reason.source.replace('^', '')}`),
    );
    expect(previewNames()).toEqual([]);
  });

  it('is a photo of one byte over 10 MB; one of exactly 10 MB is taken', async () => {
    const { choose } = await open();
    await choose(photo('over.jpg', { bytes: limits.upload.bytes + 1 }));
    within(await findToast('File Too Large')).getByText('Please select an image under 10MB.');
    expect(refusals()[0]?.textContent).toBe('over.jpg: File is larger than 10485760 bytes (10 MB)');
    await choose(photo('exact.jpg', { bytes: limits.upload.bytes }));
    await screen.findByAltText('Preview of exact.jpg');
    expect(previewNames()).toEqual(['exact.jpg']);
    expect(screen.queryByRole('alert', { name: 'Not added' })).toBeNull();
  });

  it.each([
    ['a text that was renamed', () => new File(['Dear diary'], 'diary.jpg', { type: 'image/jpeg' })],
    ['a JPEG that cannot be decoded', () => brokenPhoto('torn.jpg')],
  ])('is %s, when it is chosen', async (_, file) => {
    const { api, choose } = await open();
    await choose(file(), photo('a.jpg'));
    within(await findToast('Invalid File')).getByText('This is no photo, or it is damaged');
    expect(refusals()[0]?.textContent).toBe(`${file().name}: This is no photo, or it is damaged`);
    await screen.findByAltText('Preview of a.jpg');
    expect(previewNames()).toEqual(['a.jpg']);
    expect(api.requestsOf('wardrobe.analyzeClothing')).toHaveLength(1);
  });

  it('keeps none of the others from being chosen', async () => {
    const { choose } = await open();
    await choose(photo('cv.pdf', { type: 'application/pdf' }), photo('a.jpg'));
    await findToast('Invalid File');
    await screen.findByAltText('Preview of a.jpg');
  });
});

describe('too many files', () => {
  it('are more than ten at a time: ten are taken, and an eleventh is refused', async () => {
    const { choose } = await open();
    await choose(...photos(11));
    within(await findToast('Too Many Files')).getByText('Please select at most 10 files at a time.');
    expect(refusals().map(({ textContent }) => textContent)).toEqual(['11.jpg: Too many files']);
    expect(previewNames()).toEqual(photos(10).map(({ name }) => name));
  });

  it('are more than ten together with the selected ones', async () => {
    const { choose } = await open();
    await choose(...photos(10));
    await screen.findByAltText('Preview of 10.jpg');
    await choose(photo('eleventh.jpg'));
    await findToast('Too Many Files');
    expect(previewNames()).toHaveLength(10);
  });

  it.each([3, 11])('are %i where there is room for two', async (count) => {
    const { choose } = await open(limits.wardrobeItems - 2);
    await choose(...photos(count));
    within(await findToast('Too Many Files')).getByText(
      'You can only upload 2 more items. Please select fewer files.',
    );
    expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(1);
    expect(previewNames()).toEqual([]);
    await choose(...photos(2));
    await screen.findByAltText('Preview of 2.jpg');
  });
});
