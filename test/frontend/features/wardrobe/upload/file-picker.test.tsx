import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { limits } from '#shared/limits';
import { uploadTypes } from '#shared/rules/upload-file';
import { brokenPhoto, items, photo } from '../../../../support/examples/made-up.ts';
import { findToast } from '../../../../support/pages/open-page.tsx';
import { detected, field, openUpload, previewNames } from '../../../../support/pages/upload-page.tsx';

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

it('photos are chosen in the dialog of the browser or dropped, shown as previews and can be taken out', async () => {
  const { user, choose } = await open();
  screen.getByText(/JPEG, PNG, WebP or HEIC · up to 10 MB each, 10 at a time/);
  const input = field('Photos');
  const opened = vi.spyOn(input, 'click');
  await user.click(screen.getByRole('button', { name: /^Drop photos here/ }));
  expect(opened).toHaveBeenCalledOnce();
  expect(input.multiple).toBe(true);
  for (const type of Object.keys(uploadTypes)) expect(input.accept).toContain(type);

  await choose(
    photo('a.jpg'),
    photo('b.png', { type: 'image/png' }),
    photo('c.webp', { type: 'image/webp' }),
  );
  await screen.findByAltText('Preview of c.webp');
  expect(previewNames()).toEqual(['a.jpg', 'b.png', 'c.webp']);
  expect((screen.getByAltText('Preview of a.jpg') as HTMLImageElement).src).toMatch(/^blob:/);
  await user.click(screen.getByRole('button', { name: 'Remove b.png' }));
  // A file that is chosen twice counts once.
  await choose(photo('a.jpg'), photo('d.jpg'));
  await screen.findByAltText('Preview of d.jpg');
  expect(previewNames()).toEqual(['a.jpg', 'c.webp', 'd.jpg']);

  const items = [{ kind: 'file', type: 'image/jpeg', getAsFile: () => photo('dropped.jpg') }];
  fireEvent.drop(screen.getByRole('button', { name: /^Drop photos here/ }), {
    dataTransfer: { items, types: ['Files'] },
  });
  await screen.findByAltText('Preview of dropped.jpg');
});

it('a file that is no photo, empty, damaged or too large is refused with its reason, and keeps back no other', async () => {
  const { api, choose } = await open();
  const types = 'File type must be .jpeg, .jpg, .png, .webp, .heic, .heif';
  const noPhoto = 'This is no photo, or it is damaged';
  for (const [file, title, reason, inList = reason] of [
    [photo('cv.pdf', { type: 'application/pdf' }), 'Invalid File', types],
    [photo('icon.svg', { type: 'image/svg+xml' }), 'Invalid File', types],
    [photo('empty.jpg', { bytes: 0 }), 'Invalid File', 'File is smaller than 1 bytes'],
    [
      photo('over.jpg', { bytes: limits.upload.bytes + 1 }),
      'File Too Large',
      'Please select an image under 10MB.',
      'File is larger than 10485760 bytes (10 MB)',
    ],
    [new File(['Dear diary'], 'diary.jpg', { type: 'image/jpeg' }), 'Invalid File', noPhoto],
    [brokenPhoto('torn.jpg'), 'Invalid File', noPhoto],
  ] as const) {
    await choose(file);
    const toast = await findToast(reason);
    within(toast).getByText(title);
    expect(toast.className).toContain('bg-danger');
    await waitFor(() =>
      expect(refusals().map(({ textContent }) => textContent)).toEqual([`${file.name}: ${inList}`]),
    );
  }
  expect(previewNames()).toEqual([]);
  await choose(photo('cv.pdf', { type: 'application/pdf' }), brokenPhoto('torn.jpg'), photo('a.jpg'));
  await screen.findByAltText('Preview of a.jpg');
  expect(refusals()).toHaveLength(2);
  await choose(photo('exact.jpg', { bytes: limits.upload.bytes }));
  await screen.findByAltText('Preview of exact.jpg');
  expect(previewNames()).toEqual(['a.jpg', 'exact.jpg']);
  expect(screen.queryByRole('alert', { name: 'Not added' })).toBeNull();
  await detected();
  expect(api.requestsOf('wardrobe.analyzeClothing')).toHaveLength(2);
});

it('ten files can be chosen at a time, and an eleventh is refused', async () => {
  const { choose } = await open();
  await choose(...photos(11));
  within(await findToast('Too Many Files')).getByText('Please select at most 10 files at a time.');
  expect(refusals().map(({ textContent }) => textContent)).toEqual(['11.jpg: Too many files']);
  expect(previewNames()).toEqual(photos(10).map(({ name }) => name));
  await choose(photo('eleventh.jpg'));
  await waitFor(() => expect(screen.queryByRole('alert', { name: 'Not added' })).toBeNull());
  expect(previewNames()).toHaveLength(10);
});

it('no more files can be chosen than the wardrobe has room for', async () => {
  const { choose } = await open(limits.wardrobeItems - 2);
  for (const [index, count] of [11, 3].entries()) {
    await choose(...photos(count));
    await waitFor(() => expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(index + 1));
    within(await findToast('Too Many Files')).getByText(
      'You can only upload 2 more items. Please select fewer files.',
    );
    expect(previewNames()).toEqual([]);
  }
  await choose(...photos(2));
  await screen.findByAltText('Preview of 2.jpg');
});
