import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { canvasBlob } from '../../../lib/canvas-blob.ts';

/** Whether the device has a camera. Browsers answer this without asking for permission. */
export function useHasCamera(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    // `mediaDevices` exists only on secure origins.
    void navigator.mediaDevices
      ?.enumerateDevices()
      .then((devices) => setHas(devices.some(isCamera)))
      .catch(() => setHas(false));
  }, []);
  return has;
}

const isCamera = ({ kind }: MediaDeviceInfo) => kind === 'videoinput';

/** The wanted size of a photo in pixels. The camera uses the closest size that it has. */
const size = { width: { ideal: 3000 }, height: { ideal: 4000 } };

type State = 'starting' | 'ready' | 'lost';

/**
 * Shows a camera in a video element while it is mounted, at first the back camera. The state is `lost` if the camera
 * was unplugged or another app has taken it. `onRefused` is called with the error if no camera can be opened.
 */
export function useCamera(onRefused: (error: unknown) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>('starting');
  const [cameras, setCameras] = useState<readonly string[]>([]);
  /** The camera to open. A new `attempt` opens it again. */
  const [wanted, setWanted] = useState<{ deviceId?: string; attempt: number }>({ attempt: 0 });
  const refuse = useEffectEvent(onRefused);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let isOpen = true;
    setState('starting');
    const which = wanted.deviceId ? { deviceId: { exact: wanted.deviceId } } : { facingMode: 'environment' };
    navigator.mediaDevices
      .getUserMedia({ video: { ...which, ...size } })
      .then(async (opened) => {
        stream = opened;
        if (!isOpen) return stop(opened);
        for (const track of opened.getTracks())
          track.addEventListener('ended', () => isOpen && setState('lost'));
        if (video.current) video.current.srcObject = opened;
        // Browsers list all cameras only after the use of one was permitted.
        const devices = await navigator.mediaDevices.enumerateDevices();
        if (isOpen) setCameras(devices.filter(isCamera).map(({ deviceId }) => deviceId));
      })
      .catch((error) => isOpen && refuse(error));
    return () => {
      isOpen = false;
      if (stream) stop(stream);
    };
  }, [wanted]);

  /** Opens the next camera in the device's list. After the last one the first follows. */
  function switchCamera() {
    const current = (video.current?.srcObject as MediaStream | null)?.getTracks()[0]?.getSettings().deviceId;
    const next = cameras[(cameras.indexOf(current ?? '') + 1) % cameras.length];
    if (next) setWanted(({ attempt }) => ({ deviceId: next, attempt }));
  }

  return {
    video,
    state,
    /** To be called when the video element has its first picture. */
    onPicture: () => setState('ready'),
    /** Undefined if there is only one camera. */
    switchCamera: cameras.length > 1 ? switchCamera : undefined,
    restart: () => setWanted(({ attempt }) => ({ attempt: attempt + 1 })),
  };
}

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

/** The current picture of a video element as a file, or null if the browser cannot make one. */
export async function photoOf(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight });
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await canvasBlob(canvas, 'image/jpeg', 0.92);
  return blob && new File([blob], `camera-${Date.now()}.jpg`, { type: 'image/jpeg' });
}
