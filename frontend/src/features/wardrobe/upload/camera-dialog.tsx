import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Modal } from '../../../components/modal.tsx';
import { notify } from '../../../components/notify.ts';
import { texts } from '../texts.ts';

/** Whether the device has a camera. Browsers answer this without asking for permission. */
export function useHasCamera(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    // `mediaDevices` exists only on secure origins.
    void navigator.mediaDevices
      ?.enumerateDevices()
      .then((devices) => setHas(devices.some(({ kind }) => kind === 'videoinput')))
      .catch(() => setHas(false));
  }, []);
  return has;
}

/** Shows the camera and takes one photo, then closes. Without access to the camera it shows a toast and closes. */
export function CameraDialog({ onPhoto, onClose }: { onPhoto: (photo: File) => void; onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [ready, setReady] = useState(false);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    let stream: MediaStream | undefined;
    let closed = false;
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment', width: { ideal: 3000 }, height: { ideal: 4000 } } })
      .then((opened) => {
        stream = opened;
        if (closed) stop(opened);
        else if (video.current) video.current.srcObject = opened;
      })
      .catch(() => {
        if (closed) return;
        void notify({ title: texts.cameraError, description: texts.cameraErrorHint, tone: 'error' });
        close.current();
      });
    return () => {
      closed = true;
      if (stream) stop(stream);
    };
  }, []);

  const take = async () => {
    if (!video.current) return;
    const photo = await photoOf(video.current);
    if (photo) onPhoto(photo);
    onClose();
  };

  return (
    <Modal title="Take a photo" onClose={onClose} narrow>
      <div className="grid justify-items-center gap-5 pt-6">
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          onLoadedData={() => setReady(true)}
          className="aspect-3/4 max-h-[65dvh] w-full bg-sunken object-contain"
        />
        <Button disabled={!ready} onClick={take}>
          Take the photo
        </Button>
      </div>
    </Modal>
  );
}

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

async function photoOf(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight });
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  return blob && new File([blob], `camera-${Date.now()}.jpg`, { type: 'image/jpeg' });
}
