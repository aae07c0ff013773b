import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { photo } from '../../../support/made-up.ts';
import { findToast } from '../../../support/open-page.tsx';
import { openUpload, previewNames, submitButton } from '../../../support/upload-page.tsx';

const percent = () => screen.getByRole('progressbar').ariaValueNow;

describe('an upload', () => {
  it('shows how far a single file is, in percent, and can be neither changed nor sent again', async () => {
    const { api, fill, submit } = await openUpload();
    api.uploads.holdBack();
    await fill(photo());
    await submit();
    await waitFor(() => expect(api.uploads.sending).toHaveLength(1));
    expect(percent()).toBe('0');
    act(() => api.uploads.sending[0]?.progress(0.5));
    expect(percent()).toBe('45');
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

  it('shows how far a batch is as a whole, by the bytes of its files', async () => {
    const { api, fill, submit } = await openUpload();
    api.uploads.holdBack();
    await fill(photo('small.jpg', { bytes: 1000 }), photo('large.jpg', { bytes: 3000 }));
    await submit();
    await waitFor(() => expect(api.uploads.sending).toHaveLength(2));
    act(() => api.uploads.sending.find(({ name }) => name === 'large.jpg')?.arrive());
    await waitFor(() => expect(percent()).toBe('75'));
    act(() => api.uploads.sending.find(({ name }) => name === 'small.jpg')?.arrive());
    await findToast('Upload Complete');
  });
});

describe('a batch', () => {
  it('becomes an item a file, at most three on their way at a time, and leaves an empty form', async () => {
    const { api, fill, submit } = await openUpload();
    api.uploads.holdBack();
    const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'];
    await fill(...names.map((name) => photo(name)));
    expect(submitButton().textContent).toBe('Upload 5 items');
    await submit();
    await waitFor(() => expect(api.uploads.sending).toHaveLength(3));
    for (let sent = 0; sent < names.length; sent++) {
      await waitFor(() => expect(api.uploads.sending.length).toBeGreaterThan(sent));
      act(() => api.uploads.sending[sent]?.arrive());
    }
    expect((await findToast('Upload Complete')).textContent).toContain('5 of 5 uploaded');
    expect(api.world.clothes).toHaveLength(5);
    expect(previewNames()).toEqual([]);
  });

  it('of which one file fails is reported in red, and keeps that file for another try', async () => {
    const { api, fill, submit } = await openUpload();
    api.uploads.lose('2.jpg');
    await fill(photo('1.jpg'), photo('2.jpg'), photo('3.jpg'));
    await submit();
    const toast = await findToast('Upload Complete');
    expect(toast.textContent).toContain('2 of 3 uploaded, 1 failed');
    expect(toast.className).toContain('bg-danger');
    expect(api.world.clothes).toHaveLength(2);
    expect(previewNames()).toEqual(['2.jpg']);
    expect((screen.getByLabelText('Category') as HTMLSelectElement).value).toBe('shirt');

    api.uploads.find('2.jpg');
    await submit();
    await findToast('Clothing item uploaded successfully');
    expect(api.world.clothes).toHaveLength(3);
    expect(previewNames()).toEqual([]);
  });
});

describe('an upload that fails', () => {
  it('without a connection says so and keeps everything for another try', async () => {
    const { api, fill, submit } = await openUpload();
    await fill(photo());
    api.goOffline();
    await submit();
    expect((await findToast('Failed to upload clothing item')).textContent).toContain('Connection issue');
    expect(previewNames()).toEqual(['shirt.jpg']);
    api.goOnline();
    await submit();
    await findToast('Clothing item uploaded successfully');
    expect(api.world.clothes).toHaveLength(1);
  });

  it.each([
    ['EntityTooLarge', 'Please select an image under 10MB.'],
    ['AccessDenied', 'The file is not an image that can be read.'],
  ])('with %s of the storage says why', async (answer, text) => {
    const { api, fill, submit } = await openUpload();
    api.uploads.holdBack();
    await fill(photo());
    await submit();
    await waitFor(() => expect(api.uploads.sending).toHaveLength(1));
    act(() => api.uploads.sending[0]?.refuse(`<Error><Code>${answer}</Code></Error>`));
    expect((await findToast('Failed to upload clothing item')).textContent).toContain(text);
  });
});
