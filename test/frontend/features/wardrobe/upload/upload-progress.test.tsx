import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SelectedPhoto } from '#frontend/features/wardrobe/upload/selected-photo.ts';
import { uploadToasts } from '#frontend/features/wardrobe/upload/upload-messages.ts';
import { ApiError, type ApiErrorCode } from '#shared/contract/client';
import { photo } from '../../../../support/examples/made-up.ts';
import { findToast } from '../../../../support/pages/open-page.tsx';
import { openUpload, previewNames, submitButton } from '../../../../support/pages/upload-page.tsx';

/** The progress of the whole upload in percent, or of one file. */
const percent = (name = /^Uploading (your photo|photo \d of \d)$/) =>
  screen.getByRole('progressbar', { name }).ariaValueNow;

describe('an upload', () => {
  it('shows how far a single file is, in percent, and can be neither changed nor sent again', async () => {
    const { api, fill, submit } = await openUpload();
    api.uploads.holdBack();
    await fill(photo());
    await submit();
    await waitFor(() => expect(api.uploads.sending).toHaveLength(1));
    expect(percent()).toBe('0');
    act(() => api.uploads.sending[0]?.progress(0.5));
    expect([percent(), percent(/shirt\.jpg$/)]).toEqual(['45', '45']);
    screen.getByText('45%');
    expect(submitButton().disabled).toBe(true);
    expect((screen.getByRole('button', { name: 'Remove shirt.jpg' }) as HTMLButtonElement).disabled).toBe(
      true,
    );
    const letGo = api.hold('wardrobe.createItem');
    act(() => api.uploads.sending[0]?.progress(1));
    act(() => api.uploads.sending[0]?.arrive());
    expect(percent()).toBe('90');
    letGo();
    await findToast('Clothing item uploaded successfully');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('a batch', () => {
  it('becomes an item a file, at most two on their way at a time, with a progress by the bytes', async () => {
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

  it('with failed files is reported in red, and only the failed ones are sent again', async () => {
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

  it('begun while its photos are looked at waits for that, is made once, and keeps what was found', async () => {
    const { api, choose, pick, submit } = await openUpload();
    api.uploads.lose('2.jpg');
    const letGo = api.hold('wardrobe.analyzeClothing');
    await choose(photo('1.jpg'), photo('2.jpg'));
    await pick('Category', 'shirt');
    await pick('Style', 'casual');
    await submit();
    expect(submitButton().disabled).toBe(true);
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
});

describe('an upload that fails', () => {
  it('says why and keeps everything for another try', async () => {
    const { api, fill, submit } = await openUpload();
    await fill(photo());
    api.goOffline();
    await submit();
    expect((await findToast('Error')).textContent).toContain('Upload failed: Connection issue');
    expect(previewNames()).toEqual(['shirt.jpg']);
    api.goOnline();
    api.uploads.holdBack();
    for (const [answer, text] of [
      ['EntityTooLarge', 'Upload failed: Please select an image under 10MB.'],
      ['storage.full', 'Upload failed: There is no room left on the disk.'],
      ['AccessDenied', 'Upload failed: The file is not an image that can be read.'],
      ['InvalidKey', 'Invalid filename. Please try renaming your image file.'],
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

  it('in the server says so', () => {
    const toldOf = (code: ApiErrorCode) =>
      uploadToasts(1, [{ photo: {} as SelectedPhoto, error: new ApiError(code) }]);
    expect(toldOf('upload.missing')).toEqual([
      {
        title: 'Error',
        description: 'Upload failed: The upload did not arrive. Please choose the file again.',
        tone: 'error',
      },
    ]);
    expect(toldOf('internal')).toMatchObject([{ description: 'Failed to upload clothing item' }]);
    expect(toldOf('wardrobe.full')).toMatchObject([{ title: 'Upload Limit Reached', tone: 'error' }]);
  });
});
