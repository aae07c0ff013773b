import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SelectedPhoto } from '#frontend/features/wardrobe/upload/photo-details.ts';
import { uploadToasts } from '#frontend/features/wardrobe/upload/upload-messages.ts';
import { categoriesBySlot } from '#shared/catalog';
import { ApiError, type ApiErrorCode } from '#shared/contract/client';
import { limits } from '#shared/limits';
import { uploadTypes } from '#shared/rules/upload-file';
import { ada, brokenPhoto, items, photo } from '../../../../support/examples/made-up.ts';
import { findError, findToast } from '../../../../support/pages/open-page.tsx';
import {
  asksBeforeLeaving,
  cannotSubmit,
  detected,
  field,
  findPieces,
  noteOf,
  openUpload,
  previewNames,
  rowOf,
  submitButton,
} from '../../../../support/pages/wardrobe-page.tsx';

const values = () =>
  ['Category', 'Style', 'Color (optional)', 'Brand (optional)', 'Description (optional)'].map(
    (label) => field(label).value,
  );

it('the upload form can be sent once a file, a category and a style are there, and asks before a chosen file is left', async () => {
  const { user, choose, pick } = await openUpload({ seesStyles: false });
  expect([cannotSubmit(), asksBeforeLeaving()]).toEqual([true, false]);
  const groups = [...field('Category').querySelectorAll('optgroup')];
  expect(groups.map((group) => [...group.querySelectorAll('option')].map(({ value }) => value))).toEqual(
    Object.values(categoriesBySlot),
  );
  await user.click(screen.getByRole('button', { name: 'Use what was detected' }));
  const toast = await findToast('No Image');
  within(toast).getByText('Please choose or take a photo first.');
  expect(toast.className).toContain('bg-danger');
  await pick('Style', 'casual');
  await choose(photo());
  await detected();
  expect(asksBeforeLeaving()).toBe(true);
  await pick('Category', '');
  expect(cannotSubmit()).toBe(true);
  await pick('Category', 'shirt');
  expect(cannotSubmit()).toBe(false);
  await pick('Style', '');
  expect(cannotSubmit()).toBe(true);
  await pick('Style', 'formal');
  await user.click(screen.getByRole('button', { name: 'Remove shirt.jpg' }));
  expect([cannotSubmit(), asksBeforeLeaving()]).toEqual([true, false]);
  // The further details stay open while what they hold is taken out again.
  const summary = screen.getByText('Seasons, price and date of purchase (optional)');
  await user.click(summary);
  await user.click(screen.getByLabelText('summer'));
  await user.click(screen.getByLabelText('summer'));
  expect(summary.closest('details')?.open).toBe(true);
});

it('the upload form makes an item of a photo with all that was said of it, shows it first, and is empty again', async () => {
  // The wardrobe could not be read before.
  const { api, user, choose, pick, type, submit } = await openUpload(
    { clothes: items(2, { color: 'red' }) },
    { failing: 'wardrobe.listItems' },
  );
  await choose(photo('Blå skjorta.jpg'));
  await detected();
  await pick('Category', 'trench-coat');
  await pick('Style', 'elegant');
  await type('Color (optional)', 'beige');
  await type('Brand (optional)', 'Acme');
  await type('Description (optional)', 'Heavy twill');
  await user.click(screen.getByLabelText('spring'));
  await user.click(screen.getByLabelText('autumn'));
  await type('Price', '249,50');
  await type('Currency', 'eur');
  await type('Bought on', '2026-03-01');
  await submit();
  await findToast('Clothing item uploaded successfully');
  expect(previewNames()).toEqual([]);
  expect(values()).toEqual(['', '', '', '', '']);
  expect([cannotSubmit(), asksBeforeLeaving()]).toEqual([true, false]);
  expect(api.world.clothes.slice(2)).toMatchObject([
    {
      userId: ada.userId,
      category: 'trench-coat',
      style: 'elegant',
      color: 'beige',
      brand: 'Acme',
      description: 'Heavy twill',
      seasons: ['spring', 'autumn'],
      price: 249.5,
      currency: 'EUR',
      purchasedOn: '2026-03-01',
    },
  ]);
  expect(api.world.clothes[2]?.imageUrl).toMatch(new RegExp(`^${ada.userId}/\\d+_Bla_skjorta.jpg$`));
  await user.click(screen.getByRole('tab', { name: 'My Clothes' }));
  await findPieces('beige trench coat', 'red shirt', 'red shirt');
});

const { color } = limits.item;

it('the upload form refuses a wrong value with the rule of its field, and keeps what was filled in', async () => {
  const { api, fill, type, submit } = await openUpload();
  await fill(photo());
  for (const [label, rule, most] of [
    ['Color (optional)', `Color must be less than ${color} characters`, color],
    ['Price', 'Price must be a number', 0],
    ['Currency', 'Currency must be three letters', 1],
  ] as const) {
    await type(label, 'x'.repeat(most + 1));
    await submit();
    expect((await findToast(rule)).textContent).toContain('Validation Error');
    expect([field(label).ariaInvalid, noteOf(label)]).toEqual(['true', rule]);
    await type(label, '');
    expect(field(label).ariaInvalid).not.toBe('true');
  }
  expect(previewNames()).toEqual(['shirt.jpg']);
  expect(api.requestsOf('wardrobe.prepareUpload')).toEqual([]);
});

it('a full wardrobe closes the form, and says why', async () => {
  await openUpload({ clothes: items(limits.wardrobeItems) });
  await waitFor(() => expect(submitButton().textContent).toBe('Max 100 items reached'));
  expect(cannotSubmit()).toBe(true);
  screen.getByText("You've reached the maximum of 100 clothes items. Delete some to add more.");
  expect(field('Photos').disabled).toBe(true);
  expect((screen.getByRole('button', { name: /^Drop photos/ }) as HTMLButtonElement).disabled).toBe(true);
});

it('a full wardrobe refuses the files of a batch that exceed the room', async () => {
  const { api, fill, submit } = await openUpload({ clothes: items(limits.wardrobeItems - 2) });
  await fill(photo('1.jpg'), photo('2.jpg'));
  api.world.clothes.push(...items(1));
  await submit();
  const toast = await findToast('Upload Limit Reached');
  within(toast).getByText("You've reached the maximum of 100 clothes items. Delete some to add more.");
  expect(toast.className).toContain('bg-danger');
  expect((await findToast('Upload Complete')).textContent).toContain('1 of 2 uploaded, 1 failed');
  expect(previewNames()).toHaveLength(1);
});

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
  fireEvent.drop(screen.getByRole('button', { name: /^Add more/ }), {
    dataTransfer: { items, types: ['Files'] },
  });
  await screen.findByAltText('Preview of dropped.jpg');
});

it('a file that is no photo, empty, damaged or too large is refused with its reason, and keeps back no other', async () => {
  const { api, choose } = await open();
  const types = 'File type must be .jpeg, .jpg, .png, .webp, .heic, .heif';
  const noPhoto = 'This is not a photo, or it is damaged';
  for (const [file, title, reason, inList = reason] of [
    [photo('cv.pdf', { type: 'application/pdf' }), 'Invalid File', types],
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
  for (const count of [11, 3]) {
    await choose(...photos(count));
    within(await findToast('Too Many Files')).getByText(
      'You can only upload 2 more items. Please select fewer files.',
    );
    expect(previewNames()).toEqual([]);
  }
  await choose(...photos(2));
  await screen.findByAltText('Preview of 2.jpg');
});

/** The progress of the whole upload in percent, or of one file. */
const percent = (name = /^Uploading (your photo|photo \d of \d)$/) =>
  screen.getByRole('progressbar', { name }).ariaValueNow;

it('an upload shows how far a single file is, in percent, and can be neither changed nor sent again', async () => {
  const { api, fill, submit } = await openUpload();
  api.uploads.holdBack();
  await fill(photo());
  await submit();
  await waitFor(() => expect(api.uploads.sending).toHaveLength(1));
  expect(percent()).toBe('0');
  act(() => api.uploads.sending[0]?.progress(0.5));
  expect([percent(), percent(/shirt\.jpg$/)]).toEqual(['45', '45']);
  screen.getByText('45%');
  expect(cannotSubmit()).toBe(true);
  expect((screen.getByRole('button', { name: 'Remove shirt.jpg' }) as HTMLButtonElement).disabled).toBe(true);
  const letGo = api.hold('wardrobe.createItem');
  act(() => api.uploads.sending[0]?.progress(1));
  act(() => api.uploads.sending[0]?.arrive());
  expect(percent()).toBe('90');
  letGo();
  await findToast('Clothing item uploaded successfully');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('a batch becomes an item a file, at most two on their way at a time, with a progress by the bytes', async () => {
  const { api, fill, submit } = await openUpload();
  api.uploads.holdBack();
  const sizes = [1000, 3000, 2000, 2000, 2000];
  await fill(...sizes.map((bytes, index) => photo(`${index + 1}.jpg`, { bytes })));
  expect(submitButton().textContent).toBe('Upload 5 items');
  await submit();
  await waitFor(() => expect(api.uploads.sending).toHaveLength(2));
  expect(percent(/^Uploading photo 1 of 5$/)).toBe('0');
  act(() => api.uploads.sending[1]?.arrive());
  await waitFor(() => expect(percent(/^Uploading photo 2 of 5$/)).toBe('30'));
  expect([percent(/ 1\.jpg$/), percent(/ 2\.jpg$/)]).toEqual(['0', '100']);
  for (const sent of [0, 2, 3, 4]) {
    await waitFor(() => expect(api.uploads.sending.length).toBeGreaterThan(sent));
    act(() => api.uploads.sending[sent]?.arrive());
  }
  const toast = await findToast('Upload Complete');
  expect(toast.textContent).toContain('5 of 5 uploaded, 0 failed');
  expect(toast.className).not.toContain('bg-danger');
  expect(api.world.clothes).toHaveLength(5);
  expect(previewNames()).toEqual([]);
});

it('a batch with failed files is reported in red, and only the failed ones are sent again', async () => {
  const { api, fill, submit } = await openUpload();
  for (const name of ['2.jpg', '3.jpg']) api.uploads.lose(name);
  await fill(photo('1.jpg'), photo('2.jpg'), photo('3.jpg'));
  await submit();
  const toast = await findToast('Upload Complete');
  expect(toast.textContent).toContain('1 of 3 uploaded, 2 failed');
  expect(toast.className).toContain('bg-danger');
  expect(api.world.clothes).toHaveLength(1);
  expect(previewNames()).toEqual(['2.jpg', '3.jpg']);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Upload failed: Connection issue/),
    expect.stringMatching(/^Upload failed: Connection issue/),
  ]);

  expect(submitButton().textContent).toBe('Try 2 again');
  api.uploads.find('2.jpg');
  await submit();
  await waitFor(() => expect(previewNames()).toEqual(['3.jpg']));
  expect(submitButton().textContent).toBe('Try again');
  api.uploads.find('3.jpg');
  await submit();
  await findToast('Clothing item uploaded successfully');
  expect(api.world.clothes.map(({ imageUrl }) => imageUrl.split('_').at(-1))).toEqual([
    '1.jpg',
    '2.jpg',
    '3.jpg',
  ]);
  expect(previewNames()).toEqual([]);
});

it('a batch begun while its photos are looked at waits for that, is made once, and keeps what was found', async () => {
  const { api, choose, pick, submit } = await openUpload();
  api.uploads.lose('2.jpg');
  const letGo = api.hold('wardrobe.analyzeClothing');
  await choose(photo('1.jpg'), photo('2.jpg'));
  await pick('Category', 'shirt');
  await pick('Style', 'casual');
  await submit();
  expect(cannotSubmit()).toBe(true);
  await submit();
  letGo();
  await findToast('Upload Complete');
  expect(api.world.clothes).toMatchObject([
    { color: 'navy', aiDetectedMetadata: { color: 'navy', confidence: 'high' } },
  ]);
  expect(previewNames()).toEqual(['2.jpg']);
  expect(screen.queryByText('Detecting color and style…')).toBeNull();
  screen.getByText('Detected: navy, high confidence');
});

it('an upload that fails says why and keeps everything for another try', async () => {
  const { api, fill, submit } = await openUpload();
  await fill(photo());
  api.goOffline();
  await submit();
  await findError('Upload failed: Connection issue');
  expect(previewNames()).toEqual(['shirt.jpg']);
  api.goOnline();
  api.uploads.holdBack();
  for (const [answer, text] of [
    ['EntityTooLarge', 'Upload failed: Please select an image under 10MB.'],
    ['storage.full', 'Upload failed: There is no room left on the disk.'],
    ['AccessDenied', 'Upload failed: The file is not an image that can be read.'],
    ['KeyTooLongError', 'Invalid filename. Please try renaming your image file.'],
  ]) {
    await submit();
    await waitFor(() => expect(api.uploads.sending).toHaveLength(1));
    act(() => api.uploads.sending.shift()?.refuse(`<Error><Code>${answer}</Code></Error>`));
    expect((await screen.findByRole('alert')).textContent).toContain(text);
  }
  const toast = await findToast('Invalid filename. Please try renaming your image file.');
  expect(toast.className).toContain('bg-danger');
  await submit();
  await waitFor(() => expect(api.uploads.sending).toHaveLength(1));
  act(() => api.uploads.sending[0]?.arrive());
  await findToast('Clothing item uploaded successfully');
  expect(api.world.clothes).toHaveLength(1);
});

it('an upload that fails in the server says so', () => {
  const toldOf = (code: ApiErrorCode) =>
    uploadToasts(1, [{ photo: {} as SelectedPhoto, error: new ApiError(code) }]);
  const missing = 'Upload failed: The upload did not arrive. Please choose the file again.';
  expect(toldOf('upload.missing')).toEqual([{ title: 'Error', description: missing, tone: 'error' }]);
  expect(toldOf('internal')).toMatchObject([{ description: 'Failed to upload clothing item' }]);
  expect(toldOf('wardrobe.full')).toMatchObject([{ title: 'Upload Limit Reached', tone: 'error' }]);
});

it('an upload that lacks something says what, marks it and goes there; afterwards the new pieces are shown', async () => {
  const { user, choose, submit } = await openUpload({ seesStyles: false });
  await submit();
  await findToast('No Image');
  await choose(photo('a.jpg'), photo('b.jpg'));
  await detected();
  const missing = (name: string) => rowOf(name).getByLabelText<HTMLSelectElement>('Category');
  await user.selectOptions(missing('a.jpg'), 'shirt');
  await submit();
  await findToast('1 photo needs a category');
  expect([missing('a.jpg').ariaInvalid, missing('b.jpg').ariaInvalid]).toEqual([null, 'true']);
  expect(document.activeElement).toBe(missing('b.jpg'));
  await user.selectOptions(missing('b.jpg'), 'jeans');
  expect(missing('b.jpg').ariaInvalid).toBeNull();
  await submit();
  await findToast('Upload Complete');
  const added = within(screen.getByRole('region', { name: 'Just added' })).getAllByRole('link');
  expect(added.map(({ ariaLabel }) => ariaLabel)).toEqual(['navy shirt', 'navy jeans']);
  screen.getByRole('button', { name: /^Add more/ });
});
