import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findToast, settled } from '../../../../support/pages/open-page.tsx';
import { detected, openUpload, previewNames } from '../../../../support/pages/upload-page.tsx';

/** A device with these inputs, whose camera can be used or not. */
function withDevices(kinds: readonly MediaDeviceKind[], { refused = false } = {}) {
  const stop = vi.fn();
  const getUserMedia = vi.fn(async () => {
    if (refused) throw new DOMException('', 'NotAllowedError');
    return { getTracks: () => [{ stop }] };
  });
  const mediaDevices = { enumerateDevices: async () => kinds.map((kind) => ({ kind })), getUserMedia };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  return { stop, getUserMedia };
}
afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));

const offer = () => screen.queryByRole('button', { name: 'Take a photo' });

describe('the camera', () => {
  it.each([
    ['has media devices but none that sees', ['audioinput'] as const],
    ['tells nothing of its devices', undefined],
  ])('is not offered where the device %s', async (_, kinds) => {
    if (kinds) withDevices(kinds);
    await openUpload();
    await settled();
    expect(offer()).toBeNull();
  });

  it('takes a photo, which is chosen like any other, and is switched off', async () => {
    const { stop, getUserMedia } = withDevices(['audioinput', 'videoinput']);
    const { user } = await openUpload();
    await user.click(await screen.findByRole('button', { name: 'Take a photo' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Take a photo' }));
    expect(getUserMedia).toHaveBeenCalledWith({
      video: expect.objectContaining({ facingMode: 'environment' }),
    });
    const shutter = dialog.getByRole('button', { name: 'Take the photo' }) as HTMLButtonElement;
    expect(shutter.disabled).toBe(true);
    const video = document.querySelector('video') as HTMLVideoElement;
    await waitFor(() => expect(video.srcObject).toBeTruthy());
    fireEvent.loadedData(video);
    await user.click(shutter);
    await waitFor(() => expect(previewNames()).toEqual([expect.stringMatching(/^camera-\d+\.jpg$/)]));
    await detected();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stop).toHaveBeenCalledTimes(getUserMedia.mock.calls.length);
    expect(document.activeElement).toBe(offer());
  });

  it('is switched off when no photo is taken', async () => {
    const { stop, getUserMedia } = withDevices(['videoinput']);
    const { user } = await openUpload();
    await user.click(await screen.findByRole('button', { name: 'Take a photo' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(stop).toHaveBeenCalledTimes(getUserMedia.mock.calls.length));
    expect(previewNames()).toEqual([]);
  });

  it('that cannot be used says so', async () => {
    withDevices(['videoinput'], { refused: true });
    const { user } = await openUpload();
    await user.click(await screen.findByRole('button', { name: 'Take a photo' }));
    const toast = await findToast('Camera Error');
    within(toast).getByText(/^Unable to access camera/);
    expect(toast.className).toContain('bg-danger');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
