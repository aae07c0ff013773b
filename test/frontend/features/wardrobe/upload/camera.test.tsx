import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { texts } from '#frontend/features/wardrobe/texts.ts';
import { photo } from '../../../../support/examples/made-up.ts';
import { findToast, settled } from '../../../../support/pages/open-page.tsx';
import { detected, openUpload, previewNames } from '../../../../support/pages/wardrobe-page.tsx';

/** Simulates a device with these inputs, whose cameras work. */
function withDevices(...kinds: MediaDeviceKind[]) {
  const stop = vi.fn();
  const tracks: EventTarget[] = [];
  const devices = kinds.map((kind, index) => ({ kind, deviceId: `device-${index}` }));
  const cameras = devices.filter(({ kind }) => kind === 'videoinput');
  const getUserMedia = vi.fn(async ({ video }: { video: { deviceId?: { exact: string } } }) => {
    const deviceId = video.deviceId?.exact ?? cameras[0]?.deviceId;
    const track = Object.assign(new EventTarget(), { stop, getSettings: () => ({ deviceId }) });
    tracks.push(track);
    return { getTracks: () => [track] };
  });
  const mediaDevices = { enumerateDevices: async () => devices, getUserMedia };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  return {
    stop,
    getUserMedia,
    takeAway: () => act(() => void tracks.at(-1)?.dispatchEvent(new Event('ended'))),
  };
}
afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));

const offer = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Take photos' });
const camera = () => within(screen.getByRole('dialog', { name: 'Take photos' }));
const shutter = () => camera().getByRole('button', { name: 'Take the photo' });
const shots = () => camera().queryAllByRole('img', { name: /^Shot/ });

async function showPicture() {
  const video = document.querySelector('video') as HTMLVideoElement;
  await waitFor(() => expect(video.srcObject).toBeTruthy());
  fireEvent.loadedData(video);
  await waitFor(() => expect(shutter().ariaDisabled).toBe('false'));
}

async function openCamera() {
  const page = await openUpload();
  await page.user.click(await screen.findByRole('button', { name: 'Take photos' }));
  return page;
}

it('the camera is not offered where the device has none', async () => {
  withDevices('audioinput');
  await openUpload();
  await settled();
  expect(offer()).toBeNull();
});

it('the camera stays open for shot after shot, which can be taken back and are chosen like any other', async () => {
  const { stop, getUserMedia } = withDevices('audioinput', 'videoinput');
  const { user } = await openCamera();
  expect(getUserMedia).toHaveBeenCalledWith({
    video: expect.objectContaining({ facingMode: 'environment' }),
  });
  expect(shutter().ariaDisabled).toBe('true');
  await user.click(shutter());
  expect(shots()).toEqual([]);
  await showPicture();
  expect(document.activeElement).toBe(shutter());
  expect(camera().queryByRole('button', { name: 'Switch the camera' })).toBeNull();
  for (const status of ['1 photo taken', '2 photos taken', '3 photos taken']) {
    await user.keyboard(' ');
    await waitFor(() => expect(camera().getByRole('status').textContent).toBe(status));
  }
  await user.click(camera().getByRole('button', { name: 'Remove shot 1' }));
  expect(camera().getByRole('status').textContent).toBe('2 photos taken');
  expect(document.activeElement).toBe(shutter());
  await user.click(camera().getByRole('button', { name: 'Done' }));
  await detected();
  expect(previewNames()).toEqual([
    expect.stringMatching(/^camera-\d+\.jpg$/),
    expect.stringMatching(/^camera-\d+\.jpg$/),
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stop).toHaveBeenCalledTimes(getUserMedia.mock.calls.length);
  expect(document.activeElement).toBe(offer());
});

it('the camera takes no more photos than can be chosen', async () => {
  withDevices('videoinput');
  const { choose, user } = await openUpload();
  await choose(...Array.from({ length: 9 }, (_, index) => photo(`${index}.jpg`)));
  await user.click(await screen.findByRole('button', { name: 'Take photos' }));
  await showPicture();
  await user.click(shutter());
  await waitFor(() => expect(shots()).toHaveLength(1));
  expect(camera().getByRole('status').textContent).toBe('1 photo: upload before you take more');
  await user.click(shutter());
  await user.click(camera().getByRole('button', { name: 'Done' }));
  expect(previewNames()).toHaveLength(10);
  expect(offer()?.ariaDisabled).toBe('true');
});

it('the camera can be switched where there are two, and be started again with its shots after it was taken away', async () => {
  const { getUserMedia, stop, takeAway } = withDevices('videoinput', 'videoinput');
  const { user } = await openCamera();
  await showPicture();
  const opened = getUserMedia.mock.calls.length;
  await user.click(await camera().findByRole('button', { name: 'Switch the camera' }));
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(opened + 1));
  expect(getUserMedia).toHaveBeenLastCalledWith({
    video: expect.objectContaining({ deviceId: { exact: 'device-1' } }),
  });
  expect(stop).toHaveBeenCalledTimes(opened);
  await showPicture();
  await user.click(shutter());
  await waitFor(() => expect(shots()).toHaveLength(1));
  takeAway();
  expect(camera().getByRole('alert').textContent).toContain('The camera has stopped.');
  expect(shutter().ariaDisabled).toBe('true');
  await user.click(camera().getByRole('button', { name: 'Start the camera again' }));
  await showPicture();
  expect(camera().queryByRole('alert')).toBeNull();
  expect(shots()).toHaveLength(1);
});

it('the camera says why it cannot be used', async () => {
  const { getUserMedia } = withDevices('videoinput');
  getUserMedia.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await openCamera();
  const toast = await findToast('Camera Error');
  within(toast).getByText(/^Unable to access camera. Please allow it/);
  expect(toast.className).toContain('bg-danger');
  expect(screen.queryByRole('dialog')).toBeNull();
  const hints = ['NotFoundError', 'NotReadableError', 'AbortError'].map((name) =>
    texts.cameraErrorHint(new DOMException('', name)),
  );
  expect(hints).toEqual([
    expect.stringMatching(/^Unable to access camera. No camera was found/),
    expect.stringMatching(/^Unable to access camera. Another app/),
    expect.stringMatching(/^Unable to access camera. Please check its permission/),
  ]);
});
